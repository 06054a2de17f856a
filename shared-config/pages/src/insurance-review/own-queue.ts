import { WAITING_STATES, type WaitingPolicy } from '@vcms/data';
import type { CalendarDate, Engagement, EvidenceState, Review } from '@vcms/domain';
import { type QueueRow, queueRow } from './queue-row.ts';

/** States that concern a client: what waits for the firm, and with its own review also what the firm accepted. */
export function statesOf(selfReview: boolean): readonly EvidenceState[] {
  return selfReview ? [...WAITING_STATES, 'accepted'] : WAITING_STATES;
}

function isDecided({ policy, contractorId }: WaitingPolicy, reviews: readonly OwnReview[]): boolean {
  return reviews.some(
    ({ subjectType, subjectId, subjectVersion, record }) =>
      subjectType === 'policy' &&
      record.companyId === contractorId &&
      subjectId === policy.id &&
      subjectVersion === policy.version,
  );
}

type OwnReview = Pick<Review, 'subjectType' | 'subjectId' | 'subjectVersion'> & {
  readonly record: { readonly companyId: string | undefined };
};

/**
 * What a client may still decide on for itself, oldest first: nothing that it decided in this version, and of what the
 * firm accepted only what still covers.
 */
export function ownQueue(
  policies: readonly WaitingPolicy[],
  engagements: readonly Engagement[],
  reviews: readonly OwnReview[],
  today: CalendarDate,
): readonly QueueRow[] {
  return policies
    .filter(({ policy }) => policy.state !== 'accepted' || policy.expiration > today)
    .filter((waiting) => !isDecided(waiting, reviews))
    .toSorted((left, right) =>
      `${left.submittedOn} ${left.id}`.localeCompare(`${right.submittedOn} ${right.id}`),
    )
    .map((waiting) => queueRow(waiting, engagements, today));
}
