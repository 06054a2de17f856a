import { addDays, type DateSpan } from '@vcms/domain';

/** Records of one kind that dates are derived from. */
export const DATES_READ = 300;

const DAYS_BACK = 60;
const DAYS_AHEAD = 400;

/** The days that a feed holds, from the day of asking. */
export function feedSpan(now: Date): DateSpan {
  const today = now.toISOString().slice(0, 10);
  return { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
}

/** A feed leads to no page: it says what and when. */
export function noPath(): undefined {
  return undefined;
}
