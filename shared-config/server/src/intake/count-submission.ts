import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { countShared, type SharedLimit } from '../core/shared-limit.ts';
import { pauseCompany } from './pause-company.ts';
import { pausePerson } from './pause-person.ts';

/**
 * Of one company in an hour, records and files alike. A crew of 100 with two papers each are 400, which one person may submit:
 * every paper is a record and a file.
 */
export const SUBMISSIONS_AN_HOUR: SharedLimit = {
  ...{ scope: 'submissions', count: 500, seconds: 3600 },
  ofOne: 400,
};

/** Something that the people of a company submitted. */
export interface Submission {
  readonly companyId: string;
  readonly eventId: string;
  /** The record as it was submitted: its stamp says when, and who. */
  readonly after: DocumentData | undefined;
}

/**
 * Counts what a company and its people submit. Beyond the limit the company, or the one person who submitted most of it, submits
 * nothing more until the hour is over (ADR 50, 65).
 */
export async function countSubmission(trusted: Trusted, submission: Submission): Promise<void> {
  const { companyId, eventId, after } = submission;
  const { count, ofOne } = SUBMISSIONS_AN_HOUR;
  const at = after?.updatedAt instanceof Timestamp ? after.updatedAt.toDate() : trusted.now();
  const uid = textOf(after?.updatedBy);
  const over = await countShared(trusted, SUBMISSIONS_AN_HOUR, { companyId, uid }, { id: eventId, at });
  const excess = {
    ...{ limit: SUBMISSIONS_AN_HOUR, companyId, at },
    ...({ side: 'contractorId', holds: 'submissions' } as const),
  };
  if (over === 'person') {
    const made = `More than ${ofOne} submissions`;
    await pausePerson(trusted, { ...excess, uid, what: 'Submissions', made, does: 'submit' });
  }
  if (over !== 'company') return;
  await pauseCompany(trusted, {
    ...excess,
    reason: (until) =>
      `More than ${count} submissions within an hour. Nothing more is taken until ${until}; drafts are kept.`,
    title: 'Submissions paused',
    body: (name, minutes) =>
      `${name} made more than ${count} submissions within an hour. It can submit again in ${minutes} minutes at most; its drafts are kept. Ask what happened if that is unusual for it.`,
  });
}
