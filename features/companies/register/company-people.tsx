import { keptUsers, useLiveQuery } from '@vcms/data';
import { ROLE_LABELS, USER_STATUS_LABELS } from '@vcms/domain';
import { LiveSection, USER_TONES } from '@vcms/kits';
import { OPEN_PARAMETER } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Link, StatusChip, Table, Text } from '@vcms/ui';
import { query, where } from 'firebase/firestore';
import { Link as RouterLink } from 'react-router-dom';
import type { CompanyPowers } from './company-powers.ts';

export interface CompanyPeopleProps {
  readonly companyId: string;
  readonly powers: CompanyPowers;
}

/** Who signs in for the company. */
export function CompanyPeople({ companyId, powers }: CompanyPeopleProps) {
  const { firestore } = useBackend();
  const kept = keptUsers(firestore, powers.peopleListed);
  const state = useLiveQuery(query(kept, where('companyId', '==', companyId)));
  const empty = (
    <Text color="fg.muted">No one signs in for this company yet. Invite a person in User Tools.</Text>
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
                  <Link asChild>
                    <RouterLink to={`${powers.usersPath}?${OPEN_PARAMETER}=${encodeURIComponent(id)}`}>
                      {firstName} {lastName}
                    </RouterLink>
                  </Link>
                </Table.Cell>
                <Table.Cell hideBelow="md">{email}</Table.Cell>
                <Table.Cell hideBelow="md">{role === undefined ? 'No role' : ROLE_LABELS[role]}</Table.Cell>
                <Table.Cell>
                  <StatusChip tone={USER_TONES[status]} label={USER_STATUS_LABELS[status]} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </LiveSection>
  );
}
