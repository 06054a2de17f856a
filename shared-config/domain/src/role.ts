import type { CompanyKind, CompanyPlan } from './company.ts';

/** Role codes of the specification, section 6. */
export const USER_ROLES = ['5001', '5002', '5003', '5004', '5005', '5006'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** The roles a person of a company may hold, by the company's kind (domain section 2, user). */
export const ROLES_OF_KIND: Readonly<Record<CompanyKind, readonly UserRole[]>> = {
  firm: ['5001', '5002'],
  client: ['5003', '5004'],
  contractor: ['5005', '5006'],
};

/** What a role is called on screen. */
export const ROLE_LABELS: Readonly<Record<UserRole, string>> = {
  '5001': 'Admins',
  '5002': 'Customer service',
  '5003': 'Hiring clients, full',
  '5004': 'Hiring clients, reduced',
  '5005': 'Contractors, full',
  '5006': 'Contractors, limited',
};

/** True when a person of a company of this kind may hold the role. */
export function roleFitsKind(role: UserRole, kind: CompanyKind): boolean {
  return ROLES_OF_KIND[kind].includes(role);
}

/** Role that a company's plan gives to its main users: full 5003 or 5005, reduced 5004, limited 5006. */
export function roleOfPlan(plan: CompanyPlan, kind: 'client' | 'contractor'): UserRole | undefined {
  const roles: Readonly<Record<'client' | 'contractor', Partial<Record<CompanyPlan, UserRole>>>> = {
    client: { full: '5003', reduced: '5004' },
    contractor: { full: '5005', limited: '5006' },
  };
  return roles[kind][plan];
}
