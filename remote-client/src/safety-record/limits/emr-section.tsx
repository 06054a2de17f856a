import type { LiveState, Standing } from '@vcms/data';
import { NOT_RATED_LABELS } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import type { DraftProblems } from '@vcms/kits/requirements';
import { Box, Fieldset, SimpleGrid, Switch, Text } from '@vcms/ui';
import { GroupedHistogram } from '../figures/grouped-histogram.tsx';
import { BOUNDS, decimalProblem, type EmrValues } from './acceptable-values.ts';
import { Choice } from './choice.tsx';
import type { GroupValues } from './groups/group-values.ts';
import { NumberField } from './number-field.tsx';

const LIMITS = [
  { field: 'latest', legend: 'Latest EMR', name: 'EMR', own: 'emrLatest' },
  { field: 'avg3', legend: 'Mean of the last three', name: 'Mean EMR', own: 'emrAvg3' },
] as const;

const AXIS = { from: 0.5, reach: 1.4 } as const;

export interface EmrSectionProps {
  readonly values: EmrValues;
  readonly problems: DraftProblems;
  readonly standings: LiveState<Standing>;
  readonly groups: readonly GroupValues[];
  readonly onGroupChange: (group: GroupValues) => void;
  readonly onChange: (next: (values: EmrValues) => EmrValues) => void;
}

/** What is accepted of the experience modification. */
export function EmrSection(props: EmrSectionProps) {
  const { values, problems, standings, groups, onGroupChange, onChange } = props;
  const set = (changes: Partial<EmrValues>) => onChange((before) => ({ ...before, ...changes }));
  return (
    <DashboardSection
      title="Experience modification (EMR)"
      description="1.00 is the average of the industry. A letter counts for 12 months."
      aside={
        <Switch.Root checked={values.required} onCheckedChange={({ checked }) => set({ required: checked })}>
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>EMR letter required</Switch.Label>
        </Switch.Root>
      }
    >
      {values.required ? (
        <>
          {LIMITS.map(({ field, legend, name, own }, index) => (
            <Box key={field} {...(index === 0 ? {} : { borderTopWidth: '1px', pt: '5', mt: '6' })}>
              <Fieldset.Root>
                <Fieldset.Legend fontWeight="semibold">{legend}</Fieldset.Legend>
                <NumberField
                  label={`Highest ${name}`}
                  placeholder="No limit"
                  value={values[field]}
                  help="Leave it empty for no limit."
                  problem={problems[`emr.${field}`]}
                  onChange={(value) => set({ [field]: value })}
                />
                <GroupedHistogram
                  measure={`emr.${field}`}
                  {...{ name, own, standings, groups, onGroupChange }}
                  limit={
                    decimalProblem(values[field], BOUNDS.emr) === undefined
                      ? Number(values[field])
                      : undefined
                  }
                  min={Number(BOUNDS.emr.min)}
                  max={Number(BOUNDS.emr.max)}
                  axis={AXIS}
                  step={0.01}
                  onChange={(value) => set({ [field]: value.toFixed(2) })}
                />
              </Fieldset.Root>
            </Box>
          ))}
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" borderTopWidth="1px" pt="5" mt="6">
            <Choice
              label="A company that is not rated"
              value={values.notRatedTreatment}
              options={NOT_RATED_LABELS}
              help="Once its letter was accepted."
              onChange={(notRatedTreatment) => set({ notRatedTreatment })}
            />
            <NumberField
              label="Expiration warning (days)"
              value={values.warnDays}
              problem={problems['emr.warnDays']}
              onChange={(warnDays) => set({ warnDays })}
            />
          </SimpleGrid>
        </>
      ) : (
        <Text color="fg.muted">Contractors do not need to submit an EMR letter.</Text>
      )}
    </DashboardSection>
  );
}
