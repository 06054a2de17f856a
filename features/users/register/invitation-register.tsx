import { CompanyName } from '@vcms/companies/register';
import { type CheckedRecord, callTrusted, recordsOf } from '@vcms/data';
import { INVITATION_STATES, readerDate } from '@vcms/domain';
import { DayCell } from '@vcms/kits';
import { invitationPath, resentInvitation } from '@vcms/kits/pending';
import type { BulkAction, RegisterColumn, RegisterDefinition } from '@vcms/kits/register';
import { StatusChip } from '@vcms/ui';
import { query, where } from 'firebase/firestore';
import { InvitationActions } from './invitation-actions.tsx';
import type { UserPowers } from './user-powers.ts';
import { INVITATION_WORDS, roleOptions, roleWords } from './user-words.ts';

export type StoredInvitation = Extract<CheckedRecord<'invitations'>, { readonly ok: true }>['value'];

const COLUMNS: readonly RegisterColumn<StoredInvitation>[] = [
  { title: 'E-mail', value: ({ email }) => email },
  {
    title: 'Company',
    wide: true,
    value: ({ newCompany, companyId }) => newCompany?.name ?? companyId,
    cell: ({ newCompany, companyId = '' }) =>
      newCompany === undefined ? <CompanyName id={companyId} /> : `${newCompany.name} (new)`,
  },
  { title: 'Role', wide: true, value: ({ role }) => roleWords(role) },
  {
    title: 'State',
    value: ({ state }) => INVITATION_WORDS[state].label,
    cell: ({ state }) => <StatusChip {...INVITATION_WORDS[state]} />,
  },
  {
    title: 'Sent',
    wide: true,
    noWrap: true,
    value: ({ record }) => (record.createdAt === undefined ? '' : readerDate(record.createdAt)),
    cell: ({ record }) => <DayCell day={record.createdAt} />,
  },
  {
    title: 'Open until',
    wide: true,
    noWrap: true,
    value: ({ expiresOn }) => expiresOn,
    cell: ({ expiresOn }) => <DayCell day={expiresOn} />,
  },
  {
    title: 'Actions',
    inFile: false,
    value: () => '',
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
];

const RESENDING: BulkAction<StoredInvitation> = {
  label: 'Resend',
  effect: 'Each gets a new link. Old links stop working.',
  nameOf: ({ email }) => email,
  fits: ({ state }) => state !== 'accepted',
  run: (functions, { id }) => callTrusted(functions, 'invitationResend', { invitationId: id }),
  expects: (invitation) => resentInvitation(invitation),
};

/** Invitations that the role keeps, the newest first. */
export function invitationRegister(powers: UserPowers): RegisterDefinition<StoredInvitation> {
  const { listed } = powers;
  return {
    name: 'invitations',
    noun: 'invitations',
    pathOf: invitationPath,
    base: (firestore) => {
      const all = recordsOf(firestore, 'invitations');
      return listed === undefined ? all : query(all, where('role', 'in', [...listed]));
    },
    columns: COLUMNS,
    bulk: RESENDING,
    filters: [
      {
        name: 'state',
        label: 'State',
        options: [
          { value: 'open', label: 'Open', anyOf: ['sent', 'opened'] },
          ...INVITATION_STATES.map((value) => ({ value, label: INVITATION_WORDS[value].label })),
        ],
      },
      { name: 'role', label: 'Role', options: roleOptions(powers.roles) },
    ],
    sorts: {
      createdAt: {
        field: 'createdAt',
        label: 'Sent',
        type: 'time',
        cursorValue: ({ record }) => record.createdAt?.getTime() ?? 0,
      },
    },
    descends: true,
  };
}
