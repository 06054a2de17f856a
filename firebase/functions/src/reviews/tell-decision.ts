import { findingText, type ReviewSubject, STATISTICS_SUBJECTS, withoutFullStop } from '@vcms/domain';
import type { NoticePlace } from '@vcms/domain/notice-place';
import { companyNameOf } from '@vcms/server/companies';
import { type Trusted, textOf } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';

export interface StoredReview {
  readonly companyId: string;
  readonly reviewId: string;
  readonly review: DocumentData;
}

/** What was decided on, and whether it was decided for the second time. */
export interface DecidedSubject {
  readonly title: string;
  readonly isSecondLook: boolean;
}

function isStatistics(type: unknown): boolean {
  return STATISTICS_SUBJECTS.some((known) => known === type);
}

/** Where the contractor corrects what was returned. */
const PLACES: Readonly<Partial<Record<ReviewSubject, NoticePlace>>> = {
  policy: 'insurance',
  osha_year: 'statistics',
  emr: 'statistics',
  not_rated: 'statistics',
  program: 'programs',
  questionnaire: 'questionnaires',
  document: 'company-documents',
};

/** N5 and N6; N12 for statistics. */
export async function tellContractor(
  trusted: Trusted,
  { companyId, reviewId, review }: StoredReview,
  { title, isSecondLook: isSecond }: DecidedSubject,
): Promise<void> {
  const by = review.scope === 'firm' ? 'us' : await companyNameOf(trusted, textOf(review.scope));
  const findings = Array.isArray(review.findings) ? review.findings : [];
  const failed = findings.filter((finding) => finding?.result === 'fail');
  const accepted = review.decision === 'accepted';
  const statistics = isStatistics(review.subjectType);
  const first = firstWords(failed[0]) || textOf(review.publicComment);
  const more = failed.length > 1 ? ` ${failed.length} findings in all.` : '';
  const returned = `${title}: ${withoutFullStop(first)}.${more}`;
  const words = isSecond ? secondLookWords(accepted, returned, title) : undefined;
  await notify(trusted, await activeUsers(trusted, companyId, ['5005']), {
    eventKey: `review-${companyId}-${reviewId}`,
    place: PLACES[review.subjectType as ReviewSubject],
    title: statistics
      ? `Statistics ${accepted ? 'confirmed' : 'returned'}`
      : accepted
        ? 'Accepted'
        : 'Correction needed',
    body: accepted ? `${title} accepted by ${by}.` : returned,
    ...words,
  });
}

/** The first finding, with the element of a program that it is about. */
function firstWords(finding: DocumentData | undefined): string {
  return findingText({ comment: textOf(finding?.comment), element: textOf(finding?.element) || undefined });
}

/** N5 and N6 of a second look: how it ended comes first. */
function secondLookWords(accepted: boolean, returned: string, title: string) {
  return accepted
    ? {
        title: 'Second look: accepted',
        body: `${title} is accepted after a second look by another reviewer.`,
      }
    : { title: 'Second look: returned', body: `Another reviewer returned it, too. ${returned}` };
}
