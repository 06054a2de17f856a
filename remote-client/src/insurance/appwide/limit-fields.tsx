import { type InsuranceLine, LIMIT_LABELS, LIMITS_OF_LINE, type LimitCode } from '@vcms/domain';
import { Field, Fieldset, Input, InputGroup, SimpleGrid } from '@vcms/ui';
import type { LimitsProblems, LineValues } from './limits-form-values.ts';

export interface LimitFieldsProps {
  readonly line: InsuranceLine;
  readonly values: LineValues;
  readonly problems: LimitsProblems;
  readonly change: (changes: Partial<LineValues>) => void;
}

/** A deductible is no cover: nobody asks for at least so much of it. Shown only where a version has it. */
function isAskable(code: LimitCode, values: LineValues): boolean {
  return code !== 'umb_retention' || values.limits[code] !== undefined;
}

/** The least amounts of a line; an empty one is not asked for. */
export function LimitFields({ line, values, problems, change }: LimitFieldsProps) {
  const codes: readonly LimitCode[] = LIMITS_OF_LINE[line];
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="semibold">Minimum limits (USD)</Fieldset.Legend>
      <SimpleGrid columns={{ base: 1, sm: 2, xl: 3 }} gap="4">
        {codes
          .filter((code) => isAskable(code, values))
          .map((code) => {
            const problem = problems[`${line}.${code}`];
            return (
              <Field.Root key={code} invalid={problem !== undefined}>
                <Field.Label>{LIMIT_LABELS[code]}</Field.Label>
                <InputGroup startElement="$">
                  <Input
                    inputMode="numeric"
                    maxLength={15}
                    placeholder="Not required"
                    value={values.limits[code] ?? ''}
                    onChange={({ currentTarget }) =>
                      change({ limits: { ...values.limits, [code]: currentTarget.value } })
                    }
                  />
                </InputGroup>
                <Field.ErrorText>{problem}</Field.ErrorText>
              </Field.Root>
            );
          })}
      </SimpleGrid>
    </Fieldset.Root>
  );
}
