import { handInDocument, type StoredRecord } from '@vcms/data';
import type { CalendarDate, CompanyDocument, QuestionnaireVersion } from '@vcms/domain';
import { validationText } from '@vcms/domain';
import { ActionDialog, writeProblem } from '@vcms/kits/form';
import { submitAnswers } from '@vcms/questionnaires/data';
import type { Answers } from '@vcms/questionnaires/model';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Field, Input, Stack, Text } from '@vcms/ui';
import { useState } from 'react';

export interface SubmitDialogProps {
  readonly version: QuestionnaireVersion;
  readonly answers: Answers;
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  readonly today: CalendarDate;
  readonly onClose: () => void;
}

const NAME = { field: 'The name', min: 2, max: 120 } as const;
const TITLE = { field: 'The title', min: 2, max: 80 } as const;

function problemOf(text: string, { field, min, max }: { field: string; min: number; max: number }) {
  const { length } = text.trim();
  return length >= min && length <= max ? undefined : validationText('V2', { field, min, max });
}

/** Asks who stands for the answers, then submits them with their documents. */
export function SubmitDialog({ version, answers, documents, today, onClose }: SubmitDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const [signedBy, setSignedBy] = useState('');
  const [signedTitle, setSignedTitle] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const nameProblem = problemOf(signedBy, NAME);
  const titleProblem = problemOf(signedTitle, TITLE);

  async function handIn(): Promise<string | undefined> {
    const named = new Set(
      Object.values(answers).flatMap(({ docId }) => (docId === undefined ? [] : [docId])),
    );
    const context = { firestore, uid, contractorId };
    for (const document of documents.filter(({ id }) => named.has(id))) {
      const { visibility } = document;
      const result = await handInDocument(context, document, { submittedOn: today, visibility });
      if (result.kind !== 'done') return writeProblem(result);
    }
    const signature = { signedBy: signedBy.trim(), signedTitle: signedTitle.trim() };
    const result = await submitAnswers(context, version, signature, today);
    return result.kind === 'done' ? undefined : writeProblem(result);
  }

  async function submit(): Promise<void> {
    setTried(true);
    if (nameProblem !== undefined || titleProblem !== undefined) return;
    setBusy(true);
    const failed = await handIn();
    setBusy(false);
    setProblem(failed);
    if (failed !== undefined) return;
    notify.show({ kind: 'success', message: `${version.title} is submitted. The firm reviews it next.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`Submit ${version.title}?`}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Submit"
      busyText="Submitting"
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <Text>
          By submitting you confirm that the answers are true and complete. They cannot be changed while they
          are reviewed.
        </Text>
        <Field.Root invalid={tried && nameProblem !== undefined} required>
          <Field.Label>Name of the person responsible for them</Field.Label>
          <Input
            autoComplete="name"
            value={signedBy}
            maxLength={120}
            onChange={(event) => setSignedBy(event.currentTarget.value)}
          />
          <Field.ErrorText>{nameProblem}</Field.ErrorText>
        </Field.Root>
        <Field.Root invalid={tried && titleProblem !== undefined} required>
          <Field.Label>Title</Field.Label>
          <Input
            autoComplete="organization-title"
            value={signedTitle}
            maxLength={80}
            onChange={(event) => setSignedTitle(event.currentTarget.value)}
          />
          <Field.ErrorText>{titleProblem}</Field.ErrorText>
        </Field.Root>
      </Stack>
    </ActionDialog>
  );
}
