import {
  clientNotesForFirmQuery,
  engagementsOfClientQuery,
  engagementsOfContractorQuery,
  notesForFirmQuery,
  useLiveQuery,
} from '@vcms/data';
import { type Engagement, formatDate, type Note } from '@vcms/domain';
import { humanizeCode, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Badge, Box, Button, Flex, Icon, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import type { CompanyPowers } from './company-powers.ts';
import type { StoredCompany } from './company-register.tsx';
import { ContactNoteDialog } from './contact-note-dialog.tsx';

const READ = 25;

const SEEN_BY: Readonly<Record<Note['visibility'], string>> = {
  client_private: 'Seen by the client',
  client_and_firm: 'Seen by the client and the firm',
  shared: 'Seen by the contractor, too',
};

export interface ContactLogProps {
  readonly company: StoredCompany;
  readonly powers: CompanyPowers;
}

type Entry = Pick<Note, 'id' | 'clientId' | 'contractorId' | 'body' | 'category' | 'visibility'> & {
  readonly record: { readonly createdAt: Date | undefined };
};

function ContactEntry({ note, about }: { readonly note: Entry; readonly about: string | undefined }) {
  const { record, category, visibility, body } = note;
  return (
    <Box as="li" borderTopWidth="1px" py="3" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center">
        <Text fontWeight="semibold">
          {record.createdAt === undefined ? 'Now' : formatDate(record.createdAt)}
        </Text>
        <Badge>{humanizeCode(category)}</Badge>
        {about !== undefined && <Text>{about}</Text>}
      </Flex>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {body}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {SEEN_BY[visibility]}
      </Text>
    </Box>
  );
}

function useLog({ id, kind }: StoredCompany) {
  const { firestore } = useBackend();
  const isClient = kind === 'client';
  const notes = isClient ? clientNotesForFirmQuery : notesForFirmQuery;
  const relations = isClient ? engagementsOfClientQuery : engagementsOfContractorQuery;
  const state = useLiveQuery(query(notes(firestore, id), limit(READ)));
  const engaged = useLiveQuery(query(relations(firestore, id), limit(READ)));
  return { state, engagements: engaged.kind === 'ready' ? engaged.items : [] };
}

/** What the firm and the clients wrote down about their contacts, newest first (domain 4.4); private notes are not in it. */
export function ContactLog({ company, powers }: ContactLogProps) {
  const [isWriting, setWriting] = useState(false);
  const { state, engagements } = useLog(company);
  const nameOf = ({ clientName, contractorName }: Engagement) =>
    company.kind === 'client' ? contractorName : clientName;
  const aboutOf = (note: Entry): string | undefined => {
    const engagement = engagements.find(
      ({ clientId, contractorId }) => clientId === note.clientId && contractorId === note.contractorId,
    );
    return engagement === undefined ? undefined : nameOf(engagement);
  };
  return (
    <>
      <LiveSection
        title="Contact log"
        description={`The newest ${READ} at most`}
        state={state}
        before={
          powers.connect &&
          engagements.length > 0 && (
            <Box mb="3">
              <Button size="sm" variant="outline" onClick={() => setWriting(true)}>
                <Icon name="plus" /> Log a contact
              </Button>
            </Box>
          )
        }
        empty={<Text color="fg.muted">No contacts logged yet.</Text>}
      >
        {(notes) => (
          <Stack as="ol" gap="0" listStyleType="none">
            {notes.map((note) => (
              <ContactEntry key={note.id} note={note} about={aboutOf(note)} />
            ))}
          </Stack>
        )}
      </LiveSection>
      {isWriting && (
        <ContactNoteDialog
          relations={engagements.map((engagement) => ({ engagement, name: nameOf(engagement) }))}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
