import { type CalendarDate, formatDate, type Item } from '@vcms/domain';

/**
 * Until when a program counts for the client whose item it is: its review cycle may end before the firm's review does.
 * Undefined: it does not count, or has no end.
 */
export function countsUntil({ dueOn, facts }: Item): CalendarDate | undefined {
  return dueOn ?? facts?.validUntil;
}

/** The same in words. */
export function validityOf(item: Item): string | undefined {
  const until = countsUntil(item);
  return until === undefined ? undefined : `Valid until ${formatDate(until)}`;
}
