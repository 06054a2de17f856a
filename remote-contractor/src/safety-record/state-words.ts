import type { EvidenceState } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

interface StateWords {
  readonly tone: StatusTone;
  readonly label: string;
}

const STATES: Readonly<Partial<Record<EvidenceState, StateWords>>> = {
  draft: { tone: 'neutral', label: 'Draft' },
  submitted: { tone: 'waiting', label: 'Under review' },
  in_review: { tone: 'waiting', label: 'Under review' },
  accepted: { tone: 'success', label: 'Confirmed' },
  changes_requested: { tone: 'warning', label: 'Returned' },
  rejected: { tone: 'danger', label: 'Rejected' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
};

/** Where a record of the safety record stands: its reviewer confirms numbers instead of accepting a paper. */
export function stateWords(state: EvidenceState): StateWords {
  return STATES[state] ?? { tone: 'neutral', label: 'Archived' };
}
