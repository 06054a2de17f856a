import { SelectField } from '@vcms/kits';
import { Button, Flex } from '@vcms/ui';
import { useState } from 'react';
import type { LineRows } from './limit-rows.ts';
import { useLimitsActions } from './limits-actions.tsx';
import { missingDemands } from './missing-demands.ts';

/** Asks one contractor for a limit, a rating or an endorsement that nobody else must show. */
export function AddLimit({ lines }: { readonly lines: readonly LineRows[] }) {
  const { set } = useLimitsActions();
  const choices = missingDemands(lines);
  const [chosen, setChosen] = useState<string>();
  const choice = choices.find(({ key }) => key === chosen) ?? choices[0];
  if (choice === undefined) return null;
  return (
    <Flex wrap="wrap" gap="3" align="flex-end">
      <SelectField
        label="Another requirement"
        flex="1 1 18rem"
        maxW="30rem"
        value={choice.key}
        choices={choices.map(({ key, label }) => [key, label])}
        onChoose={setChosen}
      />
      <Button variant="outline" onClick={() => set(choice.target)}>
        Add requirement
      </Button>
    </Flex>
  );
}
