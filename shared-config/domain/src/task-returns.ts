import { programVersionId } from './collection-paths.ts';
import type { Review } from './schemas/review-schema.ts';

/** A review as far as it matters how often something came back. */
export type ReturningReview = Pick<Review, 'scope' | 'subjectType' | 'subjectId' | 'subjectVersion'> &
  Partial<Pick<Review, 'decision'>>;

/** What waits; of a safety program each version is a record of its own. */
interface Waiting extends Pick<Review, 'subjectType' | 'subjectId'> {
  readonly programId?: string | undefined;
}

function isAbout({ subjectType, subjectId, programId }: Waiting, review: ReturningReview): boolean {
  if (review.subjectType !== subjectType) return false;
  return programId === undefined
    ? review.subjectId === subjectId
    : review.subjectId === programVersionId(programId, review.subjectVersion);
}

/**
 * How often the firm returned what waits for it, since it was last accepted: a second look at one version counts once. Nothing
 * where it never was, so that most tasks stay as they are.
 */
export function returnsOf(
  waiting: Waiting,
  reviews: readonly ReturningReview[],
): { readonly returns?: number } {
  const own = reviews.filter((review) => review.scope === 'firm' && isAbout(waiting, review));
  const versions = (decision: Review['decision']) =>
    own.filter((review) => review.decision === decision).map(({ subjectVersion }) => subjectVersion);
  const accepted = Math.max(0, ...versions('accepted'));
  const returned = new Set(versions('changes_requested').filter((version) => version > accepted));
  return returned.size === 0 ? {} : { returns: returned.size };
}
