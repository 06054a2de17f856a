import { companyFilterControl } from '@vcms/companies/register';
import { callTrusted, keptUsers, type StoredUser } from '@vcms/data';
import { readerDate, USER_STATUS_LABELS, USER_STATUSES } from '@vcms/domain';
import { DayCell, USER_TONES } from '@vcms/kits';
import type { BulkAction, RegisterColumn, RegisterDefinition } from '@vcms/kits/register';
import { RecordLink } from '@vcms/kits/register';
import { StatusChip } from '@vcms/ui';
import { expectedStatus, userPath } from './expected-status.ts';
import type { UserPowers } from './user-powers.ts';
import { fullName, roleOptions, roleWords } from './user-words.ts';

const COLUMNS: readonly RegisterColumn<StoredUser>[] = [
  {
    title: 'Name',
    sort: 'lastName',
    value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
    cell: (user) => <RecordLink id={user.id}>{`${user.lastName}, ${user.firstName}`}</RecordLink>,
  },
  { title: 'E-mail', sort: 'email', wide: true, value: ({ email }) => email },
  { title: 'Company', wide: true, value: ({ companyName }) => companyName },
  { title: 'Role', wide: true, value: ({ role }) => roleWords(role) },
  {
    title: 'Status',
    value: ({ status }) => USER_STATUS_LABELS[status],
    cell: ({ status }) => <StatusChip tone={USER_TONES[status]} label={USER_STATUS_LABELS[status]} />,
  },
  {
    title: 'Last sign-in',
    wide: true,
    noWrap: true,
    value: ({ lastSignInAt }) => (lastSignInAt === undefined ? '' : readerDate(lastSignInAt)),
    cell: ({ lastSignInAt }) => (lastSignInAt === undefined ? '–' : <DayCell day={lastSignInAt} />),
  },
  {
    title: 'Last change',
    wide: true,
    noWrap: true,
    value: ({ updatedAt }) => (updatedAt === undefined ? '' : readerDate(updatedAt)),
    cell: ({ updatedAt }) => <DayCell day={updatedAt} />,
  },
];

/** @param userId nobody disables themselves */
function disabling(userId: string): BulkAction<StoredUser> {
  return {
    label: 'Disable',
    effect: 'Open tabs are signed out at once, and signing in is refused. Nothing is deleted.',
    isDanger: true,
    nameOf: fullName,
    fits: ({ id, status }) => status === 'active' && id !== userId,
    run: (functions, { id }) => callTrusted(functions, 'userDisable', { uid: id }),
    expects: (user) => expectedStatus(user, 'disabled'),
  };
}

/**
 * The people whose accounts the role keeps; built once per page, so that the list keeps its listener.
 * @param userId who looks at it
 */
export function userRegister(powers: UserPowers, userId: string): RegisterDefinition<StoredUser> {
  return {
    name: 'users',
    noun: 'users',
    searchLabel: 'Last name starts with',
    pathOf: userPath,
    base: (firestore) => keptUsers(firestore, powers.listed),
    columns: COLUMNS,
    bulk: disabling(userId),
    filters: [
      { name: 'role', label: 'Role', options: roleOptions(powers.roles) },
      {
        name: 'status',
        label: 'Status',
        options: USER_STATUSES.map((value) => ({ value, label: USER_STATUS_LABELS[value] })),
      },
      { name: 'companyId', label: 'Company', control: companyFilterControl(powers.kinds) },
    ],
    sorts: {
      lastName: { field: 'lastName', label: 'Name', type: 'text', cursorValue: ({ lastName }) => lastName },
      email: { field: 'email', label: 'E-mail', type: 'text', cursorValue: ({ email }) => email },
    },
  };
}
