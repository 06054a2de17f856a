import {
  BROKER_REQUEST_MACHINE,
  type BrokerRequest,
  type CallableResponse,
  type CheckedRequest,
  collectionPath,
  documentPath,
  move,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  countCall,
  type RateLimit,
  Refusal,
  refuseAccess,
  updatedStamps,
  withoutAbsent,
} from '@vcms/server/core';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { PER_MAILBOX } from './create-request.ts';
import { nextRound } from './next-round.ts';
import { loadRequest, partsFolder } from './request-record.ts';
import { sendLetter } from './send-letter.ts';

const RESENDS: RateLimit = { scope: 'broker-request-again', count: 10, seconds: 3600 };

/**
 * A new link for the same request, with what was asked then; the old one stops working at once. Another address counts for the
 * renewals that the same mailbox was to be asked for as well.
 */
export async function resendBrokerRequest(
  trusted: Trusted,
  caller: Caller,
  { id, byMail, brokerEmail }: CheckedRequest<'brokerRequestResend'>,
): Promise<CallableResponse<'brokerRequestResend'>> {
  await countCall(trusted, RESENDS, id);
  const before = await trusted.db.runTransaction((transaction) => loadOwn(trusted, transaction, caller, id));
  if (byMail) await countCall(trusted, PER_MAILBOX, brokerEmail ?? before.brokerEmail ?? '');
  const answer = await trusted.db.runTransaction(async (transaction) => {
    const request = await loadOwn(trusted, transaction, caller, id);
    requireMove(caller, request, 'resend');
    const moving = brokerEmail === undefined ? [] : await consentsAt(trusted, transaction, request);
    const { token, fields } = nextRound(trusted, request, byMail);
    const next = { ...fields, ...withoutAbsent({ brokerEmail }) };
    transaction.update(trusted.db.doc(documentPath('brokerRequests', id)), {
      ...next,
      finishedWith: FieldValue.delete(),
      delivery: FieldValue.delete(),
      ...updatedStamps(caller.uid),
    });
    for (const consent of moving) {
      transaction.update(consent, { brokerEmail, ...updatedStamps(caller.uid) });
      writeAudit(trusted, transaction, caller, {
        action: 'renewal_consent.change',
        entityType: 'renewal_consent',
        entityId: consent.id,
        contractorId: caller.companyId,
        after: withoutAbsent({ brokerEmail }),
      });
    }
    audit(trusted, transaction, caller, request, 'broker_request.resend');
    return sendLetter(trusted, transaction, caller, { ...request, ...next }, { token, byMail });
  });
  await trusted.files.removeAll(partsFolder(before));
  return answer;
}

/** Takes an open request back: its link takes no more files. A second call finds it revoked and is content. */
export async function revokeBrokerRequest(
  trusted: Trusted,
  caller: Caller,
  { id }: { readonly id: string },
): Promise<Record<string, never>> {
  const request = await trusted.db.runTransaction(async (transaction) => {
    const found = await loadOwn(trusted, transaction, caller, id);
    if (found.state === 'revoked') return found;
    requireMove(caller, found, 'revoke');
    transaction.update(trusted.db.doc(documentPath('brokerRequests', id)), {
      state: 'revoked',
      ...updatedStamps(caller.uid),
    });
    audit(trusted, transaction, caller, found, 'broker_request.revoke');
    return found;
  });
  await trusted.files.removeAll(partsFolder(request));
  return {};
}

/** The consents that name the address a request went to, of a request that the night made. */
async function consentsAt(
  { db }: Trusted,
  transaction: Transaction,
  { contractorId, brokerEmail, renewal }: BrokerRequest,
): Promise<readonly DocumentReference[]> {
  if (renewal === undefined || brokerEmail === undefined) return [];
  const given = db.collection(collectionPath('renewalConsents', contractorId));
  const { docs } = await transaction.get(given.where('brokerEmail', '==', brokerEmail));
  return docs.map(({ ref }) => ref);
}

async function loadOwn(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  id: string,
): Promise<BrokerRequest> {
  const request = await loadRequest(trusted, transaction, id);
  if (caller.role !== '5005' || request?.contractorId !== caller.companyId) refuseAccess();
  return request;
}

function requireMove(caller: Caller, request: BrokerRequest, action: 'resend' | 'revoke'): void {
  const result = move(BROKER_REQUEST_MACHINE, request.state, action, { role: caller.role });
  if (result.kind === 'moved') return;
  const received = request.state === 'received';
  throw new Refusal('wrong-state', received ? 'The files are here already.' : 'This is not possible now.');
}

function audit(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  { id, contractorId }: BrokerRequest,
  action: `${string}.${string}`,
): void {
  writeAudit(trusted, transaction, caller, {
    action,
    entityType: 'broker_request',
    entityId: id,
    contractorId,
  });
}
