import { type OverrideContent, overridesOfPairQuery, useLiveQuery } from '@vcms/data';
import { OVERRIDE_REASON, standingOverrides, validationText } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { FormDialog, FormProblem } from '@vcms/kits/form';
import {
  ContractorSearch,
  overrideChange,
  PreviewPanel,
  previewOf,
  randomId,
  useChangeOverrides,
  usePreview,
} from '@vcms/kits/requirements';
import { useBackend } from '@vcms/sdk';
import { Button, Field, LoadingBlock, Text, Textarea } from '@vcms/ui';
import { useState } from 'react';
import { CopyChoice } from './copy-choice.tsx';
import { copiedDemands } from './limit-rows.ts';
import type { LimitsFile } from './use-limits-file.ts';

export interface CopyDialogProps {
  readonly file: LimitsFile;
  readonly onClose: () => void;
}

interface CopyFormProps extends CopyDialogProps {
  readonly from: string;
  readonly onBack: () => void;
}

function CopyForm({ file, from, onClose, onBack }: CopyFormProps) {
  const { firestore } = useBackend();
  const live = useLiveQuery(overridesOfPairQuery(firestore, file.clientId, from));
  const [left, setLeft] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { busy, problem, store } = useChangeOverrides(file);
  const { sets, today, overrides } = file;
  const found = live.kind === 'ready' ? copiedDemands(live.items, sets, today) : [];
  const chosen = found.filter(({ id }) => !left.includes(id));
  const standing = standingOverrides(overrides, today);
  const changes = chosen.map(({ id, lowered: _lowered, ...demand }) => {
    const content: OverrideContent = { ...demand, reason: reason.trim() };
    return overrideChange(content, standing, today, id);
  });
  const change = {
    revoked: [...new Set(changes.flatMap(({ revoked }) => revoked))],
    added: changes.flatMap(({ added }) => added),
  };
  const impact = usePreview(chosen.length > 0 ? previewOf(file, change, today) : undefined);

  async function submit(): Promise<void> {
    const { length } = reason.trim();
    const isShort = length < OVERRIDE_REASON.min;
    setError(isShort ? validationText('V17') : undefined);
    if (isShort || chosen.length === 0) return;
    const added = change.added.map((entry) => ({ ...entry, id: randomId() }));
    const word =
      added.length === 1 ? '1 special limit is copied.' : `${added.length} special limits are copied.`;
    if (await store({ ...change, added }, word)) onClose();
  }

  return (
    <FormDialog
      title="Copy from another contractor"
      size="lg"
      isDirty={reason !== '' || left.length > 0}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outline" onClick={onBack}>
            Another contractor
          </Button>
          <Button type="submit" disabled={chosen.length === 0} loading={busy} loadingText="Saving">
            Copy
          </Button>
        </>
      }
    >
      <FormProblem message={problem} />
      {live.kind === 'loading' && <LoadingBlock label="Loading its special limits" rows={3} />}
      {live.kind === 'failed' && <FailurePanel failure={live.failure} retry={live.retry} />}
      {live.kind === 'ready' && found.length === 0 && (
        <Text>This contractor has no special insurance limits. Choose another one.</Text>
      )}
      {found.length > 0 && (
        <>
          <CopyChoice demands={found} left={left} onChange={setLeft} />
          <Field.Root mt="4" required invalid={error !== undefined}>
            <Field.Label>
              Reason <Field.RequiredIndicator />
            </Field.Label>
            <Textarea
              rows={3}
              maxLength={OVERRIDE_REASON.max}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            <Field.HelperText>{file.contractorName} can read it.</Field.HelperText>
            <Field.ErrorText>{error}</Field.ErrorText>
          </Field.Root>
          <PreviewPanel impact={impact} isWaiting={chosen.length === 0} />
        </>
      )}
    </FormDialog>
  );
}

/** Takes over the special demands of another contractor of the same client. */
export function CopyDialog({ file, onClose }: CopyDialogProps) {
  const [from, setFrom] = useState<string>();
  if (from !== undefined) {
    return <CopyForm {...{ file, from, onClose }} onBack={() => setFrom(undefined)} />;
  }
  return (
    <FormDialog
      title="Copy from another contractor"
      size="lg"
      onClose={onClose}
      onSubmit={() => undefined}
      actions={null}
    >
      <ContractorSearch
        label="Copy from"
        clientId={file.clientId}
        without={file.contractorId}
        onChoose={setFrom}
      />
    </FormDialog>
  );
}
