import { documentPath } from '@vcms/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { auditOnce } from '../audit/audit-once.ts';
import { companyNameOf } from '../companies/company-name.ts';
import type { Trusted } from '../core/context.ts';
import { type RateLimit, windowOf } from '../core/rate-limit.ts';
import { notify } from '../notifications/notify.ts';
import { activeUsersOfRole } from '../notifications/recipients.ts';

/** What is too much, and who did it. */
export interface Excess {
  readonly limit: RateLimit;
  readonly companyId: string;
  /** Which company of a pair the audit line belongs to. */
  readonly side: 'clientId' | 'contractorId';
  /** When it was written. */
  readonly at: Date;
  /** Until the pause ends: submissions wait, or every write. */
  readonly holds: 'submissions' | 'writes';
  /** "More than 500 submissions within an hour. …": for the audit. */
  readonly reason: (until: string) => string;
  readonly title: string;
  /** For customer service. */
  readonly body: (name: string, minutes: number) => string;
}

/**
 * Pauses a company until the hour in which it wrote too much is over: the access rules ask for it, the audit and customer service
 * learn of it once. Nothing where that hour is over. May run again.
 */
export async function pauseCompany(trusted: Trusted, excess: Excess): Promise<void> {
  const { limit, companyId, at, holds } = excess;
  const window = windowOf(limit, at);
  const until = new Date((window + 1) * limit.seconds * 1000);
  // An event that was held up: its hour is over.
  if (until <= trusted.now()) return;
  const end = Timestamp.fromDate(until);
  // Merged: of two pauses of one company the other one stays. What is submitted is written, too.
  const pause = { companyId, until: end, ...(holds === 'writes' ? { writesUntil: end } : {}) };
  await trusted.db.doc(documentPath('intakePauses', companyId)).set(pause, { merge: true });
  const key = holds === 'writes' ? `writes-${companyId}-${window}` : `intake-${companyId}-${window}`;
  await auditOnce(trusted, key, '', {
    action: 'intake.pause',
    entityType: 'intake',
    entityId: companyId,
    [excess.side]: companyId,
    reason: excess.reason(until.toISOString()),
  });
  const minutes = Math.ceil((until.getTime() - trusted.now().getTime()) / 60_000);
  await notify(trusted, await activeUsersOfRole(trusted, '5002'), {
    eventKey: key,
    place: 'companies',
    title: excess.title,
    body: excess.body(await companyNameOf(trusted, companyId), minutes),
  });
}
