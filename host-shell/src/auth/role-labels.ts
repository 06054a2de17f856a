import type { RoleCode } from '@vcms/contract';

/** What a role is called on screen (specification, section 6). */
const LABELS: Readonly<Record<RoleCode, string>> = {
  '5001': 'Admin',
  '5002': 'Customer service',
  '5003': 'Hiring client',
  '5004': 'Hiring client, reduced',
  '5005': 'Contractor',
  '5006': 'Contractor, limited',
};

export function roleLabel(role: RoleCode | undefined): string {
  return role === undefined ? '' : LABELS[role];
}
