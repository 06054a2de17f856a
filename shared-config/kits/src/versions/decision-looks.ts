import type { ReviewDecision } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

export const DECISION_LOOKS: Readonly<
  Record<ReviewDecision, { readonly tone: StatusTone; readonly label: string }>
> = {
  accepted: { tone: 'success', label: 'Accepted' },
  rejected: { tone: 'danger', label: 'Rejected' },
  changes_requested: { tone: 'warning', label: 'Returned' },
};
