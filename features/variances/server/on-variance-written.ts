import { writeSnapshot } from '@vcms/compliance/server';
import { documentPath, formatDate, isCalendarDate, itemTitle } from '@vcms/domain';
import { auditOnce, changedParts } from '@vcms/server/audit';
import { companyNameOf } from '@vcms/server/companies';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';

/** A change of `variances/{id}` as its trigger reports it. */
export interface VarianceChange {
  readonly id: string;
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

const TITLES: Readonly<Record<string, string>> = {
  requested: 'Variance requested',
  approved: 'Variance approved',
  denied: 'Variance denied',
  revoked: 'Variance revoked',
  expired: 'Variance ended',
  closed: 'Variance closed',
};

/** N11, the audit, and the snapshot of the pair. May run again. */
export async function onVarianceWritten(
  trusted: Trusted,
  { id, eventId, before, after }: VarianceChange,
): Promise<void> {
  if (after === undefined || before?.state === after.state) return;
  const { clientId, contractorId } = after;
  await auditOnce(trusted, `variance-${eventId}`, textOf(after.updatedBy), {
    action: `variance.${textOf(after.state)}`,
    entityType: 'variance',
    entityId: id,
    clientId,
    contractorId,
    ...changedParts(before, after),
    reason: after.decisionReason,
  });
  const title = TITLES[textOf(after.state)];
  if (title !== undefined) {
    await notify(trusted, await peopleOf(trusted, after), {
      eventKey: `variance-${id}-${textOf(after.state)}`,
      title,
      body: await varianceText(trusted, after),
    });
  }
  await writeSnapshot(trusted, clientId, contractorId);
}

/** {client} × {contractor}: {item}, to {date}. */
export async function varianceText(trusted: Trusted, variance: DocumentData): Promise<string> {
  const [client, contractor] = await Promise.all(
    [variance.clientId, variance.contractorId].map((company) => companyNameOf(trusted, company)),
  );
  const until = isCalendarDate(variance.to) ? `, to ${formatDate(variance.to)}` : '';
  return `${client} × ${contractor}: ${itemTitle(textOf(variance.key))}${until}.`;
}

/** The client decides about a request; of anything else both sides and the person who asked are told. */
export async function peopleOf(trusted: Trusted, variance: DocumentData): Promise<readonly string[]> {
  const client = await activeUsers(trusted, variance.clientId, ['5003']);
  if (variance.state === 'requested') return client;
  return [
    ...client,
    ...(await activeUsers(trusted, variance.contractorId, ['5005'])),
    textOf(variance.requestedBy),
  ];
}

/** Variances worked on at the same time. */
const AT_ONCE = 10;

/**
 * Ends those of some approved variances whose last day is over, and closes those that nothing needs any more: the raw status has
 * been compliant on two days' snapshots (domain section 2). Answers how many.
 */
export async function endVariances(trusted: Trusted, ids: readonly string[], today: string): Promise<number> {
  let count = 0;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const ended = await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => endOne(trusted, id, today)));
    count += ended.filter(Boolean).length;
  }
  return count;
}

function endOne({ db }: Trusted, id: string, today: string): Promise<boolean> {
  const reference = db.doc(documentPath('variances', id));
  return db.runTransaction(async (transaction) => {
    const variance = (await transaction.get(reference)).data();
    if (variance?.state !== 'approved') return false;
    const pair = `${variance.clientId}_${variance.contractorId}`;
    const snapshot = (await transaction.get(db.doc(documentPath('snapshots', pair)))).data();
    const needed = isNeeded(snapshot, textOf(variance.key));
    const over = textOf(variance.to) < today;
    const idleBefore = textOf(variance.idleSince);
    if (over || (!needed && idleBefore !== '' && idleBefore < today)) {
      transaction.update(reference, { state: over ? 'expired' : 'closed', ...updatedStamps(TRUSTED_ACTOR) });
      return true;
    }
    const idleSince = needed ? '' : idleBefore || today;
    if (idleSince !== idleBefore) transaction.update(reference, { idleSince });
    return false;
  });
}

/** Without a snapshot nobody knows, so the variance stays. */
function isNeeded(snapshot: DocumentData | undefined, key: string): boolean {
  const items = snapshot?.result?.items;
  if (!Array.isArray(items)) return true;
  const matching = items.filter((item) => item.key === key || String(item.key).startsWith(`${key}.`));
  return matching.length === 0 || matching.some((item) => !['compliant', 'expiring'].includes(item.raw));
}
