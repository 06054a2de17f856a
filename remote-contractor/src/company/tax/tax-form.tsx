import type { StoredCompany } from '@vcms/companies/register';
import type { CheckedRecord } from '@vcms/data';
import { ChoiceField, showRefusal, TextField, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { SimpleGrid, StatusChip } from '@vcms/ui';
import { useState } from 'react';
import { useFirmName } from '../facts/use-declare.ts';
import { FormSection } from '../form-section.tsx';
import { useFollowingForm } from '../use-following-form.ts';
import { checkTax, type TaxValues, taxClassOptions, taxInput, taxValues } from './tax-values.ts';

export type StoredSecret = Extract<CheckedRecord<'companyPrivate'>, { readonly ok: true }>['value'];

const RULES = { valuesOf: taxValues, check: checkTax };

export interface TaxFormProps {
  readonly company: StoredCompany;
  readonly secret: StoredSecret | undefined;
}

/** EIN, owner, tax class and D-U-N-S number: seen by the company and the firm, written by the server (ADR 30). */
export function TaxForm({ company, secret }: TaxFormProps) {
  const firm = useFirmName();
  const notify = useNotify();
  const { busy, call } = useTrustedCall('companySetTaxData');
  const { form, isDirty, seen, discard, saved } = useFollowingForm<StoredSecret | undefined, TaxValues>(
    secret,
    RULES,
  );
  const [problem, setProblem] = useState<string>();

  async function save(values: TaxValues): Promise<void> {
    setProblem(undefined);
    const seenAt = seen?.record.updatedAt?.getTime();
    const result = await call({ companyId: company.id, seenAt, private: taxInput(values) });
    if (result.kind === 'done') {
      saved();
      notify.show({ kind: 'success', message: 'Your tax data is saved.' });
    } else if (result.kind === 'failed' || !showRefusal(form, result.refusal.field, result.message)) {
      setProblem(result.message);
    }
  }

  return (
    <FormSection
      title="Tax data"
      saveLabel="Save tax data"
      description={`Seen by your company and ${firm} only. Clients do not see it. ${firm} confirms the EIN.`}
      {...{ isDirty, busy, problem }}
      onSubmit={() => void form.handleSubmit(save)()}
      onDiscard={() => {
        setProblem(undefined);
        discard();
      }}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mb="4" alignItems="start">
        <TextField
          form={form}
          name="ein"
          label="EIN"
          required
          inputMode="numeric"
          maxLength={12}
          help="Nine digits, such as 12-3456789."
        />
        <TextField form={form} name="ownerName" label="Owner" required maxLength={120} />
        <ChoiceField
          form={form}
          name="taxClass"
          label="Tax class"
          options={taxClassOptions(seen?.taxClass ?? '')}
          help="As on line 3a of your W-9."
        />
        <TextField form={form} name="duns" label="D-U-N-S number" inputMode="numeric" help="Nine digits." />
      </SimpleGrid>
      {seen !== undefined && (
        <StatusChip
          {...(seen.einConfirmed === true
            ? { tone: 'success', label: 'EIN confirmed' }
            : { tone: 'waiting', label: 'EIN not confirmed yet' })}
        />
      )}
    </FormSection>
  );
}
