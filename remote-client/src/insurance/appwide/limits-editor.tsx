import { INSURANCE_LINES, type InsuranceLine } from '@vcms/domain';
import { type PartFields, RequirementEditor, type Versions } from '@vcms/kits/requirements';
import { useCallback } from 'react';
import { INSURANCE_PART } from './insurance-part.ts';
import type { LimitsValues, LineValues } from './limits-form-values.ts';
import { LineCard } from './line-card.tsx';

function LineCards({ values, problems, change }: PartFields<LimitsValues>) {
  const changeLine = useCallback(
    (line: InsuranceLine, changes: Partial<LineValues>) =>
      change((before) => {
        const lines = { ...before.lines, [line]: { ...before.lines[line], ...changes } };
        return { ...before, lines };
      }),
    [change],
  );
  return INSURANCE_LINES.map((line) => (
    <LineCard key={line} line={line} values={values.lines[line]} problems={problems} onChange={changeLine} />
  ));
}

/** The draft of the insurance limits: what is asked, from when, whom it concerns; then the versions so far. */
export function LimitsEditor({ versions }: { readonly versions: Versions }) {
  return (
    <RequirementEditor part={INSURANCE_PART} versions={versions}>
      {(fields) => <LineCards {...fields} />}
    </RequirementEditor>
  );
}
