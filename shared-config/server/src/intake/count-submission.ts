import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { countEvent, type RateLimit } from '../core/rate-limit.ts';
import { pauseCompany } from './pause-company.ts';

/**
 * Of one company in an hour, records and files alike. A crew of 100 with two papers each are 400: every paper is a record and
 * a file.
 */
export const SUBMISSIONS_AN_HOUR: RateLimit = { scope: 'submissions', count: 500, seconds: 3600 };

/** Something that the people of a company submitted. */
export interface Submission {
  readonly companyId: string;
  readonly eventId: string;
  /** The record as it was submitted: its stamp says when. */
  readonly after: DocumentData | undefined;
}

/** Counts what a company submits. Beyond the limit it submits nothing more until the hour is over (ADR 50). */
export async function countSubmission(trusted: Trusted, submission: Submission): Promise<void> {
  const { companyId, eventId, after } = submission;
  const at = after?.updatedAt instanceof Timestamp ? after.updatedAt.toDate() : trusted.now();
  if (await countEvent(trusted, SUBMISSIONS_AN_HOUR, companyId, { id: eventId, at })) return;
  await pauseCompany(trusted, {
    ...{ limit: SUBMISSIONS_AN_HOUR, companyId, side: 'contractorId', at, holds: 'submissions' },
    reason: (until) =>
      `More than ${SUBMISSIONS_AN_HOUR.count} submissions within an hour. Nothing more is taken until ${until}; drafts are kept.`,
    title: 'Submissions paused',
    body: (name, minutes) =>
      `${name} made more than ${SUBMISSIONS_AN_HOUR.count} submissions within an hour. It can submit again in ${minutes} minutes at most; its drafts are kept. Ask what happened if that is unusual for it.`,
  });
}
