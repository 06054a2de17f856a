import { validationText } from '@vcms/domain';
import { ActionDialog, useDialogWrite } from '@vcms/kits/form';
import { saveEditionDraft } from '@vcms/programs/data';
import { codeOf } from '@vcms/programs/model';
import { useBackend, useSession } from '@vcms/sdk';
import { Field, Input, Stack } from '@vcms/ui';
import { useState } from 'react';

export interface NewProgramDialogProps {
  /** Codes that are taken. */
  readonly known: readonly string[];
  readonly onBegun: (programId: string) => void;
  readonly onClose: () => void;
}

const TITLE = { field: 'Title', min: 2, max: 120 } as const;

function titleProblem(title: string, known: readonly string[]): string | undefined {
  const { length } = title.trim();
  const code = codeOf(title);
  if (length < TITLE.min || length > TITLE.max || code === '') return validationText('V2', TITLE);
  return known.includes(code) ? 'The catalog has a program with this title. Open that one.' : undefined;
}

/** Begins the draft of a program that the catalogue does not have. */
export function NewProgramDialog({ known, onBegun, onClose }: NewProgramDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const [title, setTitle] = useState('');
  const [cfr, setCfr] = useState('');
  const [isChecked, setChecked] = useState(false);
  const programId = codeOf(title);
  const { busy, problem, store } = useDialogWrite(() => {
    onClose();
    onBegun(programId);
  });
  const wrong = isChecked ? titleProblem(title, known) : undefined;

  function submit(): void {
    setChecked(true);
    if (titleProblem(title, known) !== undefined) return;
    const content = { title, cfr, elements: [], appliesToTrades: [] };
    void store(saveEditionDraft({ firestore, uid }, { programId, n: 1 }, content), 'The draft is saved.');
  }

  return (
    <ActionDialog
      title="Add a program"
      verb="Start draft"
      {...{ busy, onClose }}
      problem={problem}
      isDirty={title !== '' || cfr !== ''}
      onSubmit={submit}
    >
      <Stack gap="4">
        <Field.Root required invalid={wrong !== undefined}>
          <Field.Label>
            Title <Field.RequiredIndicator />
          </Field.Label>
          <Input
            value={title}
            maxLength={120}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <Field.HelperText>Clients and contractors see it once it is published.</Field.HelperText>
          <Field.ErrorText>{wrong}</Field.ErrorText>
        </Field.Root>
        <Field.Root>
          <Field.Label>Regulation</Field.Label>
          <Input value={cfr} maxLength={120} onChange={({ currentTarget }) => setCfr(currentTarget.value)} />
          <Field.HelperText>For example 29 CFR 1910.147, or a client’s rule.</Field.HelperText>
        </Field.Root>
      </Stack>
    </ActionDialog>
  );
}
