import { UsersPage } from '@vcms/pages/users';

/** People outside the firm, for role 5002 (domain 4.4). */
export function UserManagementPage() {
  return <UsersPage title="Users" keeper="5002" />;
}
