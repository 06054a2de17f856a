import type { JobKind } from '@vcms/domain';
import { logger } from 'firebase-functions/v2';
import type { Trusted } from '../core/context.ts';
import { companyOf, type DocumentEvent } from './document-event.ts';
import { clearFailure, type Job, noteFailure } from './failed-jobs.ts';

/** Events are tried again for a day (Eventarc). */
const TRIED_MS = 24 * 3_600_000;
/** A second try comes ten seconds after the first at the earliest, and only it can have something to clear. */
const SECOND_TRY_MS = 5_000;

/** A failed try must not look like a good one because it could not be noted. */
async function note(trusted: Trusted, job: Job, error: unknown): Promise<void> {
  try {
    await noteFailure(trusted, job, error);
  } catch (cause) {
    logger.error('A failed job could not be noted', { job: job.name, cause: String(cause) });
  }
}

/** Notes each failed try of an event's work, and takes the note away when a later try succeeds. */
export function withFailureLog<Event extends DocumentEvent>(
  kind: JobKind,
  name: string,
  context: () => Trusted,
  work: (event: Event) => Promise<unknown>,
): (event: Event) => Promise<void> {
  return async (event) => {
    const trusted = context();
    const begun = Date.parse(event.time);
    const job: Job = {
      kind,
      name,
      key: event.id,
      subject: event.document,
      companyId: companyOf(event),
      triedUntil: new Date(begun + TRIED_MS),
    };
    try {
      await work(event);
    } catch (error) {
      await note(trusted, job, error);
      throw error;
    }
    if (trusted.now().getTime() - begun >= SECOND_TRY_MS) await clearFailure(trusted, job);
  };
}

/** The same for work by the clock, of which there is one note at a time: the next run that succeeds takes it away. */
export function withRunFailureLog<Event>(
  kind: JobKind,
  name: string,
  context: () => Trusted,
  work: (event: Event) => Promise<unknown>,
): (event: Event) => Promise<void> {
  return async (event) => {
    const trusted = context();
    const job: Job = { kind, name, key: 'clock' };
    try {
      await work(event);
    } catch (error) {
      await note(trusted, job, error);
      throw error;
    }
    await clearFailure(trusted, job);
  };
}
