import { documentPath } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import { activeUsers, addNotice } from '@vcms/server/notifications';
import { loadRequest } from '../broker/request-record.ts';
import { linesText } from './ask-broker.ts';

const REASON_MAX = 500;

const OUTCOMES: Readonly<Record<string, 'delivered' | 'failed'>> = {
  sent: 'delivered',
  bounced: 'failed',
};

/**
 * Notes with a request what became of its letter, and tells the contractor when it did not arrive. Mails of other kinds, those on
 * their way, and letters that a newer one has followed change nothing; the same outcome again neither.
 */
export async function settleBrokerMail(trusted: Trusted, mailId: string): Promise<void> {
  if (!mailId.startsWith('broker-request-')) return;
  const mail = (await trusted.db.doc(documentPath('mail', mailId)).get()).data();
  const outcome = OUTCOMES[textOf(mail?.state)];
  const { brokerRequestId, round } = { ...mail?.about };
  if (outcome === undefined || textOf(brokerRequestId) === '') return;
  const place = trusted.db.doc(documentPath('brokerRequests', brokerRequestId));
  await trusted.db.runTransaction(async (transaction) => {
    const request = await loadRequest(trusted, transaction, brokerRequestId);
    if (request === undefined || request.round !== round || request.delivery !== undefined) return;
    const reason = outcome === 'failed' ? textOf(mail?.reason).slice(0, REASON_MAX) : '';
    const people = outcome === 'failed' ? await activeUsers(trusted, request.contractorId, ['5005']) : [];
    const delivery = { state: outcome, reason };
    transaction.update(place, { delivery, ...updatedStamps(TRUSTED_ACTOR) });
    for (const toId of people) {
      addNotice(trusted, transaction, toId, {
        eventKey: `broker-bounced-${request.id}-${request.round}`,
        title: 'Your letter to the broker did not arrive',
        body: `${request.brokerEmail ?? request.brokerName} does not take mail: ${linesText(request)} was not asked for. Ask again at another address on the insurance page.`,
      });
    }
  });
}
