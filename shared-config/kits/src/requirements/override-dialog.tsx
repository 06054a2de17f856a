import { standingOverrides } from '@vcms/domain';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import { ActionDialog } from '../form/action-dialog.tsx';
import { OverrideFields } from './override-fields.tsx';
import {
  type OverrideFile,
  type OverrideProblems,
  type OverrideSubject,
  type OverrideValues,
  type OwnDemand,
  overrideChange,
  overrideContent,
  overrideValues,
  previewOf,
} from './override-form.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { randomId, useChangeOverrides } from './use-change-overrides.ts';
import { usePreview } from './use-preview.ts';

export interface OverrideDialogProps {
  readonly file: OverrideFile;
  readonly subject: OverrideSubject;
  /** What stands now and is changed. */
  readonly seen: OwnDemand | undefined;
  readonly onClose: () => void;
}

/** Sets, changes or waives a demand on one contractor; says before it is saved what that does. */
export function OverrideDialog({ file, subject, seen, onClose }: OverrideDialogProps) {
  const { today, overrides, contractorName } = file;
  const [start] = useState(() => overrideValues(subject, seen, today));
  const [values, setValues] = useState<OverrideValues>(start);
  const [isTried, setTried] = useState(false);
  const { busy, problem, store } = useChangeOverrides(file);

  const wrong = subject.check(values);
  const { reason: _reason, ...judged } = wrong;
  const canJudge = Object.keys(judged).length === 0;
  const change = overrideChange(
    overrideContent(subject, values),
    standingOverrides(overrides, today),
    today,
    'new',
  );
  const impact = usePreview(canJudge ? previewOf(file, change, today) : undefined);
  const problems: OverrideProblems = isTried ? wrong : {};

  async function submit(): Promise<void> {
    setTried(true);
    if (Object.keys(wrong).length > 0) return;
    const added = change.added.map((entry) => ({ ...entry, id: randomId() }));
    const set = subject.amount?.name === undefined ? 'The limit is set.' : 'The requirement is set.';
    const word = values.waived ? 'The requirement is waived.' : set;
    if (await store({ ...change, added }, word)) onClose();
  }

  return (
    <ActionDialog
      title={subject.amount === undefined ? `Waive ${subject.title}` : subject.title}
      size="lg"
      isDirty={values !== start}
      onClose={onClose}
      onSubmit={() => void submit()}
      busy={busy}
      problem={problem}
    >
      <Text mb="4">For {contractorName} only. All others keep the company-wide limits.</Text>
      <OverrideFields
        {...{ subject, values, problems, today }}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
      <PreviewPanel impact={impact} isWaiting={!canJudge} />
    </ActionDialog>
  );
}
