import { USER_ROLES } from '@vcms/domain';
import type { Trusted } from '../core/context.ts';
import { applyAccount } from './apply-account.ts';

/** `serverSettings/secondFactor` {roles}: what the accounts follow already. No rule opens it. */
const APPLIED = 'serverSettings/secondFactor';

/**
 * Makes the accounts follow who must sign in in two steps, once after each change of the configuration. Safe to repeat: what is
 * noted is noted after the last account.
 * @returns accounts that changed
 */
export async function applySecondFactorRoles(trusted: Trusted): Promise<number> {
  const { db, secondFactorRoles } = trusted;
  if (secondFactorRoles === undefined) return 0;
  const stored: unknown = (await db.doc(APPLIED).get()).get('roles');
  const before = Array.isArray(stored) ? stored : [];
  const moved = USER_ROLES.filter((role) => before.includes(role) !== secondFactorRoles.includes(role));
  if (moved.length === 0) return 0;
  const people = await db.collection('users').where('role', 'in', moved).select().get();
  let changed = 0;
  for (const { id } of people.docs) if (await applyAccount(trusted, id)) changed += 1;
  await db.doc(APPLIED).set({ roles: [...secondFactorRoles] });
  return changed;
}
