import {
  type BrokerRequest,
  documentPath,
  formatDate,
  LINE_LABELS,
  type RenewalConsent,
  type RenewalStep,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import {
  countWithin,
  createdStamps,
  derivedId,
  newToken,
  TRUSTED_ACTOR,
  type Trusted,
} from '@vcms/server/core';
import { addNotice } from '@vcms/server/notifications';
import type { Transaction } from 'firebase-admin/firestore';
import { PER_MAILBOX } from '../broker/create-request.ts';
import { loadRequiredAsks } from '../broker/load-asks.ts';
import { lastDayOf, loadRequest } from '../broker/request-record.ts';
import { sendLetter } from '../broker/send-letter.ts';
import type { RenewalLetter } from './load-renewals.ts';
import type { RenewalPeople } from './requester.ts';

export interface AskedContractor {
  readonly id: string;
  readonly name: string;
}

/**
 * Writes one letter: request, mail, line of the audit and notice together or not at all. A line that no client requires is left out.
 * A mailbox that got its letters of the day is asked the next night. Answers whether it was asked now.
 */
export async function askBroker(
  trusted: Trusted,
  contractor: AskedContractor,
  { owners, requester }: RenewalPeople,
  letter: RenewalLetter & { readonly step: RenewalStep },
): Promise<boolean> {
  const { brokerName, brokerEmail, endsOn, step } = letter;
  const lines = letter.consents.map((consent) => consent.id);
  const asks = await loadRequiredAsks(trusted, contractor.id, lines);
  if (asks.length === 0) return false;
  const id = derivedId(
    'renewal-request',
    contractor.id,
    brokerEmail,
    endsOn,
    ...asks.map(({ line }) => line),
  );
  if (!(await countWithin(trusted, PER_MAILBOX, brokerEmail))) return false;
  return trusted.db.runTransaction(async (transaction) => {
    if ((await loadRequest(trusted, transaction, id)) !== undefined) return false;
    if (!(await isStillAllowed(trusted, transaction, contractor.id, letter.consents))) return false;
    const { token, tokenHash } = newToken(trusted);
    const record: BrokerRequest = {
      id,
      contractorId: contractor.id,
      contractorName: contractor.name,
      requestedBy: requester.uid,
      requesterName: requester.name,
      ...{ brokerName, brokerEmail },
      note: renewalNote(asks.length, endsOn),
      asks: [...asks],
      tokenHash,
      expiresOn: lastDayOf(trusted),
      ...{ state: 'sent', round: 1, mailed: true, files: [] },
      renewal: { endsOn, step },
    };
    const { id: _id, ...fields } = record;
    transaction.create(trusted.db.doc(documentPath('brokerRequests', id)), {
      ...fields,
      ...createdStamps(TRUSTED_ACTOR),
    });
    writeAudit(trusted, transaction, undefined, {
      action: 'broker_request.send',
      entityType: 'broker_request',
      entityId: id,
      contractorId: contractor.id,
      after: { brokerName, brokerEmail, lines: asks.map(({ line }) => line), renewalOf: endsOn },
    });
    sendLetter(trusted, transaction, requester, record, { token, byMail: true });
    for (const toId of owners) {
      addNotice(trusted, transaction, toId, {
        eventKey: `broker-renewal-asked-${id}`,
        title: 'Your broker was asked for a renewal',
        body: `${brokerName} was asked by mail for ${linesText(record)}, which ${asks.length === 1 ? 'ends' : 'end'} on ${formatDate(endsOn)}. You are told when files arrive.`,
      });
    }
    return true;
  });
}

/** It may have been withdrawn, or given for another address, since the night read it. */
async function isStillAllowed(
  { db }: Trusted,
  transaction: Transaction,
  contractorId: string,
  consents: readonly RenewalConsent[],
): Promise<boolean> {
  const found = await transaction.getAll(
    ...consents.map(({ id }) => db.doc(documentPath('renewalConsents', contractorId, id))),
  );
  return found.every((one, at) => one.get('brokerEmail') === consents[at]?.brokerEmail);
}

function renewalNote(count: number, endsOn: string): string {
  return count === 1
    ? `The policy on file ends on ${formatDate(endsOn)}. Please send the certificate of its renewal as soon as it is issued.`
    : `The policies on file end on ${formatDate(endsOn)}. Please send the certificates of their renewal as soon as they are issued.`;
}

/** The lines of a request as words. */
export function linesText({ asks }: Pick<BrokerRequest, 'asks'>): string {
  return asks.map(({ line }) => LINE_LABELS[line]).join(', ');
}
