import {
  type CalendarDate,
  type Decimal,
  divideHalfUp,
  type EmrRecord,
  emrEnd,
  formatDecimal,
  parseDecimal,
} from '@vcms/domain';

/** The modifications that count on a day. */
export interface EmrStanding {
  /** Newest one that is in effect; undefined: none is. */
  readonly latest: EmrRecord | undefined;
  /** Of the newest three effective dates, two decimals rounded half up; undefined without a current one. */
  readonly mean: Decimal | undefined;
  readonly counted: number;
  /** First day on which the newest one was too old; undefined: it is not, or there is none. */
  readonly endedOn?: CalendarDate | undefined;
}

/** What a client that takes a company without a modification as an average one compares (domain section 2). */
export const ASSUMED_EMR: Decimal = '1.00';

const COUNTED = 3;
const GONE: readonly EmrRecord['state'][] = [
  'draft',
  'withdrawn',
  'archived',
  'rejected',
  'changes_requested',
];

/** Newest date first; of one date an accepted record goes before one that waits. */
function newestFirst(left: EmrRecord, right: EmrRecord): number {
  if (left.effective !== right.effective) return left.effective < right.effective ? 1 : -1;
  return Number(right.state === 'accepted') - Number(left.state === 'accepted');
}

/** Latest modification and mean of up to three (domain 3.2, EMR): good for 12 months from the effective date. */
export function emrStanding(records: readonly EmrRecord[], today: CalendarDate): EmrStanding {
  const usable = records
    .filter(({ state, effective }) => !GONE.includes(state) && effective <= today)
    .toSorted(newestFirst);
  const dates = new Map<CalendarDate, EmrRecord>();
  for (const record of usable) if (!dates.has(record.effective)) dates.set(record.effective, record);
  const newest = [...dates.values()].slice(0, COUNTED);
  const [latest] = newest;
  const endedOn = latest === undefined ? undefined : emrEnd(latest.effective);
  if (latest === undefined || endedOn === undefined || today >= endedOn) {
    return { latest: undefined, mean: undefined, counted: 0, endedOn };
  }
  const total = newest.reduce((sum, { value }) => sum + parseDecimal(value, 2), 0);
  return { latest, mean: formatDecimal(divideHalfUp(total, newest.length), 2), counted: newest.length };
}
