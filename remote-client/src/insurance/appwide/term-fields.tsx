import { AGGREGATE_SCOPES, type AggregateScope, type InsuranceLine } from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import { Field, Input, SimpleGrid } from '@vcms/ui';
import type { LimitsProblems, LineValues } from './limits-form-values.ts';

const SCOPES: Readonly<Record<AggregateScope, string>> = {
  policy: 'Policy',
  project: 'Project',
  location: 'Location',
};

/** Lines of the certificate whose aggregate names what it applies to. */
const WITH_AGGREGATE: readonly InsuranceLine[] = ['gl'];

export interface TermFieldsProps {
  readonly line: InsuranceLine;
  readonly values: LineValues;
  readonly problems: LimitsProblems;
  readonly change: (changes: Partial<LineValues>) => void;
}

/** Standing of the insurer, reach of the aggregate, and when to warn. */
export function TermFields({ line, values, problems, change }: TermFieldsProps) {
  const [best, days] = [problems[`${line}.minBest`], problems[`${line}.warnDays`]];
  return (
    <SimpleGrid mt="5" columns={{ base: 1, sm: 2, xl: 3 }} gap="4">
      {(WITH_AGGREGATE.includes(line) || values.aggregatePer !== '') && (
        <SelectField<LineValues['aggregatePer']>
          label="Aggregate applies per"
          value={values.aggregatePer}
          choices={[
            ['', 'Not required'],
            ...AGGREGATE_SCOPES.map((scope) => [scope, SCOPES[scope]] as const),
          ]}
          onChoose={(aggregatePer) => change({ aggregatePer })}
        />
      )}
      <Field.Root invalid={best !== undefined}>
        <Field.Label>Minimum A.M. Best rating</Field.Label>
        <Input
          maxLength={12}
          placeholder="Not required"
          value={values.minBest}
          onChange={({ currentTarget }) => change({ minBest: currentTarget.value })}
        />
        <Field.HelperText>Such as A- VII.</Field.HelperText>
        <Field.ErrorText>{best}</Field.ErrorText>
      </Field.Root>
      <Field.Root invalid={days !== undefined}>
        <Field.Label>Expiration warning (days)</Field.Label>
        <Input
          inputMode="numeric"
          maxLength={3}
          value={values.warnDays}
          onChange={({ currentTarget }) => change({ warnDays: currentTarget.value })}
        />
        <Field.ErrorText>{days}</Field.ErrorText>
      </Field.Root>
    </SimpleGrid>
  );
}
