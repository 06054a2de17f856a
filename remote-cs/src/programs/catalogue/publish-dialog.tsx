import { useCounts } from '@vcms/data';
import { dateEverywhere, validationText } from '@vcms/domain';
import { ActionDialog, useDialogWrite } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { affectedVersions, publishEdition, type StoredEdition } from '@vcms/programs/data';
import { type EditionContent, editionDifference } from '@vcms/programs/model';
import { useBackend, useSession } from '@vcms/sdk';
import { Field, Heading, List, Stack, Text, Textarea } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { affectedLines } from './affected-lines.ts';
import { DifferenceList } from './difference-list.tsx';

export interface PublishDialogProps {
  readonly draft: StoredEdition;
  /** What is published now. */
  readonly before: EditionContent | undefined;
  readonly now: () => Date;
  readonly onClose: () => void;
}

const NOTE = { field: 'The note', min: 5, max: 500 } as const;

function useAffected({ programId, n }: StoredEdition): readonly string[] {
  const { firestore } = useBackend();
  const queries = useMemo(() => affectedVersions(firestore, programId), [firestore, programId]);
  const state = useCounts(queries);
  if (state.kind === 'loading') return ['Counting the submissions.'];
  return affectedLines(n, state.kind === 'ready' ? state.counts : undefined);
}

/** Asks before an edition is published: what changes, which submissions it concerns, and a note. */
export function PublishDialog({ draft, before, now, onClose }: PublishDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const { busy, problem, store } = useDialogWrite(onClose);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const affected = useAffected(draft);
  const { length } = note.trim();
  const noteProblem = length >= NOTE.min && length <= NOTE.max ? undefined : validationText('V2', NOTE);
  const wrong = isChecked ? noteProblem : undefined;

  function submit(): void {
    setChecked(true);
    if (noteProblem !== undefined) return;
    // Whoever submits in another time zone is asked at once, not when its own day begins.
    const publication = { changeNote: note.trim(), publishedOn: dateEverywhere(now()) };
    const { status, record } = draft;
    const change = whileExpected(
      firestore,
      { path: record.path, before: { status }, after: { status: 'published', ...publication } },
      () => publishEdition({ firestore, uid }, draft, publication),
    );
    void store(change, `Edition ${draft.n} is published.`);
  }

  return (
    <ActionDialog
      title={`Publish edition ${draft.n} of ${draft.title}?`}
      verb="Publish"
      busyText="Publishing"
      size="lg"
      {...{ busy, problem, onClose }}
      isDirty={note !== ''}
      onSubmit={submit}
    >
      <Stack gap="4">
        <Text>A published edition cannot be changed. The next change is a new edition.</Text>
        <List.Root ps="5" aria-label="What it concerns">
          {affected.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List.Root>
        {before !== undefined && (
          <>
            <Heading as="h3" size="sm">
              What changes
            </Heading>
            <DifferenceList difference={editionDifference(before, draft)} />
          </>
        )}
        <Field.Root required invalid={wrong !== undefined}>
          <Field.Label>
            What is new <Field.RequiredIndicator />
          </Field.Label>
          <Textarea
            rows={3}
            maxLength={NOTE.max}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Field.HelperText>It is shown beside the edition in the catalog.</Field.HelperText>
          <Field.ErrorText>{wrong}</Field.ErrorText>
        </Field.Root>
      </Stack>
    </ActionDialog>
  );
}
