import { FIRM_SCOPE, type Review } from '@vcms/domain';
import { reviewIn } from '../model/version-findings.ts';
import type { ProgramReview } from './use-program-review.ts';

/** A version before the one under review, with what was said of it. */
export interface PreviousReview {
  readonly n: number;
  readonly pageRefs: Readonly<Record<string, number>>;
  readonly review: Review;
  /** It is of this version: who reviews now takes the second look. */
  readonly isFirstLook: boolean;
}

/** What was said before: of this version where it is looked at again, else of the newest one before it that one's own side, else the firm, reviewed. */
export function previousReview(
  { subject, versions, reviews, secondLook }: ProgramReview,
  scope: string,
): PreviousReview | undefined {
  const first = scope === FIRM_SCOPE && secondLook?.second === undefined ? secondLook?.first : undefined;
  if (first !== undefined)
    return { n: subject.version, pageRefs: subject.pageRefs, review: first, isFirstLook: true };
  for (const version of versions) {
    if (version.version >= subject.version || version.declaredNotApplicable) continue;
    const review = reviewIn(reviews, version, scope) ?? reviewIn(reviews, version, 'firm');
    if (review !== undefined)
      return { n: version.version, pageRefs: version.pageRefs, review, isFirstLook: false };
  }
  return undefined;
}
