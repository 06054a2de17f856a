import type { Review } from '@vcms/domain';
import { reviewIn } from '../model/version-findings.ts';
import type { ProgramReview } from './use-program-review.ts';

/** A version before the one under review, with what was said of it. */
export interface PreviousReview {
  readonly n: number;
  readonly pageRefs: Readonly<Record<string, number>>;
  readonly review: Review;
}

/** The newest version before this one that one's own side reviewed, else the firm. */
export function previousReview(
  { subject, versions, reviews }: ProgramReview,
  scope: string,
): PreviousReview | undefined {
  for (const version of versions) {
    if (version.version >= subject.version || version.declaredNotApplicable) continue;
    const review = reviewIn(reviews, version, scope) ?? reviewIn(reviews, version, 'firm');
    if (review !== undefined) return { n: version.version, pageRefs: version.pageRefs, review };
  }
  return undefined;
}
