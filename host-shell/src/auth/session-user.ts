import type { Identity } from '../backend/auth-gateway.ts';
import type { UserProfile } from '../backend/user-profile-repository.ts';
import type { SessionUser } from './session-state.ts';

const NO_PROFILE: UserProfile = { firstName: '', lastName: '', title: '', phone: '', companyName: '' };

/**
 * The session's user: rights from the token's claims, display data from the profile.
 * `remembered` is the company name that this tab showed before; it bridges the time until the profile arrives.
 */
export function sessionUserOf(
  identity: Identity,
  profile: UserProfile | undefined,
  remembered: string,
): SessionUser {
  const { firstName, lastName, title, phone, companyName } = profile ?? NO_PROFILE;
  const { role, companyId, secondFactor } = identity.claims;
  return {
    userId: identity.userId,
    email: identity.email,
    role: secondFactor === 'missing' ? undefined : role,
    companyId,
    companyEmail: identity.email,
    company: companyName || remembered,
    firstName,
    lastName,
    title,
    phone,
    providerData: identity.providerData,
    secondFactor,
  };
}

/** True when nothing a reader can see differs. Token renewals happen hourly and must not render the shell again. */
export function isSameUser(a: SessionUser, b: SessionUser): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
