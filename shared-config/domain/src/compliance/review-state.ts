import { findingElement, findingText } from '../finding-text.ts';
import type { Review } from '../schemas/review-schema.ts';

/** What the reviews say about one version of evidence, for one client. */
export interface ReviewView {
  readonly state: 'accepted' | 'rejected' | 'pending';
  /** The reviewer's words, when it was returned. */
  readonly finding?: string | undefined;
  /** Of an accepted program with failed critical elements: the words of the first one, where the review names it. */
  readonly failed?: string | undefined;
  /** The client's own score of a program, which goes before the firm's. */
  readonly own?: Pick<Review, 'score' | 'criticalFails' | 'decidedAt'> | undefined;
}

const PENDING: ReviewView = { state: 'pending' };
const ACCEPTED: ReviewView = { state: 'accepted' };

function isNewer(left: Review, right: Review): boolean {
  const difference = left.decidedAt.getTime() - right.decidedAt.getTime();
  return difference === 0 ? left.id > right.id : difference > 0;
}

function isReturned(review: Review | undefined): review is Review {
  return review !== undefined && review.decision !== 'accepted';
}

/** The first finding that failed, else the comment to the contractor. */
function findingOf(review: Review): string {
  const failed = firstFailed(review);
  return (failed && findingText(failed)) || review.publicComment;
}

/** Reviews name what failed critically first. */
function firstFailed({ findings }: Review): Review['findings'][number] | undefined {
  return findings.find(({ result }) => result === 'fail');
}

/** What an accepted review adds to its being accepted; undefined: nothing. */
function criticalOf(review: Review | undefined): Pick<ReviewView, 'failed'> | undefined {
  if (review === undefined || (review.criticalFails ?? 0) === 0) return undefined;
  const failed = firstFailed(review);
  return failed && { failed: findingElement(failed) };
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
  let firm: Review | undefined;
  let client: Review | undefined;
  for (const review of reviews) {
    if (review.scope === 'firm' && (firm === undefined || isNewer(review, firm))) firm = review;
    if (review.scope === clientId && (client === undefined || isNewer(review, client))) client = review;
  }
  const own = client;
  if (isReturned(client)) return { state: 'rejected', finding: findingOf(client) };
  if (isReturned(firm)) return { state: 'rejected', finding: findingOf(firm) };
  if (own?.score !== undefined) return { state: 'accepted', own, ...criticalOf(own) };
  if (client === undefined && (selfReview || firm === undefined)) return PENDING;
  const critical = criticalOf(firm);
  return critical === undefined ? ACCEPTED : { ...ACCEPTED, ...critical };
}
