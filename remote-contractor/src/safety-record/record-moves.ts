import { EVIDENCE_MACHINE, type EvidenceState, OSHA_YEAR_MACHINE } from '@vcms/domain';
import type { SafetyKind } from '@vcms/safety-record/data';

/** What a contractor can do with a record from the page. */
export type RecordMove = 'edit' | 'correct' | 'resume' | 'withdraw' | 'delete';

export const MOVE_LABELS: Readonly<Record<RecordMove, string>> = {
  edit: 'Continue',
  correct: 'Correct',
  resume: 'Enter again',
  withdraw: 'Withdraw',
  delete: 'Delete draft',
};

interface Moved {
  readonly state: EvidenceState;
  readonly version: number;
}

/** The moves that the state allows, as the machine of the domain has them; the telling one first. */
export function movesOf(kind: SafetyKind, { state, version }: Moved): readonly RecordMove[] {
  const machine = kind === 'oshaYears' ? OSHA_YEAR_MACHINE : EVIDENCE_MACHINE;
  const may = (action: (typeof machine)[number]['action']) =>
    machine.some(
      (line) =>
        line.action === action && line.roles.includes('5005') && line.from.some((from) => from === state),
    );
  const revision = state === 'changes_requested' ? ('correct' as const) : ('resume' as const);
  return [
    ...(may('submit') ? (['edit'] as const) : []),
    ...(may('revise') ? [revision] : []),
    ...(may('withdraw') ? (['withdraw'] as const) : []),
    // Only what was never submitted may go.
    ...(state === 'draft' && version === 1 ? (['delete'] as const) : []),
  ];
}
