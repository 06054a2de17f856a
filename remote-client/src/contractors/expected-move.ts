import type { EngagementState } from '@vcms/domain';
import { type ExpectedChange, expectedState } from '@vcms/kits/pending';
import type { StoredEngagement } from './contractor-register.tsx';

/** What a relation will say once it is moved. */
export function expectedMove(
  { record, state }: Pick<StoredEngagement, 'record' | 'state'>,
  next: EngagementState,
): ExpectedChange {
  return expectedState(record.path, state, next);
}
