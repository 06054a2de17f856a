import { documentPath } from '@vcms/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Trusted } from '../trusted/context.ts';
import { loadAccount } from './find-account.ts';

/** Times a person's record may change while it is applied before that is left to the next event. */
const ROUNDS = 5;

/**
 * Makes the account at the sign-in service follow `users/{uid}`: claims, disabled, and the end of all sessions when one
 * of them changed. Safe to repeat and to run twice at once: it goes on until what it wrote is what is stored.
 * Answers whether anything had to be changed.
 */
export async function applyAccount(trusted: Trusted, uid: string): Promise<boolean> {
  const reference = trusted.db.doc(documentPath('users', uid));
  let changed = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const user = (await reference.get()).data();
    if (user === undefined) return changed;
    const written = await writeAccount(trusted, uid, user);
    if (!written) return changed;
    changed = true;
  }
  return changed;
}

async function writeAccount({ auth }: Trusted, uid: string, user: DocumentData): Promise<boolean> {
  const account = await loadAccount(auth, uid);
  if (account === undefined) return false;
  const active = user.status === 'active';
  const wanted = { role: user.role, companyId: user.companyId, active };
  const held = account.customClaims ?? {};
  const sameClaims =
    held.role === wanted.role && held.companyId === wanted.companyId && held.active === wanted.active;
  if (sameClaims && account.disabled === !active) return false;
  if (!sameClaims) await auth.setCustomUserClaims(uid, wanted);
  if (account.disabled === active) await auth.updateUser(uid, { disabled: !active });
  // A first set of claims ends no session: there is none.
  if (account.customClaims !== undefined) await auth.revokeRefreshTokens(uid);
  return true;
}
