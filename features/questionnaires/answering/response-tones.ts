import type { ResponseState } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

export const RESPONSE_TONES: Readonly<Record<ResponseState, StatusTone>> = {
  draft: 'neutral',
  submitted: 'waiting',
  in_review: 'waiting',
  accepted: 'success',
  changes_requested: 'warning',
  outdated: 'warning',
};
