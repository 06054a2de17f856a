import { type CalendarDate, daysBetween, formatDate, type Policy } from '@vcms/domain';

/** When the cover ends, as people say it. */
export function endingText(
  { expiration, cancelledOn }: Pick<Policy, 'expiration' | 'cancelledOn'>,
  today: CalendarDate,
): string {
  if (cancelledOn !== undefined && cancelledOn < expiration) return `Cancelled on ${formatDate(cancelledOn)}`;
  const days = daysBetween(today, expiration);
  // The day of the expiration itself is not covered.
  if (days <= 0) return `Ended on ${formatDate(expiration)}`;
  return `Ends on ${formatDate(expiration)}, in ${days === 1 ? '1 day' : `${days} days`}`;
}
