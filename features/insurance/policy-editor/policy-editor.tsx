import { contentProblemOf } from '@vcms/data';
import type { InsuranceLine, Policy, PolicyHolder } from '@vcms/domain';
import { FileField, FormDialog, FormProblem, fileProblem, useCheckedForm } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { InsuranceDossier, StoredPolicy } from './insurance-dossier.ts';
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
import type { PolicySaving } from './save-policy.ts';
import { DuplicateHint } from './upload/duplicate-hint.tsx';

/** What one side's editor asks beside the certificate's own fields. */
interface EditorPart {
  readonly changed: boolean;
  /** Looked at when the form is sent; undefined: it can be stored. */
  readonly check: () => string | undefined;
  /** What the policy would show for single clients. */
  readonly holders?: readonly Omit<PolicyHolder, 'policyId'>[];
  /** Shown after the fields. */
  readonly children?: (line: InsuranceLine) => ReactNode;
}

export interface PolicyEditorProps {
  readonly title: string;
  readonly file: InsuranceDossier;
  /** What the form begins with. */
  readonly start: Partial<Policy> & Pick<Policy, 'line'>;
  /** The draft or returned policy that is changed, as it was when the dialog opened; absent for a new one. */
  readonly seen?: StoredPolicy;
  readonly saving: PolicySaving;
  /** Absent: the policy can only be submitted. */
  readonly keepsDrafts?: boolean;
  /** What is said once it is submitted. */
  readonly handedIn: string;
  readonly certificateHelp: string;
  readonly part: EditorPart;
  /** Shown above the certificate. */
  readonly intro?: ReactNode;
  readonly onClose: () => void;
}

const CERTIFICATE_MISSING = 'Add the certificate before you submit the policy.';

/** How the policy's line would stand as typed; undefined while something is missing. */
function useOutcome(values: PolicyFormValues, { file, start, seen, part }: PolicyEditorProps) {
  const isComplete = Object.keys(checkPolicyForm(values)).length === 0;
  const content = JSON.stringify(isComplete ? policyContent(values, start) : undefined);
  const holders = JSON.stringify(part.holders ?? []);
  return useMemo(
    () =>
      content === undefined
        ? undefined
        : preCheck(file, JSON.parse(content), seen, JSON.parse(holders) as EditorPart['holders']),
    [content, file, seen, holders],
  );
}

/** Adds, renews or corrects a policy; says before the submission what would still be missing for whom (domain 4.6). */
export function PolicyEditor(props: PolicyEditorProps) {
  const { title, file, start, seen, saving, keepsDrafts = false, handedIn, part, intro, onClose } = props;
  const form = useCheckedForm<PolicyFormValues>(policyFormValues(start), checkPolicyForm);
  const [certificate, setCertificate] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const chosen = useRef<File>(undefined);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const values = form.watch();
  const outcome = useOutcome(values, props);

  function choose(next: File | undefined): void {
    setCertificate(next);
    setFileError(next === undefined ? undefined : fileProblem(next));
    chosen.current = next;
    if (next !== undefined && fileProblem(next) === undefined) void look(next);
  }

  /** A name says little: a file that was only renamed is refused as soon as it is chosen. */
  async function look(next: File): Promise<void> {
    const wrong = await contentProblemOf(next);
    if (chosen.current === next && wrong !== undefined) setFileError(wrong);
  }

  async function store(handIn: boolean): Promise<void> {
    const missing = handIn && certificate === undefined && start.certificateDocId === undefined;
    const wrong = missing
      ? CERTIFICATE_MISSING
      : certificate && (fileProblem(certificate) ?? (await contentProblemOf(certificate)));
    setFileError(wrong);
    if (wrong !== undefined) return;
    const partProblem = part.check();
    setProblem(partProblem);
    if (partProblem !== undefined) return;
    const { today, records } = file;
    const request = {
      values: form.getValues(),
      before: start,
      file: certificate,
      seen,
      handIn,
      today,
      records,
    };
    const saved = await saving.save(request);
    if (saved.kind === 'failed') return setProblem(saved.message);
    if (saved.kind === 'kept-as-draft') {
      notify.show({ kind: 'warning', message: `Saved as a draft, but not submitted. ${saved.message}` });
    } else notify.show({ kind: 'success', message: handIn ? handedIn : 'The draft is saved.' });
    onClose();
  }

  const submit = (handIn: boolean) => void form.handleSubmit(() => store(handIn))();
  const others = file.records.policies.filter(({ id }) => id !== seen?.id);
  const stored = file.records.documents.find(({ id }) => id === start.certificateDocId);
  return (
    <FormDialog
      title={title}
      size="xl"
      isDirty={form.formState.isDirty || certificate !== undefined || part.changed}
      onClose={onClose}
      onSubmit={() => submit(true)}
      actions={
        <>
          {keepsDrafts && (
            <Button variant="outline" disabled={saving.busy} onClick={() => submit(false)}>
              Save draft
            </Button>
          )}
          <Button type="submit" loading={saving.busy} loadingText="Saving">
            Submit
          </Button>
        </>
      }
    >
      <FormProblem message={problem} />
      {intro}
      <FileField
        label="Certificate"
        problem={fileError}
        onFile={stored?.fileName}
        help={props.certificateHelp}
        progress={saving.progress}
        onFileChange={choose}
      />
      <DuplicateHint file={certificate} documents={file.records.documents} />
      <CertificatePrefill
        form={form}
        file={fileError === undefined ? certificate : undefined}
        stored={certificate === undefined ? stored : undefined}
      >
        <PolicyFields form={form} />
      </CertificatePrefill>
      {part.children?.(values.line)}
      <PreCheckPanel outcome={outcome} warnings={policyWarnings(values, others, file.today)} />
    </FormDialog>
  );
}
