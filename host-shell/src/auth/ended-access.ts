import type { Identity } from '../backend/auth-gateway.ts';
import type { TokenClaims } from '../backend/token-claims.ts';
import type { UserProfile } from '../backend/user-profile-repository.ts';

/** Why the server has ended the session of an open tab. */
export type AccessEnd = 'disabled' | 'company-closed' | 'access-changed' | 'session-ended';

/**
 * Compares the token with the stored account: a token stays good for an hour, so a tab must look for itself whether its
 * rights are still those of the account. undefined: they are.
 */
export function endedAccess(
  { claims, authTime }: Pick<Identity, 'claims' | 'authTime'>,
  profile: Pick<UserProfile, 'access'> | undefined,
): AccessEnd | undefined {
  const access = profile?.access;
  if (access === undefined) return undefined;
  if (access.disabled) return 'disabled';
  if (access.role !== claims.role || access.companyId !== claims.companyId) return 'access-changed';
  const began = authTime ?? Number.POSITIVE_INFINITY;
  return access.sessionsEndedAt !== undefined && began < access.sessionsEndedAt ? 'session-ended' : undefined;
}

/** Why a token opens nothing: the account was disabled, or all of the company is shut out. */
export function inactiveCause({
  companyClosed,
}: Pick<TokenClaims, 'companyClosed'>): 'disabled' | 'company-closed' {
  return companyClosed === true ? 'company-closed' : 'disabled';
}
