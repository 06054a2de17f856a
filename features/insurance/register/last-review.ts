import type { Standing } from '@vcms/data';
import {
  formatDate,
  INSURANCE_LINES,
  type InsuranceLine,
  LINE_LABELS,
  type Review,
  readerDate,
} from '@vcms/domain';
import { DECISION_LOOKS } from '@vcms/kits/versions';
import { reviewerName } from '../versions/review-words.ts';
import { lineStanding } from './line-standing.ts';

/** Reviews read of a contractor in a list: enough for the last one of every line. */
export const LAST_REVIEWS_READ = 12;

export type JudgedLine = Pick<
  Standing,
  'items' | 'insuranceEnds' | 'clientId' | 'clientName' | 'contractorId'
>;

/** The newest decision about the policy that counts for a line; `reviews` come with the newest first. */
export function lastReview(
  standing: JudgedLine,
  line: InsuranceLine,
  reviews: readonly Review[],
): Review | undefined {
  const { policyIds } = lineStanding(standing, line);
  return reviews.find(({ subjectId }) => policyIds.includes(subjectId));
}

/** What, when and by whom: "Accepted 10/02/2026 by the firm". Names of people stay out, as the access matrix has it. */
export function reviewText(
  review: Review,
  { clientId, clientName }: Pick<Standing, 'clientId' | 'clientName'>,
  /** '' where the text leaves the page, so that nobody is "you". */
  userId: string,
): string {
  const name = reviewerName(review, { userId, clientId, clientName, people: new Map() });
  const day = formatDate(readerDate(review.decidedAt));
  return `${DECISION_LOOKS[review.decision].label} ${day} by ${name}`;
}

/** Every line's last decision, for a file: "General liability: Accepted 10/02/2026 by the firm; …". */
export function lastReviewsText(standing: JudgedLine, reviews: readonly Review[]): string {
  return INSURANCE_LINES.flatMap((line) => {
    const review = lastReview(standing, line, reviews);
    return review === undefined ? [] : [`${LINE_LABELS[line]}: ${reviewText(review, standing, '')}`];
  }).join('; ');
}
