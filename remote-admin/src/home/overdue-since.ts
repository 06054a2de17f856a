import { addWorkingDays, REVIEW_PROMISE_DAYS } from '@vcms/domain';

/**
 * The first day that is still in time: what was submitted before it is overdue today.
 * @param today calendar date of the firm
 */
export function inTimeFrom(today: string): string {
  return addWorkingDays(today, -REVIEW_PROMISE_DAYS);
}
