import { NEW_VERSION_DAYS, validationText } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { useBackend, useNotify } from '@vcms/sdk';
import { Box, Field, Heading, Stack, Text, Textarea } from '@vcms/ui';
import { useState } from 'react';
import { definitionDiff } from '../model/definition-diff.ts';
import { ConcernedList } from './concerned-list.tsx';
import { DifferenceList } from './difference-list.tsx';
import { expectedPublication } from './expected-publication.ts';
import type { StoredVersion } from './use-definitions.ts';

export interface PublishDialogProps {
  readonly draft: StoredVersion;
  /** The version that it replaces. */
  readonly before: StoredVersion | undefined;
  /** All versions of the definition. */
  readonly versions: readonly StoredVersion[];
  readonly onClose: () => void;
}

const NOTE = { field: 'The note', min: 5, max: 500 } as const;

/** Asks before a version is published: what changes, whom it concerns, and a note for them. */
export function PublishDialog({ draft, before, versions, onClose }: PublishDialogProps) {
  const { busy, call } = useTrustedCall('questionnairePublish');
  const notify = useNotify();
  const { firestore } = useBackend();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const differences = definitionDiff(before ?? { sections: [] }, draft);
  const fresh = differences.filter(({ kind }) => kind === 'added').length;
  const { length } = note.trim();
  const noteProblem = length >= NOTE.min && length <= NOTE.max ? undefined : validationText('V2', NOTE);

  async function submit(): Promise<void> {
    setTried(true);
    if (noteProblem !== undefined) return;
    setProblem(undefined);
    const { definitionId, n } = draft;
    const seenAt = draft.record.updatedAt?.getTime() ?? 0;
    const request = { definitionId, n, seenAt, changeNote: note.trim() };
    const { publication, retirement } = expectedPublication(draft, before, request.changeNote);
    const result = await whileExpected(firestore, publication, () =>
      whileExpected(firestore, retirement, () => call(request)),
    );
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `Version ${draft.n} of ${draft.title} is published.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`Publish version ${draft.n}?`}
      role="alertdialog"
      size="lg"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb={`Publish version ${draft.n}`}
      busyText="Publishing"
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <Text>
          {fresh === 1 ? '1 question is' : `${fresh} questions are`} new. Accepted answers stay valid for{' '}
          {NEW_VERSION_DAYS} days; the rest is carried over. A published version never changes.
        </Text>
        <Field.Root required invalid={tried && noteProblem !== undefined}>
          <Field.Label>What is new</Field.Label>
          <Textarea
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Field.ErrorText>{noteProblem}</Field.ErrorText>
        </Field.Root>
        <ConcernedList draft={draft} versions={versions} />
        <Box>
          <Heading as="h3" size="sm" mb="2">
            What changes
          </Heading>
          <DifferenceList differences={differences} />
        </Box>
      </Stack>
    </ActionDialog>
  );
}
