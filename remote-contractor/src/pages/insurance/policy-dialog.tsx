import type { Policy } from '@vcms/domain';
import { FormDialog, FormProblem, useCheckedForm } from '@vcms/pages';
import { useLeaveGuard, useNotify } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { CertificateField, fileProblem } from './certificate-field.tsx';
import { HolderPart } from './holders/holder-part.tsx';
import { useHolderChoice } from './holders/use-holder-choice.ts';
import type { InsuranceFile, StoredPolicy } from './insurance-file.ts';
import { PolicyFields } from './policy-fields.tsx';
import {
  checkPolicyForm,
  type PolicyFormValues,
  policyContent,
  policyFormValues,
  policyWarnings,
} from './policy-form-values.ts';
import { preCheck } from './pre-check.ts';
import { PreCheckPanel } from './pre-check-panel.tsx';
import { CertificatePrefill } from './prefill/certificate-prefill.tsx';
import { DuplicateHint } from './upload/duplicate-hint.tsx';
import { useSavePolicy } from './use-save-policy.ts';

export interface PolicyDialogProps {
  readonly title: string;
  readonly file: InsuranceFile;
  /** What the form begins with. */
  readonly start: Partial<Policy> & Pick<Policy, 'line'>;
  /** The draft or returned policy that is changed, as it was when the dialog opened; absent for a new one. */
  readonly seen?: StoredPolicy;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

const CERTIFICATE_MISSING = 'Add the certificate before you hand the policy in.';

function randomId(): string {
  return crypto.randomUUID();
}

/** Adds, renews or corrects a policy; says before the hand-in what would still be missing for whom (domain 4.6). */
export function PolicyDialog(props: PolicyDialogProps) {
  const { title, file, start, seen, onClose, newId = randomId } = props;
  const form = useCheckedForm<PolicyFormValues>(policyFormValues(start), checkPolicyForm);
  const [certificate, setCertificate] = useState<File>();
  const holders = useHolderChoice(file, seen);
  const [fileError, setFileError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { busy, progress, save } = useSavePolicy(newId);
  const notify = useNotify();
  const values = form.watch();
  const isComplete = Object.keys(checkPolicyForm(values)).length === 0;
  const content = JSON.stringify(isComplete ? policyContent(values, start) : undefined);
  const outcome = useMemo(
    () => (content === undefined ? undefined : preCheck(file, JSON.parse(content), seen, holders.drafts)),
    [content, file, seen, holders.drafts],
  );
  useLeaveGuard(form.formState.isDirty || certificate !== undefined || holders.changed);

  function choose(next: File | undefined): void {
    setCertificate(next);
    setFileError(next === undefined ? undefined : fileProblem(next));
  }

  async function store(handIn: boolean): Promise<void> {
    const missing = handIn && certificate === undefined && start.certificateDocId === undefined;
    const wrong = missing ? CERTIFICATE_MISSING : certificate && fileProblem(certificate);
    setFileError(wrong);
    if (wrong !== undefined) return;
    setProblem(holders.problem);
    if (holders.problem !== undefined) return;
    const request = {
      values: form.getValues(),
      before: start,
      seen,
      file: certificate,
      handIn,
      today: file.today,
      holders: holders.drafts,
      records: file.records,
    };
    const outcome = await save(request);
    if (outcome.kind === 'failed') return setProblem(outcome.message);
    if (outcome.kind === 'kept-as-draft') {
      notify.show({ kind: 'warning', message: `Saved as a draft, but not handed in. ${outcome.message}` });
    } else
      notify.show({ kind: 'success', message: handIn ? 'The policy is handed in.' : 'The draft is saved.' });
    onClose();
  }

  const submit = (handIn: boolean) => void form.handleSubmit(() => store(handIn))();
  const others = file.records.policies.filter(({ id }) => id !== seen?.id);
  const certificateName = file.records.documents.find(({ id }) => id === start.certificateDocId)?.fileName;
  return (
    <FormDialog
      title={title}
      size="xl"
      onClose={onClose}
      onSubmit={() => submit(true)}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={() => submit(false)}>
            Save draft
          </Button>
          <Button type="submit" loading={busy} loadingText="Saving">
            Hand in
          </Button>
        </>
      }
    >
      <FormProblem message={problem} />
      <CertificateField
        problem={fileError}
        onFile={certificateName}
        progress={progress}
        onFileChange={choose}
      />
      <DuplicateHint file={certificate} documents={file.records.documents} />
      <CertificatePrefill form={form} file={fileError === undefined ? certificate : undefined}>
        <PolicyFields form={form} />
      </CertificatePrefill>
      <HolderPart file={file} choice={holders} />
      <PreCheckPanel outcome={outcome} warnings={policyWarnings(values, others, file.today)} />
    </FormDialog>
  );
}
