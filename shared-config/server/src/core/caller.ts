import { documentPath, USER_ROLES } from '@vcms/domain';
import type { Caller, Trusted } from './context.ts';
import { textOf } from './fields.ts';
import { Refusal, refuseAccess } from './refusal.ts';
import { hasSecondFactor, SECOND_FACTOR_CLAIM } from './second-factor.ts';
import { ENDED_SESSIONS, isSessionLive } from './session-end.ts';

/** What the sign-in service vouches for. */
export interface TokenIdentity {
  readonly uid: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

function refuseSession(): never {
  throw new Refusal('not-signed-in', 'Your session has ended. Sign in again.');
}

/**
 * The caller as stored. A token that says something else than the record is older than the last change of the account and
 * is refused, so a disabled person is out at once and not when the token ends. So is one of a session that was ended: by its
 * owner, with the second factor, or with the company (ADR 21). So is a session without the second step of somebody who must
 * have one, from the moment the configuration says so.
 */
export async function requireCaller(
  { db, secondFactorRoles }: Trusted,
  identity: TokenIdentity | undefined,
): Promise<Caller> {
  if (identity === undefined) refuseSession();
  const [stored, ended] = await db.getAll(
    db.doc(documentPath('users', identity.uid)),
    db.collection(ENDED_SESSIONS).doc(identity.uid),
  );
  const user = stored?.data();
  const role = USER_ROLES.find((known) => known === user?.role);
  if (user === undefined || role === undefined || user.status !== 'active') refuseAccess();
  if (identity.claims.active !== true || identity.claims.role !== role) refuseAccess();
  if (identity.claims.companyId !== user.companyId) refuseAccess();
  const isRequired =
    identity.claims[SECOND_FACTOR_CLAIM] === true || secondFactorRoles?.includes(role) === true;
  if (isRequired && !hasSecondFactor(identity.claims))
    throw new Refusal('not-allowed', 'Your role needs two-step sign-in. Sign in again to set it up.');
  if (!isSessionLive(ended?.get('before'), identity.claims.auth_time)) refuseSession();
  return {
    uid: identity.uid,
    role,
    companyId: textOf(user.companyId),
    email: textOf(user.email),
    name: `${textOf(user.firstName)} ${textOf(user.lastName)}`.trim(),
    companyName: textOf(user.companyName),
  };
}
