import { validationText } from '@vcms/domain';
import { ActionDialog } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Field, Text, Textarea } from '@vcms/ui';
import { useState } from 'react';
import type { ProgramDossier, ProgramEntry } from './program-dossier.ts';
import { useSaveVersion } from './use-save-version.ts';

const REASON = { min: 20, max: 500 } as const;

function randomId(): string {
  return crypto.randomUUID();
}

export interface NotApplicableDialogProps {
  readonly entry: ProgramEntry;
  readonly file: ProgramDossier;
  readonly onClose: () => void;
}

/** Says that the company does no work of this kind, and why. A reviewer decides. */
export function NotApplicableDialog({ entry, file, onClose }: NotApplicableDialogProps) {
  const notify = useNotify();
  const before = entry.versions.find(({ declaredNotApplicable }) => declaredNotApplicable);
  const start = before?.notApplicableReason ?? '';
  const [reason, setReason] = useState(start);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { busy, save } = useSaveVersion(file, entry, randomId);

  async function submit(): Promise<void> {
    const text = reason.trim();
    const isFine = text.length >= REASON.min && text.length <= REASON.max;
    setWrong(isFine ? undefined : validationText('V2', { field: 'The reason', ...REASON }));
    if (!isFine) return;
    const saved = await save({
      file: undefined,
      content: { pageRefs: {}, declaredNotApplicable: true, notApplicableReason: text },
      handIn: true,
    });
    if (saved.kind === 'failed') return setProblem(saved.message);
    if (saved.kind === 'done') notify.show({ kind: 'success', message: 'Your statement is submitted.' });
    else notify.show({ kind: 'warning', message: `Saved as a draft, but not submitted. ${saved.message}` });
    onClose();
  }

  return (
    <ActionDialog
      title={`${entry.title} does not apply to us`}
      isDirty={reason !== start}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Submit"
      busy={busy}
      problem={problem}
    >
      <Text mb="4">
        Clients keep requiring the program until a reviewer accepts your reason. You can upload a program
        later.
      </Text>
      <Field.Root required invalid={wrong !== undefined}>
        <Field.Label>
          Reason <Field.RequiredIndicator />
        </Field.Label>
        <Textarea
          rows={4}
          maxLength={REASON.max}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Field.HelperText>Say which work you do, and who does this work where it comes up.</Field.HelperText>
        <Field.ErrorText>{wrong}</Field.ErrorText>
      </Field.Root>
    </ActionDialog>
  );
}
