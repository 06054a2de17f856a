import {
  INSURANCE_LINES,
  type InsuranceLine,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  LINE_LABELS,
  type LimitCode,
} from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import { Button, Flex } from '@vcms/ui';
import { useState } from 'react';
import type { LineRows } from './limit-rows.ts';
import { useLimitsActions } from './limits-actions.tsx';

interface Choice {
  readonly line: InsuranceLine;
  readonly code: LimitCode;
}

/** Limits that are not in the grid yet. A deductible is no cover: nobody asks for at least so much of it. */
function missingLimits(lines: readonly LineRows[]): readonly Choice[] {
  const shown = new Set(lines.flatMap(({ rows }) => rows.map(({ code }) => code)));
  return INSURANCE_LINES.flatMap((line) =>
    LIMITS_OF_LINE[line]
      .filter((code) => !shown.has(code) && code !== 'umb_retention')
      .map((code) => ({ line, code })),
  );
}

/** Asks one contractor for a limit that nobody else must carry. */
export function AddLimit({ lines }: { readonly lines: readonly LineRows[] }) {
  const { set } = useLimitsActions();
  const choices = missingLimits(lines);
  const [chosen, setChosen] = useState<LimitCode>();
  const choice = choices.find(({ code }) => code === chosen) ?? choices[0];
  if (choice === undefined) return null;
  return (
    <Flex wrap="wrap" gap="3" align="flex-end">
      <SelectField
        label="Another limit"
        flex="1 1 18rem"
        maxW="30rem"
        value={choice.code}
        choices={choices.map(({ line, code }) => [code, `${LINE_LABELS[line]}: ${LIMIT_LABELS[code]}`])}
        onChoose={setChosen}
      />
      <Button variant="outline" onClick={() => set(choice)}>
        Add limit
      </Button>
    </Flex>
  );
}
