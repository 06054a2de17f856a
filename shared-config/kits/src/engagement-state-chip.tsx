import { ENGAGEMENT_STATE_LABELS, type EngagementState } from '@vcms/domain';
import { StatusChip, type StatusTone } from '@vcms/ui';

const TONES: Readonly<Record<EngagementState, StatusTone>> = {
  requested: 'info',
  invited: 'info',
  in_progress: 'waiting',
  submitted: 'warning',
  approved: 'success',
  suspended: 'danger',
  declined: 'neutral',
  rejected: 'danger',
  ended: 'neutral',
};

/** The state of an engagement in words and tone. */
export function EngagementStateChip({ state }: { readonly state: EngagementState }) {
  return <StatusChip tone={TONES[state]} label={ENGAGEMENT_STATE_LABELS[state]} />;
}
