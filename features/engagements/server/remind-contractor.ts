import {
  type CheckedRequest,
  CONTRACTOR_TURN_STATES,
  documentPath,
  engagementId,
  REMINDER_GAP_HOURS,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import { type Caller, Refusal, requireRole, type Trusted, textOf } from '@vcms/server/core';
import { activeUsers, addNotice } from '@vcms/server/notifications';
import { Timestamp } from 'firebase-admin/firestore';

const GAP_MS = REMINDER_GAP_HOURS * 3_600_000;

/**
 * Customer service reminds a contractor that the next step is its own: everybody active there gets a notification, and a mail
 * where the person's profile says so. Once in 24 hours for each engagement, with a line in the audit. It is no move: `updatedAt` stays.
 */
export async function remindContractor(
  trusted: Trusted,
  caller: Caller,
  { clientId, contractorId }: CheckedRequest<'engagementRemind'>,
): Promise<Record<string, never>> {
  requireRole(caller, '5002');
  const { db, now } = trusted;
  const id = engagementId(clientId, contractorId);
  const people = await activeUsers(trusted, contractorId);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(documentPath('engagements', id)));
    const state = CONTRACTOR_TURN_STATES.find((known) => known === stored.get('state'));
    if (state === undefined)
      throw new Refusal('wrong-state', 'The next step is no longer the contractor’s. Reload the page.');
    if (people.length === 0)
      throw new Refusal('wrong-state', 'Nobody is active there. Invite somebody on the contractor’s record.');
    const at = now();
    const before: unknown = stored.get('remindedAt');
    if (before instanceof Timestamp && at.getTime() - before.toMillis() < GAP_MS)
      throw new Refusal('too-many', 'Reminded less than 24 hours ago. Try again tomorrow.');
    transaction.update(stored.ref, { remindedAt: Timestamp.fromDate(at) });
    const client = textOf(stored.get('clientName'));
    const notice = {
      eventKey: `engagement-remind-${id}-${at.getTime()}`,
      title: 'Reminder',
      body:
        state === 'invited'
          ? `${client} is waiting for your answer to its invitation.`
          : `${client} is waiting for what it asked of you. Your home page lists the next steps.`,
    };
    for (const uid of people) addNotice(trusted, transaction, uid, notice);
    writeAudit(trusted, transaction, caller, {
      action: 'engagement.remind',
      entityType: 'engagement',
      entityId: id,
      clientId,
      contractorId,
    });
  });
  return {};
}
