import type { EvidenceState } from '@vcms/domain';
import { StatusChip, type StatusTone } from '@vcms/ui';

const STATES: Readonly<
  Partial<Record<EvidenceState, { readonly tone: StatusTone; readonly label: string }>>
> = {
  draft: { tone: 'neutral', label: 'Draft' },
  submitted: { tone: 'waiting', label: 'Under review' },
  in_review: { tone: 'waiting', label: 'Under review' },
  accepted: { tone: 'success', label: 'Confirmed' },
  changes_requested: { tone: 'warning', label: 'Returned' },
  rejected: { tone: 'danger', label: 'Rejected' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
};

/** Where a record of the safety record stands: its reviewer confirms numbers instead of accepting a paper. */
export function StateChip({ state }: { readonly state: EvidenceState }) {
  return <StatusChip {...(STATES[state] ?? { tone: 'neutral', label: 'Archived' })} />;
}
