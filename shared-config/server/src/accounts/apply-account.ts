import { closedByCompany, documentPath } from '@vcms/domain';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { TRUSTED_ACTOR, type Trusted } from '../core/context.ts';
import { textOf, updatedStamps } from '../core/fields.ts';
import { SECOND_FACTOR_CLAIM } from '../core/second-factor.ts';
import { endSessionsBefore, readEndedSessions, secondsOf } from './ended-sessions.ts';
import { loadAccount } from './find-account.ts';

/** Times a person's record may change while it is applied before that is left to the next event. */
const ROUNDS = 5;

/**
 * Makes the account at the sign-in service follow `users/{uid}` and the status of the company: claims, disabled, and the end
 * of all sessions when one of them changed, at the service and for the access rules. People of a suspended company may
 * sign in to be told so, and their claims open nothing (ADR 31). Whoever must sign in in two steps has a claim that says so
 * (ADR 42). Safe to repeat and to run twice at once: it goes on until
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
  const isEnabled = user.status === 'active';
  const isClosed = isEnabled && (await isCompanyClosed(trusted, user.companyId));
  const active = isEnabled && !isClosed;
  const held = account.customClaims ?? {};
  const wasRequired = held[SECOND_FACTOR_CLAIM] === true;
  const isRequired = trusted.secondFactorRoles?.some((role) => role === user.role) ?? wasRequired;
  const wanted = {
    ...{ role: user.role, companyId: user.companyId, active },
    ...(isClosed ? { companyClosed: true } : {}),
    ...(isRequired ? { [SECOND_FACTOR_CLAIM]: true } : {}),
  };
  const sameClaims =
    held.role === wanted.role &&
    held.companyId === wanted.companyId &&
    held.active === active &&
    (held.companyClosed === true) === isClosed &&
    wasRequired === isRequired;
  const isEnding = ended?.open === true;
  if (sameClaims && account.disabled === !isEnabled && !isEnding) return false;
  // A first set of claims ends no session: there is none.
  const endsSessions = Object.keys(held).length > 0 || isEnding;
  // Their record tells open tabs, whose listeners are cut off by the marks that follow.
  if ((isClosed && held.active === true) || (endsSessions && isRequired && !wasRequired))
    await tellOpenTabs(trusted, uid);
  // Marked first: a run that is cut short between the steps is finished by the next one.
  if (endsSessions) await endSessionsBefore(trusted, uid, { before: secondsOf(now()), open: true });
  if (!sameClaims) await auth.setCustomUserClaims(uid, wanted);
  if (account.disabled === isEnabled) await auth.updateUser(uid, { disabled: !isEnabled });
  if (endsSessions) {
    await auth.revokeRefreshTokens(uid);
    // A sign-in of this very second may still have got the old claims.
    await endSessionsBefore(trusted, uid, { before: secondsOf(now()) + 1, open: false });
  }
  return true;
}

async function tellOpenTabs({ db, now }: Trusted, uid: string): Promise<void> {
  const sessionsEndedAt = Timestamp.fromMillis(secondsOf(now()) * 1000);
  await db.doc(documentPath('users', uid)).update({ sessionsEndedAt, ...updatedStamps(TRUSTED_ACTOR) });
}

async function isCompanyClosed({ db }: Trusted, companyId: unknown): Promise<boolean> {
  const id = textOf(companyId);
  return id !== '' && closedByCompany((await db.doc(documentPath('companies', id)).get()).get('status'));
}

/** Applies the accounts of all people of a company, after its status changed. May run again. */
export async function applyAccountsOf(trusted: Trusted, companyId: string): Promise<void> {
  const people = await trusted.db.collection('users').where('companyId', '==', companyId).select().get();
  for (const { id } of people.docs) await applyAccount(trusted, id);
}
