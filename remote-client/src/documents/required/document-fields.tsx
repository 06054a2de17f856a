import { documentTypeName } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import type { PartFields } from '@vcms/kits/requirements';
import { Checkbox, Field, Input, SimpleGrid, Stack } from '@vcms/ui';
import { type DocumentDemands, type DocumentDemandValues, NOT_REQUIRED } from './document-demands.ts';

/** What a client may require; a statement without employees takes the place of a policy, and nobody requires it. */
const TYPES = ['w9', 'msa', 'licence', 'bond'];

interface TypeRowProps {
  readonly name: string;
  readonly values: DocumentDemandValues;
  readonly problem: string | undefined;
  readonly change: (changes: Partial<DocumentDemandValues>) => void;
}

function TypeRow({ name, values, problem, change }: TypeRowProps) {
  return (
    <SimpleGrid
      as="fieldset"
      aria-label={name}
      columns={{ base: 1, md: 2 }}
      gap="3"
      alignItems="center"
      borderTopWidth="1px"
      pt="3"
      minW="0"
    >
      <Checkbox.Root
        checked={values.required}
        onCheckedChange={({ checked }) => change({ required: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{name}</Checkbox.Label>
      </Checkbox.Root>
      {values.required && (
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>Expiration warning (days)</Field.Label>
          <Input
            inputMode="numeric"
            maxW="32"
            value={values.warnDays}
            onChange={({ currentTarget }) => change({ warnDays: currentTarget.value })}
          />
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
      )}
    </SimpleGrid>
  );
}

/** Which documents every contractor needs, type by type. */
export function DocumentFields({ values, problems, change }: PartFields<DocumentDemands>) {
  // What an older version asks beside these stays until it is taken off.
  const others = Object.keys(values.types).filter((id) => !TYPES.includes(id));
  return (
    <DashboardSection
      title="Documents of each contractor"
      description="A required document counts once it has been reviewed, and only if you can open it."
    >
      <Stack gap="4">
        {[...TYPES, ...others].map((id) => (
          <TypeRow
            key={id}
            name={documentTypeName(id)}
            values={values.types[id] ?? NOT_REQUIRED}
            problem={problems[id]}
            change={(changes) =>
              change((before) => ({
                ...before,
                types: { ...before.types, [id]: { ...(before.types[id] ?? NOT_REQUIRED), ...changes } },
              }))
            }
          />
        ))}
      </Stack>
    </DashboardSection>
  );
}
