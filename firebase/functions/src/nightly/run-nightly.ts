import { localDate } from '@vcms/domain';
import { expireBrokerRequests } from '../broker/expire-requests.ts';
import { repairCounts } from '../companies/company-counts.ts';
import { finishMerges } from '../companies/run-merge.ts';
import { expireInvitations } from '../invitations/expire-invitations.ts';
import { applyVersions } from '../requirements/follow-requirements.ts';
import { purge } from '../retention/purge.ts';
import { refreshEverybody } from '../snapshots/refresh.ts';
import type { Trusted } from '../trusted/context.ts';
import { endVariances } from '../variances/follow-variance.ts';
import { remindOfExpiries, remindOfLogs, remindOfReviews, remindOfVariances } from './reminders.ts';

/** What one night did. */
export interface NightReport {
  readonly invitationsExpired: number;
  readonly brokerRequestsExpired: number;
  readonly mergesFinished: number;
  /** Companies whose counts had to be set right. */
  readonly countsRepaired: number;
  readonly variancesEnded: number;
  readonly snapshots: number;
  readonly purged: Readonly<Record<string, number>>;
}

/**
 * Everything that happens because a day has begun, in an order in which each step sees the one before. Every step may run
 * again on the same day: it finds what is done.
 */
export async function runNightly(
  trusted: Trusted,
  options: { readonly purge: boolean },
): Promise<NightReport> {
  const today = localDate(trusted.now(), 'America/Chicago');
  const invitationsExpired = await expireInvitations(trusted);
  const brokerRequestsExpired = await expireBrokerRequests(trusted);
  const mergesFinished = await finishMerges(trusted);
  const countsRepaired = await repairCounts(trusted);
  const clients = await trusted.db.collection('companies').where('kind', '==', 'client').get();
  for (const { id } of clients.docs) await applyVersions(trusted, id);
  const variancesEnded = await endVariances(trusted, today);
  const snapshots = await refreshEverybody(trusted);
  await remindOfExpiries(trusted, today);
  await remindOfVariances(trusted, today);
  await remindOfLogs(trusted, today);
  await remindOfReviews(trusted, today);
  const purged = options.purge ? await purge(trusted) : {};
  return {
    invitationsExpired,
    brokerRequestsExpired,
    mergesFinished,
    countsRepaired,
    variancesEnded,
    snapshots,
    purged,
  };
}
