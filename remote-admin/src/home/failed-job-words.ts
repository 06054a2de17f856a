import { type FailedJob, formatMoment, isGivenUp, type JobKind } from '@vcms/domain';
import { companyLink, invitationsLink, personLink } from './admin-links.ts';

/** What failed, and what a person does about it. */
const WORDS: Readonly<Record<JobKind, readonly [title: string, next: string]>> = {
  mail: ['An e-mail was not sent', 'Send it again from where it was asked for.'],
  night: [
    'Part of the nightly run failed',
    'Until it succeeds, results and reminders are from the night before. If this persists, contact support.',
  ],
  accounts: [
    'A change to a person or company was not completed',
    'Open the record, change it and save it again.',
  ],
  results: [
    'Results and messages after a change are missing',
    'The next nightly run works the results out again. Tell anyone who is waiting for a message.',
  ],
  records: [
    'A stored record cannot be read',
    'The contractor fails until the record is corrected. Contact support.',
  ],
  messages: ['A message or reminder was not sent', 'Check whether it arrived, and send it again.'],
};

export function failedJobTitle({ kind }: FailedJob): string {
  return WORDS[kind][0];
}

/** The cause as a sentence, and what the machine said, which stands in parentheses behind it. */
export function failedJobCause({ cause }: Pick<FailedJob, 'cause'>): {
  readonly sentence: string;
  readonly raw: string | undefined;
} {
  const [, sentence, raw] = /^(.+[.]) \((.+)\)$/s.exec(cause) ?? [];
  return sentence === undefined ? { sentence: cause, raw: undefined } : { sentence, raw };
}

/** When it failed and how often. */
export function failedJobTimes({ attempts, firstFailedAt, lastFailedAt }: FailedJob): string {
  const last = formatMoment(lastFailedAt);
  return attempts === 1
    ? `Failed ${last}.`
    : `Failed ${attempts} times since ${formatMoment(firstFailedAt)}, last ${last}.`;
}

/** What happens by itself, and what to do. */
export function failedJobNext(job: FailedJob, now: Date): string {
  const [, next] = WORDS[job.kind];
  if (isGivenUp(job, now)) return `It will not be retried. ${next}`;
  if (job.triedUntil === undefined) return `It will be retried at its next time. ${next}`;
  return `It will be retried automatically until ${formatMoment(job.triedUntil)}.`;
}

/** The record it is about, or the list that holds it; undefined where no page shows it. */
export function failedJobLink({ subject = '', companyId }: FailedJob): string | undefined {
  const [collection, id = ''] = subject.split('/');
  if (collection === 'users') return personLink(id);
  if (collection === 'mail' && id.startsWith('invitation-')) return invitationsLink();
  return companyId === undefined ? undefined : companyLink(companyId);
}
