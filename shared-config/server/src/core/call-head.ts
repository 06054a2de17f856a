import type { UserRole } from '@vcms/domain';
import type { Caller } from './context.ts';
import { refuseAccess } from './refusal.ts';
import { derivedId } from './token.ts';

/** Refuses a caller of another role, before anything is read or counted. */
export function requireRole({ role }: Pick<Caller, 'role'>, ...allowed: readonly UserRole[]): void {
  if (!allowed.includes(role)) refuseAccess();
}

/**
 * The id of what one click makes: sent again, it finds its record. Another person's click never does.
 * @param kind of record, such as `invitation`
 * @param requestId the caller's name of the click
 * @param place of whom, where one request may be sent for several
 */
export function clickId(
  kind: string,
  { uid }: Pick<Caller, 'uid'>,
  requestId: string,
  ...place: readonly string[]
): string {
  return derivedId(kind, uid, ...place, requestId);
}
