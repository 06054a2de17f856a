import type { CompanyStatus } from '../company.ts';
import type { InvitationState } from '../invitation.ts';
import type { Mover, Transition } from '../state-machine.ts';
import type { UserStatus } from '../user.ts';

const FIRM: readonly Mover[] = ['5001', '5002'];

export type CompanyAction = 'create' | 'suspend' | 'reinstate' | 'archive';

const STATED = { roles: FIRM, min: 10, max: 500 } as const;

/** Life of a company (domain section 2). It is archived only when no engagement is open. */
export const COMPANY_MACHINE: readonly Transition<CompanyStatus, CompanyAction>[] = [
  { action: 'create', from: ['none'], to: 'active', roles: [...FIRM, 'trusted'] },
  { action: 'suspend', from: ['active'], to: 'suspended', roles: FIRM, reason: STATED },
  { action: 'reinstate', from: ['suspended'], to: 'active', roles: FIRM, reason: STATED },
  {
    action: 'archive',
    from: ['active', 'suspended'],
    to: 'archived',
    roles: ['5001'],
    rolesUnless: [{ facts: ['open_engagement'], roles: ['5001'] }],
  },
];

export type UserAction = 'invite' | 'accept' | 'disable' | 'enable';

/** 5002 acts on people of clients and contractors, a main user on the people of the own company. */
const USER_KEEPERS = { company_user: ['5002'], own_company: ['5003', '5005'] } as const;
const MAIN_USERS: readonly Mover[] = ['5003', '5005'];

/** Life of an account (domain section 2). */
export const USER_MACHINE: readonly Transition<UserStatus, UserAction>[] = [
  { action: 'invite', from: ['none'], to: 'invited', roles: ['5001'], rolesIf: USER_KEEPERS },
  { action: 'accept', from: ['invited'], to: 'active', roles: ['trusted'] },
  {
    action: 'disable',
    from: ['active'],
    to: 'disabled',
    roles: ['5001'],
    rolesIf: USER_KEEPERS,
    rolesUnless: [
      { facts: ['self'], roles: MAIN_USERS },
      { facts: ['last_active'], roles: MAIN_USERS },
    ],
  },
  { action: 'enable', from: ['disabled'], to: 'active', roles: ['5001'], rolesIf: USER_KEEPERS },
];

export type InvitationAction = 'send' | 'open' | 'accept' | 'expire' | 'revoke' | 'resend';

const INVITER = { inviter: ['5003', '5005'] } as const;

/** Life of an invitation (domain section 2). To resend gives it a new token. */
export const INVITATION_MACHINE: readonly Transition<InvitationState, InvitationAction>[] = [
  { action: 'send', from: ['none'], to: 'sent', roles: [...FIRM, '5003', '5005'] },
  { action: 'open', from: ['sent'], to: 'opened', roles: ['trusted'] },
  { action: 'accept', from: ['opened'], to: 'accepted', roles: ['trusted'] },
  { action: 'expire', from: ['sent', 'opened'], to: 'expired', roles: ['trusted'] },
  { action: 'revoke', from: ['sent', 'opened'], to: 'revoked', roles: FIRM, rolesIf: INVITER },
  { action: 'resend', from: ['expired', 'revoked'], to: 'sent', roles: FIRM, rolesIf: INVITER },
];
