import type { Standing } from '@vcms/data';
import {
  addDays,
  type InsuranceLine,
  ITEM_STATUSES,
  itemTitle,
  type OutlookStep,
  type Status,
} from '@vcms/domain';

type Change = OutlookStep['changes'][number];

/** Lines as people call them in passing. */
const LINES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gl: 'General liability',
    auto: 'Auto liability',
    umbrella: 'Umbrella liability',
    wc_el: 'Workers\u2019 compensation',
    professional: 'Professional liability',
    pollution: 'Pollution liability',
  } satisfies Record<InsuranceLine, string>),
);

const VERBS: Readonly<Record<Status, string>> = {
  non_compliant: 'becomes non-compliant',
  pending_review: 'waits for review',
  variance: 'is covered by a variance',
  expiring: 'expires soon',
  compliant: 'becomes compliant',
  not_applicable: 'no longer applies',
};

function lineOf(key: string): string | undefined {
  const [area, line] = key.split('.');
  return area === 'insurance' ? line : undefined;
}

function titleOf(key: string): string {
  return LINES.get(lineOf(key) ?? '') ?? itemTitle(key).replace(/^(?:Document|Safety program): (.)/, upper);
}

function upper(_match: string, first: string): string {
  return first.toUpperCase();
}

/** The change that matters most: the worst new status; what is no longer asked comes last. */
function worstOf(changes: readonly Change[]): Change | undefined {
  const rank = ({ status }: Change) =>
    status === undefined ? ITEM_STATUSES.length : ITEM_STATUSES.indexOf(status);
  return changes.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** What happens on a day, in one short sentence about what matters most: General liability ends. */
export function changeSentence(standing: Standing, { date, changes }: OutlookStep): string {
  const worst = worstOf(changes);
  if (worst === undefined) return '';
  const { key, status } = worst;
  // What held until the day before, or is over with the day itself.
  const endsThen = (last: string | undefined) => last === date || last === addDays(date, -1);
  const held = standing.items.find((item) => item.key === key);
  if (status === 'non_compliant' && endsThen(held?.varianceTo)) return `Variance ends: ${titleOf(key)}`;
  const ends: Readonly<Partial<Record<string, string>>> = standing.insuranceEnds ?? {};
  const isEnd = status === 'non_compliant' && endsThen(ends[lineOf(key) ?? '']);
  return `${titleOf(key)} ${isEnd ? 'ends' : VERBS[status ?? 'not_applicable']}`;
}
