import {
  type CheckedRecord,
  contactsQuery,
  engagementsOfContractorQuery,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import { ASKING_STATES, type Engagement, formatPhone, ROLE_LABELS } from '@vcms/domain';
import { itemsOf, LiveSection } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Link, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTab } from '../tab-context.ts';

type Contact = Extract<CheckedRecord<'contacts'>, { readonly ok: true }>['value'];

/** People of one company; a page of them is read. */
const READ = 25;

function ContactRow({ contact, of }: { readonly contact: Contact; readonly of: string | undefined }) {
  const { name, title = '', email, phone = '', role } = contact;
  const what = [title, of ?? ROLE_LABELS[role]].filter((part) => part !== '').join(', ');
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {what}
      </Text>
      <Text textStyle="sm" overflowWrap="anywhere">
        <Link href={`mailto:${email}`}>{email}</Link>
        {phone !== '' && (
          <>
            {', '}
            <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
          </>
        )}
      </Text>
    </Box>
  );
}

function rowsOf(contacts: readonly Contact[], nameOf: (contact: Contact) => string | undefined) {
  return (
    <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
      {contacts.map((contact) => (
        <ContactRow key={`${contact.companyId}/${contact.id}`} contact={contact} of={nameOf(contact)} />
      ))}
    </Stack>
  );
}

function ClientContacts({ engagements }: { readonly engagements: readonly Engagement[] }) {
  const { firestore } = useBackend();
  const state = useLiveQueries(
    engagements.map(({ clientId }) => query(contactsQuery(firestore, clientId), limit(READ))),
  );
  const clients = new Map(engagements.map(({ clientId, clientName }) => [clientId, clientName]));
  return (
    <LiveSection
      title="At your clients"
      description="Whom to ask about requirements and approvals."
      state={state}
      empty={<Text color="fg.muted">Contacts appear here once a client has invited you.</Text>}
    >
      {(contacts) => rowsOf(contacts, ({ companyId }) => clients.get(companyId))}
    </LiveSection>
  );
}

/** The own people as clients see them, and the people of the clients. */
export function ContactsTab() {
  const { company } = useTab();
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const own = useLiveQuery(query(contactsQuery(firestore, company.id), limit(READ)));
  const relations = useLiveQuery(query(engagementsOfContractorQuery(firestore, companyId), limit(READ)));
  const asking = useMemo(
    () => itemsOf(relations).filter(({ state }) => ASKING_STATES.includes(state)),
    [relations],
  );
  return (
    <Stack gap="6">
      <LiveSection
        title="Your people"
        description="Clients that you are connected to see these names, addresses and phone numbers."
        state={own}
        before={
          <Text mb="3">
            <Link asChild fontWeight="medium">
              <RouterLink to="/profile/user/edit-profile">Edit your own contact data</RouterLink>
            </Link>
          </Text>
        }
        empty={<Text color="fg.muted">Nobody of your company has a contact card yet.</Text>}
      >
        {(contacts) => rowsOf(contacts, () => undefined)}
      </LiveSection>
      <ClientContacts engagements={asking} />
    </Stack>
  );
}
