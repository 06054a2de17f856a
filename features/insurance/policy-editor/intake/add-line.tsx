import { INSURANCE_LINES, type InsuranceLine, LINE_LABELS } from '@vcms/domain';
import { Button, Field, Flex, NativeSelect } from '@vcms/ui';
import { useState } from 'react';

export interface AddLineProps {
  /** Lines that the intake has already. */
  readonly taken: readonly InsuranceLine[];
  readonly onAdd: (line: InsuranceLine) => void;
}

/** Adds a line that was not read. */
export function AddLine({ taken, onAdd }: AddLineProps) {
  const [first = 'gl'] = INSURANCE_LINES.filter((line) => !taken.includes(line));
  const [chosen, setChosen] = useState<InsuranceLine>();
  const line = chosen ?? first;

  function add(): void {
    setChosen(undefined);
    onAdd(line);
  }

  return (
    <Flex wrap="wrap" gap="3" align="flex-end" mb="4">
      <Field.Root flex="1 1 12rem" w="auto">
        <Field.Label>Another line of this certificate</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={line}
            onChange={({ currentTarget }) =>
              setChosen(INSURANCE_LINES.find((one) => one === currentTarget.value))
            }
          >
            {INSURANCE_LINES.map((one) => (
              <option key={one} value={one}>
                {LINE_LABELS[one]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Button variant="outline" onClick={add}>
        Add line
      </Button>
    </Flex>
  );
}
