import type { LiveState } from '@vcms/data';
import { type Benchmark, OSHA_RATE_LABELS, type OshaRate } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { Box, SimpleGrid } from '@vcms/ui';
import { Choice } from '../choice.tsx';
import { IndustryTable } from '../industry-table.tsx';
import { NumberField } from '../number-field.tsx';
import type { GroupRate, GroupRateKind } from './group-values.ts';

const KINDS: Readonly<Record<GroupRateKind, string>> = {
  general: 'As for all',
  number: 'A number',
  industry: 'A multiple of the industry',
};

export interface GroupRateFieldsProps {
  readonly rate: OshaRate;
  readonly values: GroupRate;
  /** Of the group: the industries whose rates are shown. */
  readonly codes: readonly string[];
  readonly problem: string | undefined;
  readonly benchmarks: LiveState<Benchmark>;
  readonly onChange: (changes: Partial<GroupRate>) => void;
}

/** Rates on file that contractors of these codes may be compared with. */
function ratesOf(benchmarks: readonly Benchmark[], codes: readonly string[]): readonly Benchmark[] {
  return benchmarks.filter(({ naics }) =>
    codes.some((code) => naics.startsWith(code) || code.startsWith(naics)),
  );
}

/** How a group limits one rate. */
export function GroupRateFields(props: GroupRateFieldsProps) {
  const { rate, values, codes, problem, benchmarks, onChange } = props;
  const { kind, limit, multiplier } = values;
  const name = OSHA_RATE_LABELS[rate];
  return (
    <Box mt="5">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <Choice
          label={`${name} of this group`}
          value={kind}
          options={KINDS}
          onChange={(next) => onChange({ kind: next })}
        />
        {kind === 'number' && (
          <NumberField
            label={`Highest ${name} of this group`}
            value={limit}
            problem={problem}
            onChange={(next) => onChange({ limit: next })}
          />
        )}
        {kind === 'industry' && (
          <NumberField
            label={`Times the industry ${name} for this group`}
            value={multiplier}
            problem={problem}
            onChange={(next) => onChange({ multiplier: next })}
          />
        )}
      </SimpleGrid>
      {kind === 'industry' && benchmarks.kind === 'failed' && (
        <FailurePanel failure={benchmarks.failure} retry={benchmarks.retry} />
      )}
      {kind === 'industry' && benchmarks.kind === 'ready' && (
        <IndustryTable {...{ rate, multiplier }} benchmarks={ratesOf(benchmarks.items, codes)} />
      )}
    </Box>
  );
}
