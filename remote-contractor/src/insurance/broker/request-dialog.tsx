import { recordRef, useLiveDocument } from '@vcms/data';
import { INSURANCE_LINES } from '@vcms/domain';
import { brokerAsks, brokerLetter } from '@vcms/insurance/model';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import { FormDialog, FormProblem, showRefusal, useCheckedForm, useTrustedCall } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Button, Heading } from '@vcms/ui';
import { useRef, useState } from 'react';
import { LetterText, type SentLetter } from './letter-view.tsx';
import { RequestFields } from './request-fields.tsx';
import {
  checkRequestForm,
  type RequestFormValues,
  requestFormValues,
  requestOf,
} from './request-form-values.ts';
import { useHolderNames } from './use-holder-names.ts';

export interface RequestDialogProps {
  readonly file: InsuranceDossier;
  readonly onClose: () => void;
  readonly onSent: (letter: SentLetter, values: RequestFormValues, byMail: boolean) => void;
  readonly newId?: () => string;
}

const randomId = () => crypto.randomUUID();

/** The name that the letter is signed with. */
function useOwnName(): string {
  const { firestore } = useBackend();
  const { userId, email } = useSession();
  const own = useLiveDocument(recordRef(firestore, 'users', userId));
  return own.kind === 'ready' ? `${own.value.firstName} ${own.value.lastName}`.trim() : email;
}

/** Asks a broker for certificates: who, which lines, and the letter as it will be (domain 4.6). */
export function RequestDialog({ file, onClose, onSent, newId = randomId }: RequestDialogProps) {
  const { busy, call } = useTrustedCall('brokerRequestCreate');
  const requesterName = useOwnName();
  const byMail = useRef(false);
  const form = useCheckedForm<RequestFormValues>(requestFormValues(file.lines), (values) =>
    checkRequestForm(values, byMail.current),
  );
  const [requestId] = useState(newId);
  const [problem, setProblem] = useState<string>();
  const names = useHolderNames(file.records.engagements);
  const values = form.watch();
  const { text } = brokerLetter({
    contractorName: file.records.company.name,
    requesterName,
    brokerName: values.brokerName.trim() || 'broker',
    note: values.note.trim(),
    asks: brokerAsks(file.lines, values.lines, names),
    link: undefined,
  });

  async function send(valid: RequestFormValues): Promise<void> {
    const mailed = byMail.current;
    setProblem(undefined);
    const result = await call(requestOf(valid, mailed, requestId));
    if (result.kind === 'done') return onSent(result.value, valid, mailed);
    const field = result.kind === 'refused' ? result.refusal.field : undefined;
    if (!showRefusal(form, field, result.message)) setProblem(result.message);
  }

  function submit(mailed: boolean): void {
    byMail.current = mailed;
    void form.handleSubmit(send)();
  }

  return (
    <FormDialog
      title="Request from broker"
      size="xl"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => submit(false)}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={() => submit(true)}>
            Send by mail
          </Button>
          <Button type="submit" loading={busy} loadingText="Making the link">
            Make the link
          </Button>
        </>
      }
    >
      <FormProblem message={problem} />
      <RequestFields form={form} offered={INSURANCE_LINES} />
      <Heading as="h3" size="sm" mt="6" mb="2">
        The letter
      </Heading>
      <LetterText text={text} />
    </FormDialog>
  );
}
