import {
  ENDORSEMENTS,
  type InsuranceLine,
  PAPER_CONTENT_TYPES,
  type Policy,
  type PolicyHolder,
} from '@vcms/domain';
import {
  DraftOrSubmit,
  FileField,
  FormDialog,
  FormProblem,
  takeValue,
  useCheckedForm,
} from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { type ReactNode, useMemo, useState } from 'react';
import { ChosenPages } from '../endorsement-pages/chosen-pages.tsx';
import { demandedPages } from '../endorsement-pages/missing-forms.ts';
import type { InsuranceDossier, StoredPolicy } from './insurance-dossier.ts';
import { PolicyFields } from './policy-fields.tsx';
import {
  checkPolicyForm,
  endorsementField,
  type PolicyFormValues,
  pagesOf,
  policyContent,
  policyFormValues,
  policyWarnings,
} from './policy-form-values.ts';
import { preCheck } from './pre-check.ts';
import { PreCheckPanel } from './pre-check-panel.tsx';
import { CertificatePrefill } from './prefill/certificate-prefill.tsx';
import type { PolicySaving } from './save-policy.ts';
import { DuplicateHint } from './upload/duplicate-hint.tsx';
import { useChosenFile } from './upload/use-chosen-file.ts';

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
function useOutcome(
  values: PolicyFormValues,
  hasPages: boolean,
  { file, start, seen, part }: PolicyEditorProps,
) {
  const isComplete = Object.keys(checkPolicyForm(values)).length === 0;
  const pages = hasPages ? 'candidate' : undefined;
  const content = JSON.stringify(isComplete ? policyContent(values, start, pages) : undefined);
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
  const certificate = useChosenFile();
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const values = form.watch();
  const pages = useChosenFile();
  const outcome = useOutcome(values, pages.file !== undefined, props);

  async function store(handIn: boolean): Promise<void> {
    const missing = handIn && certificate.file === undefined && start.certificateDocId === undefined;
    if (missing) return certificate.refuse(CERTIFICATE_MISSING);
    if (!(await certificate.check()) || !(await pages.check())) return;
    const partProblem = part.check();
    setProblem(partProblem);
    if (partProblem !== undefined) return;
    const { today, records } = file;
    const request = {
      values: form.getValues(),
      before: start,
      file: certificate.file,
      pages: pages.file,
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
  const documentOf = (docId: string | undefined) => file.records.documents.find(({ id }) => id === docId);
  const stored = documentOf(start.certificateDocId);
  const hasEndorsements = ENDORSEMENTS.some((name) => values[endorsementField(name)] !== '');
  return (
    <FormDialog
      title={title}
      size="xl"
      isDirty={
        form.formState.isDirty || certificate.file !== undefined || pages.file !== undefined || part.changed
      }
      onClose={onClose}
      onSubmit={() => submit(true)}
      actions={
        <DraftOrSubmit busy={saving.busy} onSaveDraft={keepsDrafts ? () => submit(false) : undefined} />
      }
    >
      <FormProblem message={problem} />
      {intro}
      <FileField
        label="Certificate"
        problem={certificate.problem}
        types={PAPER_CONTENT_TYPES}
        onFile={stored?.fileName}
        help={props.certificateHelp}
        progress={saving.progress}
        onFileChange={certificate.choose}
      />
      <DuplicateHint file={certificate.file} documents={file.records.documents} />
      <CertificatePrefill
        form={form}
        file={certificate.problem === undefined ? certificate.file : undefined}
        stored={certificate.file === undefined ? stored : undefined}
      >
        <PolicyFields form={form} />
      </CertificatePrefill>
      {hasEndorsements && (
        <FileField
          label="Endorsement pages"
          problem={pages.problem}
          types={PAPER_CONTENT_TYPES}
          onFile={documentOf(pagesOf(start))?.fileName}
          help="One file with the pages of all endorsements. A statement on the certificate alone proves nothing to most clients."
          progress={undefined}
          onFileChange={pages.choose}
        />
      )}
      {hasEndorsements && pages.file !== undefined && pages.problem === undefined && (
        <ChosenPages
          file={pages.file}
          demanded={demandedPages(file.lines, [values.line])}
          lines={[values]}
          onTake={({ field, value }) => takeValue(form, field, value as never)}
        />
      )}
      {part.children?.(values.line)}
      <PreCheckPanel outcome={outcome} warnings={policyWarnings(values, others, file.today)} />
    </FormDialog>
  );
}
