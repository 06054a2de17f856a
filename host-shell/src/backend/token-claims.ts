import { parseRole, type RoleCode } from '@vcms/contract';

/** The token's claims; only the server sets them (domain, user). */
export interface TokenClaims {
  /** undefined: no role, or one that is unknown here. */
  readonly role: RoleCode | undefined;
  readonly companyId: string;
  /** False only when the account was disabled on purpose, or its company closed. */
  readonly active: boolean;
  /** The company is suspended or archived: the account itself is in order. */
  readonly companyClosed?: true;
  /** Two-step sign-in is required of this person; `missing`: this session began without it, and nothing opens to it (ADR 42). */
  readonly secondFactor?: 'required' | 'missing';
}

/** Reads the claims of an id token; an account without claims is active and has no role. */
export function parseTokenClaims(claims: Readonly<Record<string, unknown>>): TokenClaims {
  return {
    role: parseRole(claims.role) ?? undefined,
    companyId: typeof claims.companyId === 'string' ? claims.companyId : '',
    active: claims.active !== false,
    ...(claims.companyClosed === true ? { companyClosed: true } : {}),
    ...(claims.secondFactorRequired === true ? { secondFactor: secondFactorOf(claims) } : {}),
  };
}

/** What the sign-in service says of the session, as the access rules read it. */
function secondFactorOf({ firebase }: { readonly firebase?: unknown }): 'required' | 'missing' {
  return (firebase as { readonly sign_in_second_factor?: unknown } | undefined)?.sign_in_second_factor
    ? 'required'
    : 'missing';
}
