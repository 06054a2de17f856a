import { ActionDialog, ChoiceField, useCheckedForm, useDialogCall } from '@vcms/kits/form';
import { SimpleGrid } from '@vcms/ui';
import { useState } from 'react';
import { CompanyFields } from './company-fields.tsx';
import {
  type CompanyFormValues,
  checkCompanyForm,
  companyInput,
  NEW_COMPANY,
} from './company-form-values.ts';
import { KIND_WORDS, PLAN_WORDS } from './company-words.ts';

const KINDS = (['contractor', 'client'] as const).map((value) => ({ value, label: KIND_WORDS[value] }));
const PLANS = {
  contractor: ['full', 'limited'],
  client: ['full', 'reduced'],
  firm: [],
} as const;

export interface CreateCompanyDialogProps {
  readonly onClose: () => void;
  /** Opens the new record. */
  readonly onCreated: (companyId: string) => void;
  /** Names this click, so that a repeated call makes one company; a random UUID. */
  readonly newId?: () => string;
}

/** A new client or contractor. */
export function CreateCompanyDialog(props: CreateCompanyDialogProps) {
  const { onClose, onCreated, newId = () => crypto.randomUUID() } = props;
  const form = useCheckedForm<CompanyFormValues>(NEW_COMPANY, checkCompanyForm);
  const [companyId] = useState(newId);
  const { busy, problem, send } = useDialogCall('companyCreate', form, () => onCreated(companyId));
  const kind = form.watch('kind');

  async function create(values: CompanyFormValues): Promise<void> {
    const plan = PLANS[kind].find((known) => known === values.plan);
    const request = { companyId, kind, ...companyInput(values), plan };
    await send(request, `${values.name.trim()} was created.`);
  }

  return (
    <ActionDialog
      title="New company"
      isDirty={form.formState.isDirty}
      size="lg"
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(create)()}
      verb="Create company"
      busyText="Creating"
      busy={busy}
      problem={problem}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mb="6">
        <ChoiceField form={form} name="kind" label="Kind" options={KINDS} />
        <ChoiceField
          form={form}
          name="plan"
          label="Plan"
          options={PLANS[kind].map((value) => ({ value, label: PLAN_WORDS[value] }))}
          help="Decides the role and menu of its people."
        />
      </SimpleGrid>
      <CompanyFields form={form} />
    </ActionDialog>
  );
}
