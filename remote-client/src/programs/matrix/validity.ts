import { formatDate, type Item } from '@vcms/domain';

/** Until when what counts today does; undefined: it does not count, or has no end. */
export function validityOf({ dueOn, facts }: Item): string | undefined {
  const until = dueOn ?? facts?.validUntil;
  return until === undefined ? undefined : `Valid until ${formatDate(until)}`;
}
