import { EVIDENCE_STATE_LABELS, type EvidenceState } from '@vcms/domain';
import { StatusChip, type StatusTone } from '@vcms/ui';

const TONES: Readonly<Record<EvidenceState, StatusTone>> = {
  draft: 'neutral',
  submitted: 'waiting',
  in_review: 'waiting',
  accepted: 'success',
  rejected: 'danger',
  changes_requested: 'warning',
  superseded: 'neutral',
  cancelled: 'neutral',
  withdrawn: 'neutral',
  archived: 'neutral',
};

/** The state of a piece of evidence in words and tone (domain section 2). */
export function EvidenceChip({ state }: { readonly state: EvidenceState }) {
  return <StatusChip tone={TONES[state]} label={EVIDENCE_STATE_LABELS[state]} />;
}
