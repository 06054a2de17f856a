import { type InsuranceLine, LINE_LABELS } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { Switch, Text } from '@vcms/ui';
import { memo } from 'react';
import { LimitFields } from './limit-fields.tsx';
import type { LimitsProblems, LineValues } from './limits-form-values.ts';
import { ProofFields } from './proof-fields.tsx';
import { TermFields } from './term-fields.tsx';

export interface LineCardProps {
  readonly line: InsuranceLine;
  readonly values: LineValues;
  readonly problems: LimitsProblems;
  readonly onChange: (line: InsuranceLine, changes: Partial<LineValues>) => void;
}

/** What is asked of one line of the certificate. */
function LineCardPart({ line, values, problems, onChange }: LineCardProps) {
  const change = (changes: Partial<LineValues>) => onChange(line, changes);
  return (
    <DashboardSection
      title={LINE_LABELS[line]}
      aside={
        <Switch.Root
          checked={values.required}
          onCheckedChange={({ checked }) => change({ required: checked })}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>Required</Switch.Label>
        </Switch.Root>
      }
    >
      {values.required ? (
        <>
          <LimitFields {...{ line, values, problems, change }} />
          <ProofFields {...{ line, values, change }} />
          <TermFields {...{ line, values, problems, change }} />
        </>
      ) : (
        <Text color="fg.muted">Contractors do not need to carry this line.</Text>
      )}
    </DashboardSection>
  );
}

/** Only the line that is typed in is drawn again. */
export const LineCard = memo(
  LineCardPart,
  (before, next) =>
    before.values === next.values &&
    before.onChange === next.onChange &&
    JSON.stringify(before.problems) === JSON.stringify(next.problems),
);
