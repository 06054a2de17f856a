import { parseRole, type RoleCode } from '@vcms/contract';
import type { TrustedCall, TrustedResult } from './trusted-call.ts';

/** What the server says about the link of an invitation. */
export type InvitationCheck =
  | { readonly state: 'valid'; readonly invitation: OpenInvitation }
  | { readonly state: 'expired'; readonly inviterName: string }
  | { readonly state: 'used' | 'revoked' | 'unknown' };

export interface OpenInvitation {
  readonly inviterName: string;
  readonly companyName: string;
  /** Present when a company is made with the acceptance. */
  readonly newCompanyKind: 'client' | 'contractor' | undefined;
  readonly role: RoleCode | undefined;
  readonly email: string;
  readonly message: string;
  /** YYYY-MM-DD */
  readonly expiresOn: string;
  /** An account with the address exists: its owner must sign in. */
  readonly hasAccount: boolean;
  /** Characters that the new password must have, where the firm asks for more than six. */
  readonly leastPasswordLength?: number | undefined;
}

export interface AcceptanceInput {
  readonly token: string;
  /** The same for every attempt of one form. */
  readonly requestId: string;
  readonly account?: {
    readonly firstName: string;
    readonly lastName: string;
    /** E.164 */
    readonly phone?: string;
    readonly password: string;
  };
  readonly company?: CompanyInput;
}

interface CompanyInput {
  readonly name: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly Zip: string;
  /** E.164 */
  readonly phone: string;
  /** Codes. */
  readonly trades: readonly string[];
}

/** Invitations as the page needs them. Refusals are results. */
export interface InvitationBackend {
  check(token: string): Promise<TrustedResult<InvitationCheck>>;
  /** Answers the address to sign in with. */
  accept(input: AcceptanceInput): Promise<TrustedResult<string>>;
  /** Asks the inviter for a new link. */
  askAgain(token: string): Promise<TrustedResult<void>>;
}

const STRANGE = 'That did not work. Try again in a few minutes.';

export function createInvitationBackend(call: TrustedCall): InvitationBackend {
  return {
    check: async (token) => mapped(await call('invitationCheck', { token }), parseCheck),
    accept: async (input) =>
      mapped(await call('invitationAccept', input), ({ email }) =>
        typeof email === 'string' ? email : undefined,
      ),
    askAgain: async (token) => {
      const result = await call('invitationAskAgain', { token });
      return result.ok ? { ok: true, value: undefined } : result;
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

function mapped<Value>(
  result: TrustedResult<unknown>,
  parse: (fields: Fields) => Value | undefined,
): TrustedResult<Value> {
  if (!result.ok) return result;
  const value =
    typeof result.value === 'object' && result.value !== null ? parse({ ...result.value }) : undefined;
  return value === undefined ? { ok: false, kind: 'other', message: STRANGE } : { ok: true, value };
}

function parseCheck(fields: Fields): InvitationCheck | undefined {
  const { state } = fields;
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  if (state === 'used' || state === 'revoked' || state === 'unknown') return { state };
  if (state === 'expired') return { state, inviterName: text('inviterName') };
  if (state !== 'valid') return undefined;
  const kind = text('newCompanyKind');
  return {
    state,
    invitation: {
      inviterName: text('inviterName'),
      companyName: text('companyName'),
      newCompanyKind: kind === 'client' || kind === 'contractor' ? kind : undefined,
      role: parseRole(fields.role) ?? undefined,
      email: text('email'),
      message: text('message'),
      expiresOn: text('expiresOn'),
      hasAccount: fields.account === 'existing',
      leastPasswordLength: Number(fields.leastPasswordLength) || undefined,
    },
  };
}
