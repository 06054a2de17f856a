import type { LiveState, Standing } from '@vcms/data';
import { type Benchmark, OSHA_RATE_LABELS, type OshaRate } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { Box, Fieldset, Flex } from '@vcms/ui';
import { GroupedHistogram } from '../figures/grouped-histogram.tsx';
import { BOUNDS, decimalProblem, type RateKind, type RateValues } from './acceptable-values.ts';
import { Choice } from './choice.tsx';
import { groupsWith } from './groups/group-figures.ts';
import type { GroupValues } from './groups/group-values.ts';
import { IndustryTable } from './industry-table.tsx';
import { NumberField } from './number-field.tsx';

const MEANINGS: Readonly<Record<OshaRate, string>> = {
  trir: 'TRIR: all recordable cases',
  dart: 'DART: cases with days away, restricted or transferred',
  ltir: 'LTIR: cases with days away',
};

const KINDS: Readonly<Record<RateKind, string>> = {
  none: 'No limit',
  number: 'A number',
  industry: 'A multiple of the industry',
};

/** Rates of most companies lie below it, so most charts share one axis. */
const AXIS = { from: 0, reach: 4 } as const;

export interface RateFieldsProps {
  readonly rate: OshaRate;
  readonly values: RateValues;
  readonly problem: string | undefined;
  readonly standings: LiveState<Standing>;
  readonly benchmarks: LiveState<Benchmark>;
  readonly groups: readonly GroupValues[];
  readonly onGroupChange: (group: GroupValues) => void;
  readonly onChange: (rate: OshaRate, changes: Partial<RateValues>) => void;
}

/** The limit of one rate: a number with where today's contractors stand, or a multiple with its number per industry. */
export function RateFields(props: RateFieldsProps) {
  const { rate, values, problem, standings, benchmarks, groups, onGroupChange, onChange } = props;
  const { kind, limit, multiplier } = values;
  const name = OSHA_RATE_LABELS[rate];
  const isNumber = kind === 'number' && decimalProblem(limit, BOUNDS.limit) === undefined;
  return (
    <Box borderTopWidth="1px" pt="5" mt="6">
      <Fieldset.Root>
        <Fieldset.Legend fontWeight="semibold">{MEANINGS[rate]}</Fieldset.Legend>
        <Flex wrap="wrap" gap="4">
          <Box flex="1 1 14rem" maxW="20rem">
            <Choice
              label={`How ${name} is limited`}
              value={kind}
              options={KINDS}
              onChange={(next) => onChange(rate, { kind: next })}
            />
          </Box>
          {kind === 'number' && (
            <Box flex="1 1 10rem" maxW="20rem">
              <NumberField
                label={`Highest ${name}`}
                value={limit}
                problem={problem}
                onChange={(next) => onChange(rate, { limit: next })}
              />
            </Box>
          )}
          {kind === 'industry' && (
            <Box flex="1 1 10rem" maxW="20rem">
              <NumberField
                label={`Times the industry ${name}`}
                value={multiplier}
                problem={problem}
                onChange={(next) => onChange(rate, { multiplier: next })}
              />
            </Box>
          )}
        </Flex>
        {kind === 'industry' && benchmarks.kind === 'failed' && (
          <FailurePanel failure={benchmarks.failure} retry={benchmarks.retry} />
        )}
        {kind === 'industry' && benchmarks.kind === 'ready' && (
          <IndustryTable {...{ rate, multiplier }} benchmarks={benchmarks.items} />
        )}
        {(kind !== 'none' || groupsWith(groups, rate).length > 0) && (
          <GroupedHistogram
            own={rate}
            measure={`osha.${rate}`}
            {...{ name, standings, groups, onGroupChange }}
            limit={isNumber ? Number(limit) : undefined}
            min={Number(BOUNDS.limit.min)}
            max={Number(BOUNDS.limit.max)}
            axis={AXIS}
            step={0.05}
            onChange={(next) => onChange(rate, { limit: next.toFixed(2) })}
          />
        )}
      </Fieldset.Root>
    </Box>
  );
}
