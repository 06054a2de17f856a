import { documentPath } from '@vcms/domain';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { auditOnce } from '../audit/audit-once.ts';
import { companyNameOf } from '../companies/company-name.ts';
import type { Trusted } from '../core/context.ts';
import { countEvent, type RateLimit, windowOf } from '../core/rate-limit.ts';
import { notify } from '../notifications/notify.ts';
import { activeUsersOfRole } from '../notifications/recipients.ts';

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

/**
 * Counts what a company submits. Beyond the limit it submits nothing more until the hour is over (ADR 50): the access rules ask
 * for the pause, the audit and customer service learn of it once.
 */
export async function countSubmission(trusted: Trusted, submission: Submission): Promise<void> {
  const { companyId, eventId, after } = submission;
  const at = after?.updatedAt instanceof Timestamp ? after.updatedAt.toDate() : trusted.now();
  if (await countEvent(trusted, SUBMISSIONS_AN_HOUR, companyId, { id: eventId, at })) return;
  const window = windowOf(SUBMISSIONS_AN_HOUR, at);
  const until = new Date((window + 1) * SUBMISSIONS_AN_HOUR.seconds * 1000);
  // An event that was held up: its hour is over.
  if (until <= trusted.now()) return;
  const path = documentPath('intakePauses', companyId);
  await trusted.db.doc(path).set({ contractorId: companyId, until: Timestamp.fromDate(until) });
  await tellOfPause(trusted, companyId, `intake-${companyId}-${window}`, until);
}

async function tellOfPause(trusted: Trusted, companyId: string, key: string, until: Date): Promise<void> {
  await auditOnce(trusted, key, '', {
    action: 'intake.pause',
    entityType: 'intake',
    entityId: companyId,
    contractorId: companyId,
    reason: `More than ${SUBMISSIONS_AN_HOUR.count} submissions within an hour. Nothing more is taken until ${until.toISOString()}; drafts are kept.`,
  });
  const minutes = Math.ceil((until.getTime() - trusted.now().getTime()) / 60_000);
  await notify(trusted, await activeUsersOfRole(trusted, '5002'), {
    eventKey: key,
    place: 'companies',
    title: 'Submissions paused',
    body: `${await companyNameOf(trusted, companyId)} made more than ${SUBMISSIONS_AN_HOUR.count} submissions within an hour. It can submit again in ${minutes} minutes at most; its drafts are kept. Ask what happened if that is unusual for it.`,
  });
}
