import type { LiveState, Standing } from '@vcms/data';
import { type Benchmark, OSHA_BASIS_LABELS, OSHA_RATES, type OshaRate } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import type { DraftProblems } from '@vcms/kits/requirements';
import { Checkbox, SimpleGrid, Switch, Text } from '@vcms/ui';
import type { OshaValues, RateValues } from './acceptable-values.ts';
import { Choice } from './choice.tsx';
import type { GroupValues } from './groups/group-values.ts';
import { NumberField } from './number-field.tsx';
import { RateFields } from './rate-fields.tsx';

export interface OshaSectionProps {
  readonly values: OshaValues;
  readonly problems: DraftProblems;
  readonly standings: LiveState<Standing>;
  readonly benchmarks: LiveState<Benchmark>;
  readonly groups: readonly GroupValues[];
  readonly onGroupChange: (group: GroupValues) => void;
  readonly onChange: (next: (values: OshaValues) => OshaValues) => void;
}

const NEW_COMPANIES = { no: 'No rate is evaluated', yes: 'Need a variance' } as const;

function Terms({ values, problems, set }: Pick<OshaSectionProps, 'values' | 'problems'> & { set: Set }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" borderTopWidth="1px" pt="5" mt="6">
      <NumberField
        label="Maximum fatalities (3 years)"
        placeholder="No limit"
        value={values.maxDeaths}
        help="0 to 10. Leave it empty for no limit."
        problem={problems['osha.maxDeaths']}
        onChange={(maxDeaths) => set({ maxDeaths })}
      />
      <Choice
        label="Companies too new for a full year"
        value={values.newCompanyRequiresVariance ? 'yes' : 'no'}
        options={NEW_COMPANIES}
        onChange={(choice) => set({ newCompanyRequiresVariance: choice === 'yes' })}
      />
      <Checkbox.Root
        alignSelf="start"
        checked={values.smallEmployers}
        onCheckedChange={({ checked }) => set({ smallEmployers: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Small employer rule: few hours are evaluated by cases, not by rate</Checkbox.Label>
      </Checkbox.Root>
      {values.smallEmployers && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <NumberField
            label="Fewer hours than"
            value={values.hoursBelow}
            problem={problems['osha.hoursBelow']}
            onChange={(hoursBelow) => set({ hoursBelow })}
          />
          <NumberField
            label="Maximum cases"
            value={values.maxCases}
            problem={problems['osha.maxCases']}
            onChange={(maxCases) => set({ maxCases })}
          />
        </SimpleGrid>
      )}
    </SimpleGrid>
  );
}

type Set = (changes: Partial<OshaValues>) => void;

/** What is accepted of the injury records. */
export function OshaSection(props: OshaSectionProps) {
  const { values, problems, standings, benchmarks, groups, onGroupChange, onChange } = props;
  const set: Set = (changes) => onChange((before) => ({ ...before, ...changes }));
  const setRate = (rate: OshaRate, changes: Partial<RateValues>) =>
    onChange((before) => {
      const rates = { ...before.rates, [rate]: { ...before.rates[rate], ...changes } };
      return { ...before, rates };
    });
  return (
    <DashboardSection
      title="Injury rates (OSHA)"
      description="Cases per 200,000 hours worked, from the 300A summaries."
      aside={
        <Switch.Root checked={values.required} onCheckedChange={({ checked }) => set({ required: checked })}>
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>OSHA logs required</Switch.Label>
        </Switch.Root>
      }
    >
      {values.required ? (
        <>
          <Choice
            label="Years"
            value={values.basis}
            options={OSHA_BASIS_LABELS}
            help="Pooled: cases of three years against hours of three years. The charts show figures by the years in force today."
            onChange={(basis) => set({ basis })}
          />
          {OSHA_RATES.map((rate) => (
            <RateFields
              key={rate}
              {...{ rate, standings, benchmarks, groups, onGroupChange }}
              values={values.rates[rate]}
              problem={problems[`osha.${rate}`]}
              onChange={setRate}
            />
          ))}
          <Terms {...{ values, problems, set }} />
        </>
      ) : (
        <Text color="fg.muted">Contractors do not need to submit OSHA logs.</Text>
      )}
    </DashboardSection>
  );
}
