import { useLiveQuery, usersOfCompanyQuery } from '@vcms/data';
import { ROLE_LABELS, USER_STATUS_LABELS, type UserStatus } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { StatusChip, type StatusTone, Table, Text } from '@vcms/ui';
import { LiveSection } from '../live-section.tsx';

const TONES: Readonly<Record<UserStatus, StatusTone>> = {
  invited: 'info',
  active: 'success',
  disabled: 'neutral',
};

/** Who signs in for the company. */
export function CompanyPeople({ companyId }: { readonly companyId: string }) {
  const { firestore } = useBackend();
  const state = useLiveQuery(usersOfCompanyQuery(firestore, companyId));
  const empty = (
    <Text color="fg.muted">Nobody signs in for this company yet. Invite a person in User Tools.</Text>
  );
  return (
    <LiveSection title="Users" state={state} empty={empty}>
      {(people) => (
        <Table.Root size="sm" aria-label="Users">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Name</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">E-mail</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">Role</Table.ColumnHeader>
              <Table.ColumnHeader>Status</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {people.map(({ id, firstName, lastName, email, role, status }) => (
              <Table.Row key={id}>
                <Table.Cell as="th" scope="row" textAlign="start" fontWeight="normal">
                  {firstName} {lastName}
                </Table.Cell>
                <Table.Cell hideBelow="md">{email}</Table.Cell>
                <Table.Cell hideBelow="md">{role === undefined ? 'No role' : ROLE_LABELS[role]}</Table.Cell>
                <Table.Cell>
                  <StatusChip tone={TONES[status]} label={USER_STATUS_LABELS[status]} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </LiveSection>
  );
}
