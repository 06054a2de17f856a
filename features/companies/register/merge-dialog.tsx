import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Box, LoadingBlock, Text } from '@vcms/ui';
import { useState } from 'react';
import { CompanyPicker } from './company-picker.tsx';
import type { StoredCompany } from './company-register.tsx';
import { MergePreviewParts } from './merge-preview.tsx';
import type { MergePreview } from './merge-words.ts';
import { ReasonField, reasonProblem } from './reason-field.tsx';

export interface MergeDialogProps {
  /** The duplicate: it is archived, what it has moves. */
  readonly company: StoredCompany;
  readonly onClose: () => void;
}

/** Chooses the company that stays, shows what would move, asks why, and merges. */
export function MergeDialog({ company, onClose }: MergeDialogProps) {
  const [target, setTarget] = useState<StoredCompany>();
  const [preview, setPreview] = useState<MergePreview>();
  const [problem, setProblem] = useState<string>();
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const { busy, call } = useTrustedCall('companyMerge');
  const notify = useNotify();
  const isReady = target !== undefined && preview !== undefined && preview.conflicts.length === 0;

  async function look(next: StoredCompany): Promise<void> {
    setTarget(next);
    setPreview(undefined);
    setProblem(undefined);
    const result = await call({ sourceId: company.id, targetId: next.id, preview: true });
    if (result.kind === 'done') setPreview(result.value);
    else setProblem(result.message);
  }

  async function merge(): Promise<void> {
    if (!isReady) return;
    const wrong = reasonProblem(reason);
    setError(wrong);
    if (wrong !== '') return;
    setProblem(undefined);
    const request = { sourceId: company.id, targetId: target.id, preview: false, reason: reason.trim() };
    const result = await call(request);
    if (result.kind !== 'done') return setProblem(result.message);
    // Somebody else changed one of the two since the preview: the new one says what is in the way.
    if (!result.value.done) return setPreview(result.value);
    notify.show({ kind: 'success', message: `${company.name} is now part of ${target.name}.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`Merge ${company.name} into another company`}
      size="lg"
      onClose={onClose}
      onSubmit={() => void merge()}
      verb={target === undefined ? 'Merge' : `Merge into ${target.name}`}
      busyText="Merging"
      busy={busy && isReady}
      disabled={!isReady || busy}
      isDanger
      problem={problem}
    >
      <Text mb="4">Choose the company that stays. Nothing changes before you have seen what moves.</Text>
      <CompanyPicker
        label="Company that stays"
        kinds={[company.kind]}
        chosen={target}
        choose={(next) => {
          // One question at a time: an answer belongs to the company that is shown.
          if (!busy) void look(next);
        }}
        without={[company.id]}
      />
      {busy && preview === undefined && <LoadingBlock label="Comparing both companies" rows={3} />}
      {preview !== undefined && target !== undefined && (
        <MergePreviewParts preview={preview} source={company.name} target={target.name} />
      )}
      {isReady && (
        <Box mt="4">
          <ReasonField label="Why they are one company" value={reason} error={error} onChange={setReason} />
        </Box>
      )}
    </ActionDialog>
  );
}
