import { documentPath } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { addNotice } from '@vcms/server/notifications';
import { isOpenRequest, loadRequest, partsFolder, todayOf } from './request-record.ts';

/** Ends the requests whose last day is over, throws half-sent files away, and tells who asked. Answers how many. */
export async function expireBrokerRequests(trusted: Trusted): Promise<number> {
  const over = await trusted.db
    .collection('brokerRequests')
    .where('state', 'in', ['sent', 'opened'])
    .where('expiresOn', '<', todayOf(trusted))
    .get();
  const ended = await Promise.all(over.docs.map(({ id }) => expire(trusted, id)));
  return ended.filter(Boolean).length;
}

async function expire(trusted: Trusted, id: string): Promise<boolean> {
  const ended = await trusted.db.runTransaction(async (transaction) => {
    const request = await loadRequest(trusted, transaction, id);
    if (request === undefined || !isOpenRequest(request) || request.expiresOn >= todayOf(trusted))
      return undefined;
    const reference = trusted.db.doc(documentPath('brokerRequests', id));
    transaction.update(reference, { state: 'expired', ...updatedStamps(TRUSTED_ACTOR) });
    addNotice(trusted, transaction, request.requestedBy, {
      eventKey: `broker-expired-${id}-${request.round}`,
      title: 'Request to your broker expired',
      body: `${request.brokerName} sent no certificate. Send the request again from the insurance page.`,
    });
    const { contractorId } = request;
    const line = { action: 'broker_request.expire', entityType: 'broker_request', entityId: id } as const;
    writeAudit(trusted, transaction, undefined, { ...line, contractorId });
    return request;
  });
  if (ended !== undefined) await trusted.files.removeAll(partsFolder(ended));
  return ended !== undefined;
}
