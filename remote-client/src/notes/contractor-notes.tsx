import { notesOfClientQuery, recordRef, useLiveDocument, useLiveQuery } from '@vcms/data';
import { ASKING_STATES, engagementId } from '@vcms/domain';
import {
  DamagedNote,
  DashboardSection,
  EngagementStateChip,
  FailurePanel,
  useKeepPreviousData,
} from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, EmptyState, Flex, Icon, LoadingBlock, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import { NoteEntry } from './note-entry.tsx';
import { NoteFilters } from './note-filters.tsx';
import { EVERYTHING, type StoredNote, threadsOf } from './note-timeline.ts';
import { NotesProvider, useNotes } from './notes-context.tsx';

/** Notes read at first, and more by each press. */
const PAGE = 50;

interface NoteListProps {
  readonly notes: readonly StoredNote[];
  readonly contractorName: string;
  readonly onMore: (() => void) | undefined;
}

function NoteList({ notes, contractorName, onMore }: NoteListProps) {
  const [filter, setFilter] = useState(EVERYTHING);
  const threads = threadsOf(notes, filter);
  if (notes.length === 0) {
    return (
      <EmptyState
        icon="note"
        title={`No notes about ${contractorName} yet.`}
        description="What you write here stays with your company unless you choose to share it."
      />
    );
  }
  return (
    <>
      <NoteFilters filter={filter} onChange={setFilter} />
      {threads.length === 0 ? (
        <Text color="fg.muted">No note matches. Choose other filters.</Text>
      ) : (
        <Box as="ul" aria-label={`Notes about ${contractorName}`} m="0" p="0">
          {threads.map((thread) => (
            <NoteEntry key={thread.note.id} thread={thread} />
          ))}
        </Box>
      )}
      {onMore !== undefined && (
        <Button mt="3" variant="outline" onClick={onMore}>
          Show older notes
        </Button>
      )}
    </>
  );
}

function WriteButton() {
  const { open } = useNotes();
  return (
    <Button onClick={() => open({ kind: 'new' })}>
      <Icon name="plus" /> New note
    </Button>
  );
}

export interface ContractorNotesProps {
  readonly contractorId: string;
  readonly now: () => Date;
  readonly onLeave: () => void;
}

/** The notes of the own company about one contractor. */
export function ContractorNotes({ contractorId, now, onLeave }: ContractorNotesProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const [count, setCount] = useState(PAGE);
  const relation = useLiveDocument(
    recordRef(firestore, 'engagements', engagementId(companyId, contractorId)),
  );
  const live = useKeepPreviousData(
    useLiveQuery(query(notesOfClientQuery(firestore, companyId, contractorId), limit(count))),
  );
  if (relation.kind === 'loading') return <LoadingBlock label="Loading the notes" rows={6} />;
  if (relation.kind !== 'ready') {
    return (
      <>
        {relation.kind === 'failed' ? (
          <FailurePanel failure={relation.failure} retry={relation.retry} />
        ) : (
          <EmptyState icon="warning" title="This contractor cannot be shown. Choose another one." />
        )}
        <Button mt="4" variant="outline" onClick={onLeave}>
          Choose another contractor
        </Button>
      </>
    );
  }
  const { contractorName, state } = relation.value;
  return (
    <NotesProvider contractorId={contractorId} maySpeak={ASKING_STATES.includes(state)} now={now}>
      <DashboardSection
        title={contractorName}
        beside={<EngagementStateChip state={state} />}
        aside={
          <Flex wrap="wrap" gap="2" data-print="hide">
            <Button variant="outline" onClick={onLeave}>
              <Icon name="arrow-left" /> Another contractor
            </Button>
            <WriteButton />
          </Flex>
        }
      >
        {live.kind === 'loading' && <LoadingBlock label="Loading the notes" rows={6} />}
        {live.kind === 'failed' && <FailurePanel failure={live.failure} retry={live.retry} />}
        {live.kind === 'ready' && (
          <>
            <NoteList
              notes={live.items}
              contractorName={contractorName}
              onMore={live.items.length < count ? undefined : () => setCount(count + PAGE)}
            />
            <DamagedNote count={live.unreadable.length} />
          </>
        )}
      </DashboardSection>
    </NotesProvider>
  );
}
