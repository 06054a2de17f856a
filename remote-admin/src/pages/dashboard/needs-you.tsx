import {
  bouncedMails,
  companiesQuery,
  expiredInvitations,
  peopleWithoutRole,
  useLiveQuery,
} from '@vcms/data';
import { formatDate } from '@vcms/domain';
import { AuditList, DashboardSection, LiveSection } from '@vcms/pages';
import { useBackend } from '@vcms/sdk';
import { Box, Link, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { Link as RouterLink } from 'react-router-dom';

/** Rows of a list; its page shows the others. */
const SHOWN = 5;

interface Row {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly detail: string;
}

function RowList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map(({ id, to, name, detail }) => (
        <Box as="li" key={id} overflowWrap="anywhere">
          <Link asChild fontWeight="medium">
            <RouterLink to={to}>{name}</RouterLink>
          </Link>
          <Text textStyle="sm" color="fg.muted">
            {detail}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}

const NONE = <Text color="fg.muted">None.</Text>;
const USERS = '/admin/admin-tools/users';
const COMPANIES = '/admin/admin-tools/companies';

function ExpiredInvitations() {
  const { firestore } = useBackend();
  const state = useLiveQuery(expiredInvitations(firestore, SHOWN));
  return (
    <LiveSection title="Invitations that ran out" state={state} empty={NONE}>
      {(items) => (
        <RowList
          rows={items.map(({ id, email, expiresOn }) => ({
            id,
            to: `${USERS}?list=invitations&state=expired`,
            name: email,
            detail: `Open until ${formatDate(expiresOn)}. Send it again, or let it be.`,
          }))}
        />
      )}
    </LiveSection>
  );
}

function PeopleWithoutRole() {
  const { firestore } = useBackend();
  const state = useLiveQuery(peopleWithoutRole(firestore, SHOWN));
  return (
    <LiveSection title="People whose role is unknown" state={state} empty={NONE}>
      {(items) => (
        <RowList
          rows={items.map(({ id, firstName, lastName, companyName }) => ({
            id,
            to: `${USERS}?open=${encodeURIComponent(id)}`,
            name: `${firstName} ${lastName}`,
            detail: `${companyName}. They see no page until you give them a role.`,
          }))}
        />
      )}
    </LiveSection>
  );
}

function SuspendedCompanies() {
  const { firestore } = useBackend();
  const state = useLiveQuery(query(companiesQuery(firestore, { status: 'suspended' }), limit(SHOWN)));
  return (
    <LiveSection title="Suspended companies" state={state} empty={NONE}>
      {(items) => (
        <RowList
          rows={items.map(({ id, name, city, state: usState }) => ({
            id,
            to: `${COMPANIES}?open=${encodeURIComponent(id)}`,
            name,
            detail: `${city}, ${usState}`,
          }))}
        />
      )}
    </LiveSection>
  );
}

function BouncedMails() {
  const { firestore } = useBackend();
  const state = useLiveQuery(bouncedMails(firestore, SHOWN));
  return (
    <LiveSection title="Mails that did not arrive" state={state} empty={NONE}>
      {(items) => <AuditList events={items} />}
    </LiveSection>
  );
}

/** The way to the releases that run and what failed of them. */
export function HealthLink() {
  return (
    <DashboardSection title="Releases and health">
      <Text mb="2">Which release of each part runs, why it was chosen, and what failed last.</Text>
      <Link asChild fontWeight="medium">
        <RouterLink to="/status">Open status</RouterLink>
      </Link>
    </DashboardSection>
  );
}

/** What an admin should look at: each row leads to where it is put right. */
export function NeedsYou() {
  return (
    <>
      <ExpiredInvitations />
      <PeopleWithoutRole />
      <SuspendedCompanies />
      <BouncedMails />
    </>
  );
}
