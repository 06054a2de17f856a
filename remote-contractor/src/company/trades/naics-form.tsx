import { factsAsSaid, findNaics, type NaicsTable, naicsTitle, weighEdited } from '@vcms/companies/model';
import type { StoredCompany } from '@vcms/companies/register';
import { type CalendarDate, type Company, validationText } from '@vcms/domain';
import { type Choice, SearchList } from '@vcms/kits/form';
import { Box, Text } from '@vcms/ui';
import { useState } from 'react';
import { EffectNote } from '../facts/effect-note.tsx';
import { useDeclare } from '../facts/use-declare.ts';
import { FormSection } from '../form-section.tsx';
import { useFollowingForm } from '../use-following-form.ts';

interface NaicsValues {
  readonly naicsPrimary: string;
}

const RULES = {
  valuesOf: (company: Company): NaicsValues => ({ naicsPrimary: factsAsSaid(company).naicsPrimary ?? '' }),
  check: (_values: NaicsValues) => ({}),
};

const MOST = 50;

/** "238160 Roofing Contractors", and where it is an old code. */
export function naicsChoice(table: NaicsTable, code: string): Choice {
  const found = naicsTitle(table, code);
  const label = `${code} ${found?.title ?? ''}`.trim();
  if (found === undefined) return { code, label, detail: validationText('V20') };
  return {
    code,
    label,
    detail: found.edition === 2017 ? 'A code of 2017 that 2022 no longer has.' : undefined,
  };
}

export function findNaicsChoices(
  table: NaicsTable,
  text: string,
  taken: readonly string[],
): readonly Choice[] {
  return findNaics(table, text, MOST)
    .filter(({ code }) => !taken.includes(code))
    .map(({ code }) => naicsChoice(table, code));
}

/** Words for a search that finds nothing (V20). */
export function noNaics(): string {
  return `${validationText('V20')} Search by other words, or by the first digits.`;
}

export interface NaicsFormProps {
  readonly company: StoredCompany;
  readonly table: NaicsTable;
  readonly today: CalendarDate;
}

/** The industry by which injury rates are compared. */
export function NaicsForm({ company, table, today }: NaicsFormProps) {
  const { busy, firm, declare } = useDeclare(company);
  const { form, isDirty, seen, discard, saved } = useFollowingForm<StoredCompany, NaicsValues>(
    company,
    RULES,
  );
  const [problem, setProblem] = useState<string>();
  const { naicsPrimary } = form.watch();
  const effect = isDirty ? weighEdited(seen, { naicsPrimary }, today) : { applied: [], waiting: [] };
  const chosen = naicsPrimary === '' ? undefined : naicsChoice(table, naicsPrimary);

  async function save(values: NaicsValues): Promise<void> {
    setProblem(undefined);
    const result = await declare(seen, { naicsPrimary: values.naicsPrimary });
    if (result.kind === 'done') saved();
    else setProblem(result.message);
  }

  return (
    <FormSection
      title="NAICS code"
      saveLabel="Save NAICS code"
      description="The industry that brings in most of your revenue. Clients compare your injury rates with it."
      {...{ isDirty, busy, problem }}
      onSubmit={() => void form.handleSubmit(save)()}
      onDiscard={() => {
        setProblem(undefined);
        discard();
      }}
    >
      <Text fontWeight="medium" overflowWrap="anywhere">
        {chosen?.label ?? 'No NAICS code is on file.'}
      </Text>
      {chosen?.detail !== undefined && <Text color="fg.muted">{chosen.detail}</Text>}
      <Box mt="4">
        <SearchList
          label="Find your NAICS code"
          help="Search by words, such as roofing, or by the first digits. Official titles of 2022 and 2017."
          verb="Choose"
          nothing={noNaics}
          find={(text) => findNaicsChoices(table, text, [naicsPrimary])}
          choose={(code) => form.setValue('naicsPrimary', code, { shouldDirty: true })}
        />
      </Box>
      <EffectNote {...effect} firm={firm} />
    </FormSection>
  );
}
