import { documentPath, isWaitingHolder } from '@vcms/domain';
import { policyHolderSchema } from '@vcms/domain/schemas';
import { companyNameOf } from '@vcms/server/companies';
import { plain, TRUSTED_ACTOR, type Trusted, textOf } from '@vcms/server/core';
import { activeUsers, activeUsersOfRole, notify, tellReceived } from '@vcms/server/notifications';
import { subjectTitle } from '@vcms/server/tasks';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { HolderChange } from './holder-change.ts';

function isWaiting(data: DocumentData | undefined): boolean {
  const parsed = policyHolderSchema.safeParse(plain(data));
  return parsed.success && isWaitingHolder(parsed.data);
}

/** Reviewers learn of what waits beside an accepted policy (N4), the contractor of a person's decision on it (N5, N6). */
export async function tellOfHolder(trusted: Trusted, told: HolderChange): Promise<void> {
  const { companyId, policyId, clientId, before, after } = told;
  if (after === undefined || after.updatedBy === TRUSTED_ACTOR) return;
  const isDecided = before !== undefined && before.state !== after.state && after.state !== 'submitted';
  const isNew = isWaiting(after) && !isDecided;
  if (!isDecided && !isNew) return;
  const policy = await trusted.db.doc(documentPath('policies', companyId, policyId)).get();
  if (policy.get('state') !== 'accepted') return;
  const clientName = await companyNameOf(trusted, clientId);
  const title = `Certificate for ${clientName}, ${subjectTitle('policy', policyId, policy.data() ?? {})}`;
  if (isDecided) return tellContractor(trusted, told, after, title);
  const rules = await trusted.db.doc(documentPath('clientPolicies', clientId)).get();
  const reviewers =
    rules.get('selfReview') === true
      ? await activeUsers(trusted, clientId, ['5003'])
      : await activeUsersOfRole(trusted, '5002');
  await tellReceived(trusted, reviewers, {
    companyId,
    companyName: await companyNameOf(trusted, companyId),
    place: 'insurance',
    key: keyOf('holder', told),
    item: title,
    at: after.updatedAt instanceof Timestamp ? after.updatedAt : undefined,
  });
}

async function tellContractor(
  trusted: Trusted,
  told: HolderChange,
  after: DocumentData,
  title: string,
): Promise<void> {
  const isAccepted = after.state === 'accepted';
  await notify(trusted, await activeUsers(trusted, told.companyId, ['5005']), {
    place: 'insurance',
    eventKey: keyOf('review-holder', told),
    title: isAccepted ? 'Accepted' : 'Correction needed',
    body: isAccepted ? `${title}: accepted.` : `${title}: ${textOf(after.decision?.comment)}`,
  });
}

/** One message for each event. */
function keyOf(kind: string, { eventId }: HolderChange): string {
  return `${kind}-${eventId.replaceAll('/', '-')}`;
}
