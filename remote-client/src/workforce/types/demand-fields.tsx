import { DashboardSection, SelectField } from '@vcms/kits';
import type { PartFields } from '@vcms/kits/requirements';
import { Field, Input, SimpleGrid, Stack, Text } from '@vcms/ui';
import { type Asked, type DemandValues, NOT_ASKED, type StaffValues } from './staff-demands.ts';
import type { StoredType } from './use-staff-types.ts';

const ASKED = [
  ['no', 'Not required'],
  ['recommended', 'Recommended'],
  ['required', 'Required'],
] as const;

interface TypeRowProps {
  readonly name: string;
  readonly values: DemandValues;
  readonly problem: string | undefined;
  readonly change: (changes: Partial<DemandValues>) => void;
}

function TypeRow({ name, values, problem, change }: TypeRowProps) {
  return (
    <SimpleGrid
      as="fieldset"
      aria-label={name}
      columns={{ base: 1, md: 3 }}
      gap="3"
      alignItems="start"
      borderTopWidth="1px"
      pt="3"
      minW="0"
    >
      <Text fontWeight="medium" pt={{ md: '8' }}>
        {name}
      </Text>
      <SelectField<Asked>
        label="Requirement"
        value={values.asked}
        choices={ASKED}
        onChoose={(asked) => change({ asked })}
      />
      {values.asked !== 'no' && (
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>Of these job roles</Field.Label>
          <Input
            value={values.roles}
            placeholder="Everybody"
            onChange={({ currentTarget }) => change({ roles: currentTarget.value })}
          />
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
      )}
    </SimpleGrid>
  );
}

export interface DemandFieldsProps extends PartFields<StaffValues> {
  readonly types: readonly StoredType[];
}

/** Which documents every person on site needs, type by type. */
export function DemandFields({ types, values, problems, change }: DemandFieldsProps) {
  const shown = types.filter(({ id, active }) => active || values.types[id] !== undefined);
  return (
    <DashboardSection
      title="Documents of people on site"
      description="A required document that is missing or not reviewed keeps a person off site. A recommended one does not. Separate job roles by commas."
    >
      {shown.length === 0 && <Text>There are no document types yet. Add them under Types.</Text>}
      <Stack gap="4">
        {shown.map(({ id, name }) => (
          <TypeRow
            key={id}
            name={name}
            values={values.types[id] ?? NOT_ASKED}
            problem={problems[id]}
            change={(changes) =>
              change((before) => ({
                ...before,
                types: { ...before.types, [id]: { ...(before.types[id] ?? NOT_ASKED), ...changes } },
              }))
            }
          />
        ))}
      </Stack>
    </DashboardSection>
  );
}
