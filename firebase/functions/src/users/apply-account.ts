import { documentPath } from '@vcms/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Trusted } from '../trusted/context.ts';
import { endSessionsBefore, readEndedSessions, secondsOf } from './ended-sessions.ts';
import { loadAccount } from './find-account.ts';

/** Times a person's record may change while it is applied before that is left to the next event. */
const ROUNDS = 5;

/**
 * Makes the account at the sign-in service follow `users/{uid}`: claims, disabled, and the end of all sessions when one
 * of them changed, at the service and for the access rules. Safe to repeat and to run twice at once: it goes on until
 * what it wrote is what is stored. Answers whether anything had to be changed.
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

async function writeAccount(trusted: Trusted, uid: string, user: DocumentData): Promise<boolean> {
  const { auth, now } = trusted;
  const [account, ended] = await Promise.all([loadAccount(auth, uid), readEndedSessions(trusted, uid)]);
  if (account === undefined) return false;
  const active = user.status === 'active';
  const wanted = { role: user.role, companyId: user.companyId, active };
  const held = account.customClaims ?? {};
  const sameClaims =
    held.role === wanted.role && held.companyId === wanted.companyId && held.active === wanted.active;
  const isEnding = ended?.open === true;
  if (sameClaims && account.disabled === !active && !isEnding) return false;
  // A first set of claims ends no session: there is none.
  const endsSessions = Object.keys(held).length > 0 || isEnding;
  // Marked first: a run that is cut short between the steps is finished by the next one.
  if (endsSessions) await endSessionsBefore(trusted, uid, { before: secondsOf(now()), open: true });
  if (!sameClaims) await auth.setCustomUserClaims(uid, wanted);
  if (account.disabled === active) await auth.updateUser(uid, { disabled: !active });
  if (endsSessions) {
    await auth.revokeRefreshTokens(uid);
    // A sign-in of this very second may still have got the old claims.
    await endSessionsBefore(trusted, uid, { before: secondsOf(now()) + 1, open: false });
  }
  return true;
}
