import { SelectField } from '@vcms/kits';
import type { ProgramElement } from '@vcms/programs/model';
import { Checkbox, Field, Flex, Input, Stack, Textarea } from '@vcms/ui';

export interface ElementFormProps {
  readonly element: ProgramElement;
  readonly onChange: (element: ProgramElement) => void;
}

const POINTS = [1, 2, 3, 4, 5];

/** Everything that can be said of one element. */
export function ElementForm({ element, onChange }: ElementFormProps) {
  const set = (part: Partial<ProgramElement>) => onChange({ ...element, ...part });
  return (
    <Stack gap="4">
      <Field.Root>
        <Field.Label>What a reviewer looks for</Field.Label>
        <Textarea
          rows={3}
          maxLength={1000}
          value={element.text}
          onChange={({ currentTarget }) => set({ text: currentTarget.value })}
        />
      </Field.Root>
      <Flex gap="4" wrap="wrap">
        <Field.Root maxW="16rem">
          <Field.Label>Paragraph or rule</Field.Label>
          <Input
            maxLength={120}
            value={element.cfr ?? ''}
            onChange={({ currentTarget }) => set({ cfr: currentTarget.value })}
          />
        </Field.Root>
        <SelectField
          label="Points"
          maxW="8rem"
          value={element.points}
          choices={POINTS.map((points) => [points, String(points)])}
          onChoose={(points) => set({ points })}
        />
      </Flex>
      <Checkbox.Root
        checked={element.critical}
        onCheckedChange={({ checked }) => set({ critical: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Critical: the program cannot pass without it</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  );
}
