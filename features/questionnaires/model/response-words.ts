import type { ResponseState } from '@vcms/domain';

export const RESPONSE_LABELS: Readonly<Record<ResponseState, string>> = {
  draft: 'Draft',
  submitted: 'Submitted',
  in_review: 'In review',
  accepted: 'Accepted',
  changes_requested: 'Changes requested',
  outdated: 'To update',
};
