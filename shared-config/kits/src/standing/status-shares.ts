import { ITEM_STATUSES, type Status } from '@vcms/domain';

/** One part of a whole. */
export interface StatusShare {
  readonly status: Status;
  readonly count: number;
  /** 0..100, a whole number: equal counts have equal percentages. */
  readonly percent: number;
}

/** Parts of the same count, which are rounded the same way. */
interface Group {
  readonly count: number;
  readonly parts: number;
  readonly floor: number;
  readonly remainder: number;
}

function groupsOf(counts: readonly number[], total: number): readonly Group[] {
  return [...new Set(counts)].map((count) => {
    const exact = (100 * count) / total;
    const floor = Math.floor(exact);
    return {
      count,
      parts: counts.filter((one) => one === count).length,
      floor,
      remainder: exact - floor,
    };
  });
}

const partsOf = (groups: readonly Group[]) => groups.reduce((sum, { parts }) => sum + parts, 0);
const gainOf = (groups: readonly Group[]) =>
  groups.reduce((sum, { parts, remainder }) => sum + parts * remainder, 0);

/** The groups to round up so that all percentages add up to 100, those with the largest remainders; undefined: none do. */
function roundedUp(groups: readonly Group[]): readonly Group[] | undefined {
  const left = 100 - groups.reduce((sum, { parts, floor }) => sum + parts * floor, 0);
  // Six statuses at most: every choice of groups can be tried.
  const choices = Array.from({ length: 2 ** groups.length }, (_, bits) =>
    groups.filter((_group, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );
  const [best] = choices.filter((set) => partsOf(set) === left).toSorted((a, b) => gainOf(b) - gainOf(a));
  return best;
}

/**
 * The parts of a whole, the worst status first; statuses that nothing has are left out. Percentages add up to 100 (largest
 * remainder) wherever that can be done with equal percentages for equal counts; of three equal parts each is 33.
 */
export function statusShares(counts: Readonly<Record<Status, number>>): readonly StatusShare[] {
  const present = ITEM_STATUSES.filter((status) => counts[status] > 0);
  const numbers = present.map((status) => counts[status]);
  const groups = groupsOf(
    numbers,
    numbers.reduce((sum, count) => sum + count, 0),
  );
  const up = roundedUp(groups) ?? groups.filter(({ remainder }) => remainder >= 0.5);
  const percents = new Map(groups.map((group) => [group.count, group.floor + Number(up.includes(group))]));
  return present.map((status) => ({
    status,
    count: counts[status],
    percent: percents.get(counts[status]) ?? 0,
  }));
}
