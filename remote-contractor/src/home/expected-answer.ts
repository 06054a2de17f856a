import { documentPath, type Engagement, type EngagementState } from '@vcms/domain';
import { type ExpectedChange, expectedState } from '@vcms/kits/pending';

export function engagementPath({ id }: Pick<Engagement, 'id'>): string {
  return documentPath('engagements', id);
}

/** Where the relation to a client stands once it is answered, submitted or ended. */
export function expectedAnswer(
  engagement: Pick<Engagement, 'id' | 'state'>,
  next: EngagementState,
): ExpectedChange {
  return expectedState(engagementPath(engagement), engagement.state, next);
}
