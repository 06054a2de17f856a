import type { Counts } from '@vcms/data';
import { ROLE_LABELS, USER_ROLES, type UserRole } from '@vcms/domain';
import { CountRows } from '@vcms/kits';

/** How many users hold each role. */
export function RoleList({ counts }: { readonly counts: Counts<UserRole> }) {
  return (
    <CountRows
      rows={USER_ROLES.map((role) => ({ key: role, label: ROLE_LABELS[role], count: counts[role] }))}
    />
  );
}
