import { weighEdited } from '@vcms/companies/model';
import type { StoredCompany } from '@vcms/companies/register';
import { type CalendarDate, may } from '@vcms/domain';
import { LongTextField, showRefusal, TextField } from '@vcms/kits/form';
import { useSession } from '@vcms/sdk';
import { Box, SimpleGrid } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { FormSection } from '../form-section.tsx';
import { useFollowingForm } from '../use-following-form.ts';
import { EffectNote } from './effect-note.tsx';
import { checkFacts, type FactsValues, factsInput, factsValues, isNewName } from './facts-values.ts';
import { InsuredNote } from './insured-note.tsx';
import { useDeclare } from './use-declare.ts';

export interface FactsFormProps {
  readonly company: StoredCompany;
  readonly today: CalendarDate;
}

/** Legal name, beginning and size: what clients require depends on them, so the firm confirms what takes requirements away. */
export function FactsForm({ company, today }: FactsFormProps) {
  const { role } = useSession();
  const { busy, firm, declare } = useDeclare(company);
  const rules = useMemo(
    () => ({ valuesOf: factsValues, check: (values: FactsValues) => checkFacts(company, values) }),
    [company],
  );
  const { form, isDirty, seen, discard, saved } = useFollowingForm<StoredCompany, FactsValues>(
    company,
    rules,
  );
  const [problem, setProblem] = useState<string>();
  const values = form.watch();
  const isRenamed = isNewName(seen, values.name);
  const effect = isDirty ? weighEdited(seen, factsInput(values), today) : { applied: [], waiting: [] };

  async function save(typed: FactsValues): Promise<void> {
    setProblem(undefined);
    const reason = isNewName(seen, typed.name) ? typed.reason.trim() : undefined;
    const result = await declare(seen, factsInput(typed), reason);
    if (result.kind === 'done') return saved();
    if (!showRefusal(form, result.field, result.message)) setProblem(result.message);
  }

  return (
    <FormSection
      title="Company facts"
      saveLabel="Save company facts"
      description={`Requirements depend on these. What would lower them waits for confirmation by ${firm}.`}
      {...{ isDirty, busy, problem }}
      onSubmit={() => void form.handleSubmit(save)()}
      onDiscard={() => {
        setProblem(undefined);
        discard();
      }}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        <TextField form={form} name="name" label="Legal name" required maxLength={120} />
        <TextField form={form} name="operatingSince" label="Operating since" type="date" />
        <TextField
          form={form}
          name="employeesPeakLastYear"
          label="Peak headcount last year"
          inputMode="numeric"
          help="Above 10, a 300A summary is due."
        />
      </SimpleGrid>
      {isRenamed && (
        <Box mt="4">
          <LongTextField
            form={form}
            name="reason"
            label="Why the legal name changes"
            required
            maxLength={500}
            help={`${firm} reads it, and so do your clients.`}
          />
          {may(role, 'submitEvidence') && (
            <InsuredNote companyId={company.id} name={values.name} today={today} />
          )}
        </Box>
      )}
      <EffectNote {...effect} firm={firm} />
    </FormSection>
  );
}
