import type { Review } from '../schemas/review-schema.ts';

/** What the reviews say about one version of evidence, for one client. */
export interface ReviewView {
  readonly state: 'accepted' | 'rejected' | 'pending';
  /** The reviewer's words, when it was returned. */
  readonly finding?: string | undefined;
}

const PENDING: ReviewView = { state: 'pending' };

function isNewer(left: Review, right: Review): boolean {
  const difference = left.decidedAt.getTime() - right.decidedAt.getTime();
  return difference === 0 ? left.id > right.id : difference > 0;
}

function newest(reviews: readonly Review[], scope: string): Review | undefined {
  return reviews
    .filter((review) => review.scope === scope)
    .reduce<Review | undefined>(
      (found, review) => (found === undefined || isNewer(review, found) ? review : found),
      undefined,
    );
}

/** The first finding that failed, else the comment to the contractor. */
function findingOf(review: Review): string {
  return review.findings.find((entry) => entry.result === 'fail')?.comment || review.publicComment;
}

/**
 * The effective review for a client (domain section 2, review): returned by the firm or by this client, else
 * accepted by one of them, with selfReview by this client only. Reviews of another client do not count.
 * @param reviews of one version of one piece of evidence
 */
export function effectiveReview(
  reviews: readonly Review[],
  clientId: string,
  selfReview: boolean,
): ReviewView {
  const firm = newest(reviews, 'firm');
  const client = newest(reviews, clientId);
  const returned = [client, firm].find((review) => review !== undefined && review.decision !== 'accepted');
  if (returned !== undefined) return { state: 'rejected', finding: findingOf(returned) };
  const accepted = client !== undefined || (!selfReview && firm !== undefined);
  return accepted ? { state: 'accepted' } : PENDING;
}
