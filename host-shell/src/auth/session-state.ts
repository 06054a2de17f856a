import type { RoleCode } from '@vcms/contract';
import type { IdentityProfile } from '../backend/auth-gateway.ts';
import type { TokenClaims } from '../backend/token-claims.ts';

/** The signed-in person as the shell knows them. Role and companyId come from the token, the rest is display data. */
export interface SessionUser {
  readonly userId: string;
  readonly email: string;
  /** undefined: a role without a meaning here, or a second factor that is missing; the shell then shows no menu (shell-behaviour A16). */
  readonly role: RoleCode | undefined;
  readonly companyId: string;
  readonly companyEmail: string;
  /** Company name; empty until the profile has been read. */
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phone: string;
  /** photoURL feeds the avatar (specification, section 3). */
  readonly providerData: readonly IdentityProfile[];
  /** As in the token's claims; `missing`: it is set up before anything else opens. */
  readonly secondFactor?: TokenClaims['secondFactor'] | undefined;
}

/** Why nobody is signed in: decides the sentence on the sign-in page. */
export type SignedOutReason =
  | 'none'
  | 'signed-out'
  | 'session-ended'
  | 'disabled'
  | 'company-closed'
  | 'access-changed'
  | 'check-failed';

export type SessionState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'out'; readonly reason: SignedOutReason }
  | { readonly kind: 'in'; readonly user: SessionUser };

/** The avatar picture: the first provider entry that has one (shell-behaviour A45). */
export function photoUrlOf(user: SessionUser): string | null {
  return user.providerData.find((profile) => profile.photoURL !== null)?.photoURL ?? null;
}
