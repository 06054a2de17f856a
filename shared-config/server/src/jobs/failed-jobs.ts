import { documentPath, FAILED_JOB_BOUNDS, type FailedJob, type JobKind } from '@vcms/domain';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { withoutAbsent } from '../core/fields.ts';
import { plainCause } from './plain-cause.ts';

/** Work that can fail while nobody waits for it. */
export interface Job {
  readonly kind: JobKind;
  /** The function, as its log names it. */
  readonly name: string;
  /** The same for every try of the same work. */
  readonly key: string;
  readonly subject?: string | undefined;
  readonly companyId?: string | undefined;
  /** When no further try comes by itself; undefined: the next one comes by the clock. */
  readonly triedUntil?: Date | undefined;
}

function referenceOf({ db }: Trusted, { name, key }: Pick<Job, 'name' | 'key'>): DocumentReference {
  return db.doc(documentPath('failedJobs', `${name}~${key}`.replaceAll('/', '-')));
}

/** Puts a failed try on record, where an admin's home page shows it: the first one begins the record, later ones count up. */
export async function noteFailure(trusted: Trusted, job: Job, error: unknown): Promise<void> {
  const { key: _key, kind, name, triedUntil, ...about } = job;
  const reference = referenceOf(trusted, job);
  const at = Timestamp.fromDate(trusted.now());
  const cause = plainCause(error).slice(0, FAILED_JOB_BOUNDS.causeMax);
  await trusted.db.runTransaction(async (transaction) => {
    const before = (await transaction.get(reference)).data();
    const attempts: FailedJob['attempts'] = typeof before?.attempts === 'number' ? before.attempts : 0;
    transaction.set(reference, {
      kind,
      job: name,
      ...withoutAbsent(about),
      cause,
      attempts: attempts + 1,
      firstFailedAt: before?.firstFailedAt ?? at,
      lastFailedAt: at,
      ...(triedUntil === undefined ? {} : { triedUntil: Timestamp.fromDate(triedUntil) }),
    });
  });
}

/** The work succeeded after all. */
export async function clearFailure(trusted: Trusted, job: Pick<Job, 'name' | 'key'>): Promise<void> {
  await referenceOf(trusted, job).delete();
}
