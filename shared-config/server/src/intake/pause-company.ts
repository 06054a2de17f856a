import { documentPath } from '@vcms/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { auditOnce } from '../audit/audit-once.ts';
import { companyNameOf } from '../companies/company-name.ts';
import type { Trusted } from '../core/context.ts';
import { type RateLimit, windowOf } from '../core/rate-limit.ts';
import { notify } from '../notifications/notify.ts';
import { activeUsersOfRole } from '../notifications/recipients.ts';

/** What is too much, and whose it is. */
export interface Excess {
  readonly limit: RateLimit;
  readonly companyId: string;
  /** Which company of a pair the audit line belongs to. */
  readonly side: 'clientId' | 'contractorId';
  /** When it was written. */
  readonly at: Date;
  /** Until the pause ends: submissions wait, or every write. */
  readonly holds: 'submissions' | 'writes';
}

/** That of a whole company. */
export interface CompanyExcess extends Excess {
  /** "More than 500 submissions within an hour. …": for the audit. */
  readonly reason: (until: string) => string;
  readonly title: string;
  /** For customer service. */
  readonly body: (name: string, minutes: number) => string;
}

/** When the hour is over in which too much was written; undefined: it is over, the event was held up. */
export function endOfPause({ now }: Trusted, { limit, at }: Pick<Excess, 'limit' | 'at'>): Date | undefined {
  const until = new Date((windowOf(limit, at) + 1) * limit.seconds * 1000);
  return until > now() ? until : undefined;
}

export function minutesUntil({ now }: Trusted, until: Date): number {
  return Math.ceil((until.getTime() - now().getTime()) / 60_000);
}

/**
 * Pauses a company until the hour in which it wrote too much is over: the access rules ask for it, the audit and customer service
 * learn of it once. Nothing where that hour is over. May run again.
 */
export async function pauseCompany(trusted: Trusted, excess: CompanyExcess): Promise<void> {
  const { limit, companyId, at, holds } = excess;
  const window = windowOf(limit, at);
  const until = endOfPause(trusted, excess);
  if (until === undefined) return;
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
  await notify(trusted, await activeUsersOfRole(trusted, '5002'), {
    eventKey: key,
    place: 'companies',
    title: excess.title,
    body: excess.body(await companyNameOf(trusted, companyId), minutesUntil(trusted, until)),
  });
}
