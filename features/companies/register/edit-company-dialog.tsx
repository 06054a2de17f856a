import type { CompanyPrivate } from '@vcms/domain';
import { ActionDialog, useCheckedForm, useDialogCall } from '@vcms/kits/form';
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
  const { busy, problem, send } = useDialogCall('companyUpdate', form, onClose);

  async function save(values: CompanyFormValues): Promise<void> {
    const seenAt = opened.company.record.updatedAt?.getTime();
    const request = { companyId: company.id, ...companyInput(values) };
    const seen = seenAt === undefined ? request : { ...request, seenAt };
    const name = values.name.trim();
    const { path } = opened.company.record;
    // Of the rest the server says what becomes of it.
    await send(seen, `${name} was saved.`, { path, before: { name: opened.company.name }, after: { name } });
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
