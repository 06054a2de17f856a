import { UsersPage } from '@vcms/pages/users';

/** User Tools of role 5001 (domain 4.3). */
export function UserToolsPage() {
  return <UsersPage title="User Tools" keeper="5001" />;
}
