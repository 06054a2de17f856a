import { type CompanyKind, ROLES_OF_KIND, roleFitsKind, type UserRole } from '@vcms/domain';
import type { Caller, CompanyFacts } from '@vcms/server/core';
import { Refusal, refuseAccess } from '@vcms/server/core';

type Inviter = Pick<Caller, 'role' | 'companyId'>;

/** Kinds of new companies that a role may bring in with an invitation (domain 5.2 and 4.5, new contractor). */
const NEW_KINDS: Readonly<Record<UserRole, readonly CompanyKind[]>> = {
  '5001': ['client', 'contractor'],
  '5002': ['client', 'contractor'],
  '5003': ['contractor'],
  '5004': [],
  '5005': [],
  '5006': [],
};

/** Refuses unless the role belongs to the kind, and to the plan where the company has one. */
export function requireFittingRole(role: UserRole, kind: CompanyKind, plan?: string): void {
  const lowered = (plan === 'reduced' && role === '5003') || (plan === 'limited' && role === '5005');
  if (roleFitsKind(role, kind) && !lowered) return;
  const message = `A person of this company can be ${ROLES_OF_KIND[kind].join(' or ')}, as its plan allows.`;
  throw new Refusal('role-does-not-fit', message, 'role');
}

/** Who may bring people into an existing company: 5001 everywhere, 5002 outside the firm, 5003 and 5005 at home. */
export function requireInviterFor(inviter: Inviter, company: CompanyFacts, role: UserRole): void {
  const everywhere = inviter.role === '5001';
  const outside = inviter.role === '5002' && company.kind !== 'firm';
  const home = ['5003', '5005'].includes(inviter.role) && inviter.companyId === company.id;
  if (!everywhere && !outside && !home) refuseAccess();
  if (company.status !== 'active') throw new Refusal('wrong-state', `${company.name} is not active.`);
  requireFittingRole(role, company.kind, company.plan);
}

/** Who may invite somebody together with a company that does not exist yet. */
export function requireInviterOfNew(inviter: Inviter, kind: CompanyKind, role: UserRole): void {
  if (!NEW_KINDS[inviter.role].includes(kind)) refuseAccess();
  requireFittingRole(role, kind);
}

/** Resending and revoking: the inviter, 5001, and 5002 for people outside the firm (INVITATION_MACHINE). */
export function mayManage(
  caller: Pick<Caller, 'uid' | 'role'>,
  invitation: { readonly invitedBy: string; readonly role: string },
): boolean {
  if (caller.role === '5001') return true;
  if (caller.role === '5002' && !ROLES_OF_KIND.firm.some((role) => role === invitation.role)) return true;
  return ['5003', '5005'].includes(caller.role) && caller.uid === invitation.invitedBy;
}
