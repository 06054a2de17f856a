import {
  addDays,
  BROKER_REQUEST_DAYS,
  type BrokerRequest,
  type CalendarDate,
  documentPath,
  formatDate,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import { countWithin, TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { addNotice } from '@vcms/server/notifications';
import { FieldValue } from 'firebase-admin/firestore';
import { reminderDue } from '../../model/broker/renewal-plan.ts';
import { PER_MAILBOX } from '../broker/create-request.ts';
import { nextRound } from '../broker/next-round.ts';
import { loadRequest, partsFolder } from '../broker/request-record.ts';
import { sendLetter } from '../broker/send-letter.ts';
import { linesText } from './ask-broker.ts';
import type { RenewalPeople } from './requester.ts';

/**
 * Sends a request once more with a new link, and tells the contractor that it is its turn. All of it together or not at all, and once
 * for each step. Answers whether it was reminded now.
 */
export async function remindBroker(
  trusted: Trusted,
  { id, brokerEmail = '' }: BrokerRequest,
  { owners, requester }: RenewalPeople,
  today: CalendarDate,
): Promise<boolean> {
  if (brokerEmail === '' || !(await countWithin(trusted, PER_MAILBOX, brokerEmail))) return false;
  const before = await trusted.db.runTransaction(async (transaction) => {
    const request = await loadRequest(trusted, transaction, id);
    const step = request === undefined ? undefined : reminderDue(request, today);
    if (request?.renewal === undefined || step === undefined) return undefined;
    const { token, fields } = nextRound(trusted, request, true);
    const next = { ...fields, renewal: { ...request.renewal, step } };
    transaction.update(trusted.db.doc(documentPath('brokerRequests', id)), {
      ...next,
      delivery: FieldValue.delete(),
      ...updatedStamps(TRUSTED_ACTOR),
    });
    writeAudit(trusted, transaction, undefined, {
      action: 'broker_request.resend',
      entityType: 'broker_request',
      entityId: id,
      contractorId: request.contractorId,
      after: { renewalOf: request.renewal.endsOn, daysBefore: step },
    });
    const letter = { ...request, ...next };
    sendLetter(trusted, transaction, requester, letter, { token, byMail: true, isReminder: true });
    for (const toId of owners) {
      addNotice(trusted, transaction, toId, {
        eventKey: `broker-renewal-turn-${id}-${step}`,
        title: 'Your broker has not answered',
        body: `${request.brokerName} was reminded of ${linesText(request)}, asked last on ${formatDate(addDays(request.expiresOn, -BROKER_REQUEST_DAYS))}. Call your broker, or add the renewal before ${formatDate(request.renewal.endsOn)}.`,
      });
    }
    return request;
  });
  if (before === undefined) return false;
  await trusted.files.removeAll(partsFolder(before));
  return true;
}
