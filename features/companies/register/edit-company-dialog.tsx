import type { CompanyPrivate } from '@vcms/domain';
import { ActionDialog, showRefusal, useCheckedForm, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { useState } from 'react';
import { CompanyFields } from './company-fields.tsx';
import {
  type CompanyFormValues,
  checkCompanyForm,
  companyFormValues,
  companyInput,
} from './company-form-values.ts';
import type { StoredCompany } from './company-register.tsx';

export interface EditCompanyDialogProps {
  /** As it was when the dialog opened: a later change by somebody else is a conflict (V23). */
  readonly company: StoredCompany;
  readonly secret: CompanyPrivate | undefined;
  readonly onClose: () => void;
}

/** Changes what a company says of itself. Of two people who edit at once the later is told, and keeps the text. */
export function EditCompanyDialog({ company, secret, onClose }: EditCompanyDialogProps) {
  const [opened] = useState({ company, secret });
  const form = useCheckedForm<CompanyFormValues>(
    companyFormValues(opened.company, opened.secret),
    checkCompanyForm,
  );
  const { busy, call } = useTrustedCall('companyUpdate');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function save(values: CompanyFormValues): Promise<void> {
    setProblem(undefined);
    const seenAt = opened.company.record.updatedAt?.getTime();
    const request = { companyId: company.id, ...companyInput(values) };
    const result = await call(seenAt === undefined ? request : { ...request, seenAt });
    if (result.kind === 'done') {
      notify.show({ kind: 'success', message: `${values.name.trim()} was saved.` });
      onClose();
    } else if (result.kind === 'failed' || !showRefusal(form, result.refusal.field, result.message)) {
      setProblem(result.message);
    }
  }

  return (
    <ActionDialog
      title={`Edit ${opened.company.name}`}
      size="lg"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(save)()}
      busy={busy}
      problem={problem}
    >
      <CompanyFields form={form} />
    </ActionDialog>
  );
}
