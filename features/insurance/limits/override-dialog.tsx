import { FormDialog, FormProblem } from '@vcms/kits/form';
import { Button, Text } from '@vcms/ui';
import { useState } from 'react';
import { standingOverrides } from '../model/override-rules.ts';
import type { OwnDemand } from './limit-rows.ts';
import { OverrideFields } from './override-fields.tsx';
import {
  checkOverride,
  type OverrideProblems,
  type OverrideTarget,
  type OverrideValues,
  overrideChange,
  overrideContent,
  overrideValues,
  previewOf,
  targetTitle,
} from './override-form.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { randomId, useChangeOverrides } from './use-change-overrides.ts';
import type { LimitsFile } from './use-limits-file.ts';
import { usePreview } from './use-preview.ts';

export interface OverrideDialogProps {
  readonly file: LimitsFile;
  readonly target: OverrideTarget;
  /** What stands now and is changed. */
  readonly seen: OwnDemand | undefined;
  readonly onClose: () => void;
}

/** Sets, changes or waives a demand on one contractor; says before it is saved what that does. */
export function OverrideDialog({ file, target, seen, onClose }: OverrideDialogProps) {
  const { today, overrides, contractorName } = file;
  const [start] = useState(() => overrideValues(target, seen, today));
  const [values, setValues] = useState<OverrideValues>(start);
  const [isTried, setTried] = useState(false);
  const { busy, problem, store } = useChangeOverrides(file);

  const wrong = checkOverride(target, values, file);
  const { reason: _reason, ...judged } = wrong;
  const canJudge = Object.keys(judged).length === 0;
  const change = overrideChange(
    overrideContent(target, values),
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
    const word = values.waived ? 'The requirement is waived.' : 'The limit is set.';
    if (await store({ ...change, added }, word)) onClose();
  }

  return (
    <FormDialog
      title={target.code === undefined ? `Waive ${targetTitle(target)}` : targetTitle(target)}
      size="lg"
      isDirty={values !== start}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" loading={busy} loadingText="Saving">
          Save
        </Button>
      }
    >
      <FormProblem message={problem} />
      <Text mb="4">For {contractorName} only. All others keep the company-wide limits.</Text>
      <OverrideFields
        {...{ target, values, problems, file }}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
      <PreviewPanel impact={impact} isWaiting={!canJudge} />
    </FormDialog>
  );
}
