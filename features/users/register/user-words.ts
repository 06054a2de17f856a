import {
  type Company,
  type InvitationState,
  ROLE_LABELS,
  ROLES_OF_KIND,
  type User,
  type UserRole,
} from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

export const INVITATION_WORDS: Readonly<
  Record<InvitationState, { readonly label: string; readonly tone: StatusTone }>
> = {
  sent: { label: 'Sent', tone: 'info' },
  opened: { label: 'Opened', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'success' },
  expired: { label: 'Expired', tone: 'warning' },
  revoked: { label: 'Revoked', tone: 'neutral' },
};

/** A value that is no role of the product is named so. */
export function roleWords(role: UserRole | undefined): string {
  return role === undefined ? 'No role' : `${ROLE_LABELS[role]} (${role})`;
}

export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Main roles that a lowered plan does not give (the server refuses them). */
const NOT_ON: Readonly<Partial<Record<string, UserRole>>> = { reduced: '5003', limited: '5005' };

/** The roles a person of the company can hold. */
export function rolesFor({ kind, plan }: Pick<Company, 'kind' | 'plan'>): readonly UserRole[] {
  return ROLES_OF_KIND[kind].filter((role) => plan === undefined || NOT_ON[plan] !== role);
}

export function roleOptions(
  roles: readonly UserRole[],
): readonly { readonly value: UserRole; readonly label: string }[] {
  return roles.map((value) => ({ value, label: roleWords(value) }));
}
