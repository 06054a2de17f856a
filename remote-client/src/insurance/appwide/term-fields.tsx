import { AGGREGATE_SCOPES, type AggregateScope, type InsuranceLine } from '@vcms/domain';
import { Field, Input, NativeSelect, SimpleGrid } from '@vcms/ui';
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

function scopeOf(text: string): LineValues['aggregatePer'] {
  return AGGREGATE_SCOPES.find((scope) => scope === text) ?? '';
}

/** Standing of the insurer, reach of the aggregate, and when to warn. */
export function TermFields({ line, values, problems, change }: TermFieldsProps) {
  const [best, days] = [problems[`${line}.minBest`], problems[`${line}.warnDays`]];
  return (
    <SimpleGrid mt="5" columns={{ base: 1, sm: 2, xl: 3 }} gap="4">
      {(WITH_AGGREGATE.includes(line) || values.aggregatePer !== '') && (
        <Field.Root>
          <Field.Label>Aggregate applies per</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={values.aggregatePer}
              onChange={({ currentTarget }) => change({ aggregatePer: scopeOf(currentTarget.value) })}
            >
              <option value="">Not required</option>
              {AGGREGATE_SCOPES.map((scope) => (
                <option key={scope} value={scope}>
                  {SCOPES[scope]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
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
