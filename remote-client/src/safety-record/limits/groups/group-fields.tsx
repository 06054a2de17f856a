import { OSHA_RATES, type OshaRate } from '@vcms/domain';
import { Box, Field, Input, SimpleGrid } from '@vcms/ui';
import { NumberField } from '../number-field.tsx';
import type { GroupCardProps } from './group-card.tsx';
import { GroupCodes } from './group-codes.tsx';
import { GroupRateFields } from './group-rate-fields.tsx';
import type { GroupRate } from './group-values.ts';

export type GroupFieldsProps = Pick<
  GroupCardProps,
  'group' | 'problems' | 'benchmarks' | 'osha' | 'emr' | 'taken' | 'onChange'
>;

const EMR_FIELDS = [
  { field: 'emrLatest', label: 'Highest EMR of this group' },
  { field: 'emrAvg3', label: 'Highest mean EMR of this group' },
] as const;

/** Name, codes and limits of one group; `problems` are its own, by field. */
export function GroupFields({ group, problems, benchmarks, osha, emr, taken, onChange }: GroupFieldsProps) {
  const set = (changes: Partial<typeof group>) => onChange({ ...group, ...changes });
  const setRate = (rate: OshaRate, changes: Partial<GroupRate>) =>
    set({ rates: { ...group.rates, [rate]: { ...group.rates[rate], ...changes } } });
  return (
    <Box mt="4" ps={{ base: '0', md: '4' }} borderStartWidth={{ base: '0', md: '2px' }}>
      <GroupCodes
        codes={group.naics}
        problem={problems.naics}
        taken={taken}
        onChange={(naics, title) => set({ naics, ...(group.name.trim() === '' ? { name: title } : {}) })}
      />
      <Field.Root invalid={problems.name !== undefined} maxW="30rem" mt="5">
        <Field.Label>Name of the group</Field.Label>
        <Input
          maxLength={60}
          value={group.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <Field.HelperText>Contractors read it beside their limits.</Field.HelperText>
        <Field.ErrorText>{problems.name}</Field.ErrorText>
      </Field.Root>
      {osha &&
        OSHA_RATES.map((rate) => (
          <GroupRateFields
            key={rate}
            {...{ rate, benchmarks }}
            codes={group.naics}
            values={group.rates[rate]}
            problem={problems[rate]}
            onChange={(changes) => setRate(rate, changes)}
          />
        ))}
      {emr && (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" mt="5">
          {EMR_FIELDS.map(({ field, label }) => (
            <NumberField
              key={field}
              label={label}
              placeholder="As for all"
              value={group[field]}
              help="Leave it empty to use the limit above."
              problem={problems[field]}
              onChange={(value) => set({ [field]: value })}
            />
          ))}
        </SimpleGrid>
      )}
    </Box>
  );
}
