import {
  formatDate,
  insuranceChanges,
  isRaise,
  laterVersions,
  needsNoticeReason,
  programChanges,
  raisesDocuments,
  raisesStaffDocs,
  safetyChanges,
  versionOn,
} from '@vcms/domain';
import { useNotify } from '@vcms/sdk';
import { Box, Field, Heading, Text, Textarea } from '@vcms/ui';
import { useRef, useState } from 'react';
import { ActionDialog } from '../form/action-dialog.tsx';
import { ImpactPanel } from '../impact/impact-panel.tsx';
import type { Impact } from '../impact/use-impact.ts';
import { ChangeList } from './change-list.tsx';
import { draftContent } from './draft-frame.ts';
import { LaterVersionsNote } from './later-versions-note.tsx';
import { noteWithReason, reasonMax, reasonProblem } from './notice-reason.ts';
import type { Demands, DraftFrame } from './requirement-part.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import type { Versions } from './use-versions.ts';

export interface PublishDialogProps<Values extends DraftFrame> {
  readonly editor: DraftEditor<Values>;
  readonly versions: Versions;
  /** Of what is to be published. */
  readonly impact: Impact;
  readonly onClose: () => void;
}

function useReason(needed: boolean, note: string) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  function isFine(): boolean {
    const wrong = needed ? reasonProblem(note, reason) : undefined;
    setProblem(wrong);
    return wrong === undefined;
  }
  return { reason, setReason, problem, isFine };
}

/** A version is published whole: what another page has raised in the same draft asks for notice as well. */
function raises(before: Demands | undefined, after: Demands): boolean {
  return (
    isRaise(insuranceChanges(before?.insurance ?? {}, after.insurance)) ||
    isRaise(safetyChanges(before, after)) ||
    isRaise(programChanges(before, after)) ||
    raisesDocuments(before, after) ||
    raisesStaffDocs(before, after)
  );
}

/** Asks before a version is published: what changes, whom it concerns, and why so soon. */
export function PublishDialog<Values extends DraftFrame>(props: PublishDialogProps<Values>) {
  const { editor, versions, impact, onClose } = props;
  const { part, values, base } = editor.state;
  const { effectiveFrom, changeNote } = values;
  const content = draftContent(part, values, base);
  const before = versionOn(versions.all, effectiveFrom);
  const { state } = impact;
  // Where nothing could be judged, there may be contractors.
  const contractors = state.kind === 'done' ? state.rows.length : 1;
  const raised = raises(before, content);
  const isShort = needsNoticeReason({ raised, contractors, today: versions.today, effectiveFrom });
  const { reason, setReason, problem: wrong, isFine } = useReason(isShort, changeNote);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const field = useRef<HTMLTextAreaElement>(null);

  async function submit(): Promise<void> {
    if (!isFine()) return field.current?.focus();
    setProblem(undefined);
    const result = await editor.publish(noteWithReason(changeNote, isShort ? reason : ''));
    if (result.kind === 'failed') return setProblem(result.message);
    const message = `Version ${result.n} is published and applies from ${formatDate(effectiveFrom)}.`;
    notify.show({ kind: 'success', message });
    onClose();
  }

  return (
    <ActionDialog
      title={`Publish these ${part.noun}?`}
      role="alertdialog"
      size="lg"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Publish"
      busyText="Publishing"
      busy={editor.busy}
      disabled={state.kind === 'running'}
      problem={problem}
    >
      <Text>
        They hold from {formatDate(effectiveFrom)} and cannot be changed afterwards. Contractors are told at
        once.
      </Text>
      {laterVersions(versions.all, effectiveFrom).length > 0 && (
        <LaterVersionsNote versions={versions} effectiveFrom={effectiveFrom} />
      )}
      {isShort && (
        <Field.Root mt="5" required invalid={wrong !== undefined}>
          <Field.Label>
            Reason for less than 30 days of notice <Field.RequiredIndicator />
          </Field.Label>
          <Textarea
            ref={field}
            rows={3}
            maxLength={Math.max(reasonMax(changeNote), 0)}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Field.HelperText>Contractors read it with the change note.</Field.HelperText>
          <Field.ErrorText>{wrong}</Field.ErrorText>
        </Field.Root>
      )}
      <Heading as="h3" size="sm" mt="5" mb="2">
        Who is affected
      </Heading>
      <ImpactPanel impact={impact} notesOf={part.impactNotes} hint="The effect was not evaluated." />
      <Heading as="h3" size="sm" mt="5" mb="2">
        What changes
      </Heading>
      <Box maxH="20rem" overflowY="auto" tabIndex={0} role="region" aria-label="What changes">
        <ChangeList part={part} label="Changes" before={before} after={content} />
      </Box>
    </ActionDialog>
  );
}
