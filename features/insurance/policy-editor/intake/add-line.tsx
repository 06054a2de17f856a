import { INSURANCE_LINES, type InsuranceLine, LINE_LABELS } from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import { Button, Flex } from '@vcms/ui';
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
      <SelectField
        label="Another line of this file"
        flex="1 1 12rem"
        w="auto"
        value={line}
        choices={INSURANCE_LINES.map((one) => [one, LINE_LABELS[one]])}
        onChoose={setChosen}
      />
      <Button variant="outline" onClick={add}>
        Add line
      </Button>
    </Flex>
  );
}
