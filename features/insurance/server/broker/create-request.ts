import { type BrokerRequest, type CallableResponse, type CheckedRequest, documentPath } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  clickId,
  countCall,
  createdStamps,
  newToken,
  type RateLimit,
  Refusal,
  requireRole,
  withoutAbsent,
} from '@vcms/server/core';
import { brokerLetter } from '../../model/broker/broker-letter.ts';
import { loadAsks } from './load-asks.ts';
import { lastDayOf, loadRequest } from './request-record.ts';
import { sendLetter } from './send-letter.ts';

type Request = CheckedRequest<'brokerRequestCreate'>;
type Response = CallableResponse<'brokerRequestCreate'>;

const PER_CALLER: RateLimit = { scope: 'broker-request', count: 20, seconds: 3600 };
/** Mails to one mailbox in a day, whoever asks. */
export const PER_MAILBOX: RateLimit = { scope: 'broker-request-to', count: 5, seconds: 86_400 };

/** Makes a request to a broker with its link. The same click sent again finds its request and sends no second mail. */
export async function createBrokerRequest(
  trusted: Trusted,
  caller: Caller,
  request: Request,
): Promise<Response> {
  requireRole(caller, '5005');
  const id = clickId('broker-request', caller, request.requestId);
  const before = await trusted.db.runTransaction((transaction) => loadRequest(trusted, transaction, id), {
    readOnly: true,
  });
  if (before !== undefined) return answerAgain(before);
  await countCall(trusted, PER_CALLER, caller.uid);
  if (request.byMail) await countCall(trusted, PER_MAILBOX, request.brokerEmail ?? '');
  const asks = await loadAsks(trusted, caller.companyId, request.lines);
  if (asks.length === 0) throw new Refusal('invalid', 'Choose at least one line.', 'lines');
  return trusted.db.runTransaction(async (transaction) => {
    const existing = await loadRequest(trusted, transaction, id);
    if (existing !== undefined) return answerAgain(existing);
    const { token, tokenHash } = newToken(trusted);
    const { brokerName, brokerEmail, note, byMail } = request;
    const record: BrokerRequest = {
      id,
      contractorId: caller.companyId,
      contractorName: caller.companyName,
      requestedBy: caller.uid,
      requesterName: caller.name,
      ...withoutAbsent({ brokerEmail }),
      brokerName,
      note,
      asks: [...asks],
      tokenHash,
      expiresOn: lastDayOf(trusted),
      state: 'sent',
      round: 1,
      mailed: byMail,
      files: [],
    };
    const { id: _id, ...fields } = record;
    const reference = trusted.db.doc(documentPath('brokerRequests', id));
    transaction.create(reference, { ...fields, ...createdStamps(caller.uid) });
    writeAudit(trusted, transaction, caller, {
      action: 'broker_request.send',
      entityType: 'broker_request',
      entityId: id,
      contractorId: caller.companyId,
      after: withoutAbsent({ brokerName, brokerEmail, lines: request.lines }),
    });
    return sendLetter(trusted, transaction, caller, record, { token, byMail });
  });
}

/** Nothing stored holds the link: who lost the first answer sends the request again for a new one. */
function answerAgain(request: BrokerRequest): Response {
  const { id, expiresOn } = request;
  return { id, expiresOn, ...brokerLetter({ ...request, link: undefined }) };
}
