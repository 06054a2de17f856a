import type { Program } from '@vcms/domain';
import { RequirementEditor, type Versions } from '@vcms/kits/requirements';
import { ProgramFields } from './program-fields.tsx';
import { PROGRAM_PART } from './program-part.ts';

export interface ProgramRequirementsProps {
  readonly versions: Versions;
  readonly catalogue: readonly Program[];
}

/** What is required of all contractors: the draft, its impact, publishing, the versions so far. */
export function ProgramRequirements({ versions, catalogue }: ProgramRequirementsProps) {
  return (
    <RequirementEditor part={PROGRAM_PART} versions={versions}>
      {(fields) => <ProgramFields {...fields} catalogue={catalogue} />}
    </RequirementEditor>
  );
}
