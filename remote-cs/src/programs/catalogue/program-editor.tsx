import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { UnconfirmedMark } from '@vcms/kits/pending';
import { Button, Flex, Heading, LoadingBlock, Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import { DraftEditor } from './draft-editor.tsx';
import { EditionList } from './edition-list.tsx';
import { RetireDialog } from './retire-dialog.tsx';
import { type CatalogueEntry, useEditions } from './use-catalogue.ts';

export interface ProgramEditorProps {
  readonly entry: CatalogueEntry;
  readonly now: () => Date;
}

const EMPTY = { title: '', cfr: '', elements: [], appliesToTrades: [] };

function Actions({
  entry,
  onBegin,
  onRetire,
}: {
  entry: CatalogueEntry;
  onBegin?: () => void;
  onRetire: () => void;
}) {
  const { program } = entry;
  if (program === undefined) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {onBegin !== undefined && <Button onClick={onBegin}>Start edition {(program.edition ?? 0) + 1}</Button>}
      <Button variant="outline" onClick={onRetire}>
        {program.retiredOn === undefined ? 'Retire' : 'Offer again'}
      </Button>
    </Flex>
  );
}

/** One program: the draft of its next edition, and all that was published. */
export function ProgramEditor({ entry, now }: ProgramEditorProps) {
  const state = useKeepPreviousData(useEditions(entry.id));
  const [isNew, setNew] = useState(false);
  const [isRetiring, setRetiring] = useState(false);
  if (state.kind === 'loading') return <LoadingBlock label="Loading the editions" rows={6} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  const { editions, damaged } = state;
  const draft = editions.find(({ status }) => status === 'draft');
  // Once it is saved, the draft itself is what is edited.
  if (draft !== undefined && isNew) setNew(false);
  const n = draft?.n ?? (entry.program?.edition ?? 0) + 1;
  const isEditing = draft !== undefined || isNew;
  return (
    <Stack gap="6">
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <Heading as="h2" size="xl">
          {entry.title}
        </Heading>
        <Actions
          entry={entry}
          onRetire={() => setRetiring(true)}
          {...(isEditing ? {} : { onBegin: () => setNew(true) })}
        />
      </Flex>
      {entry.program?.retiredOn !== undefined && (
        <Text color="fg.muted">
          Retired: clients can no longer add it. Clients that already require it keep it.{' '}
          <UnconfirmedMark record={entry.program} />
        </Text>
      )}
      {isEditing && (
        <DraftEditor
          key={n}
          {...{ editions, draft, now }}
          place={{ programId: entry.id, n }}
          start={entry.program ?? EMPTY}
          before={entry.program}
          onLeave={() => setNew(false)}
        />
      )}
      <EditionList editions={editions} />
      {damaged > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {damaged === 1 ? '1 edition is damaged' : `${damaged} editions are damaged`} and not shown.
        </Text>
      )}
      {isRetiring && entry.program !== undefined && (
        <RetireDialog program={entry.program} now={now} onClose={() => setRetiring(false)} />
      )}
    </Stack>
  );
}
