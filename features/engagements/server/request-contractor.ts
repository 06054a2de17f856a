import {
  allowedActions,
  type CallableResponse,
  type CheckedRequest,
  documentPath,
  ENGAGEMENT_STATE_LABELS,
  ENGAGEMENT_STATES,
  engagementId,
  type RequestTerms,
} from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  clickId,
  companyFacts,
  countCall,
  createdStamps,
  type RateLimit,
  Refusal,
  requireRole,
  textOf,
  updatedStamps,
  withoutAbsent,
} from '@vcms/server/core';
import { inviteContractor } from '@vcms/users/server';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { matchContractor } from './match-contractor.ts';
import { writeEngagement } from './new-engagement.ts';

type Request = CheckedRequest<'contractorRequest'>;
type Response = CallableResponse<'contractorRequest'>;

/** Of one company in a day: a list of contractors comes in at once. */
const PER_CLIENT: RateLimit = { scope: 'contractor-request', count: 500, seconds: 86_400 };

/**
 * A client wants a contractor. A contractor that VCMS knows by the EIN or an address is invited at once; of another one the
 * contact gets a mail. The answer is the same. People of a client who may not invite only ask: somebody else sends it.
 */
export async function requestContractor(
  trusted: Trusted,
  caller: Caller,
  request: Request,
): Promise<Response> {
  requireRole(caller, '5003', '5004');
  await countCall(trusted, PER_CLIENT, caller.companyId);
  const { workTypes, riskLevel, sites, message = '', company } = request;
  const terms = { workTypes, riskLevel, sites };
  const keys = { ein: request.ein, email: request.email ?? company?.email };
  const outcome = caller.role === '5003' ? 'sent' : 'asked';
  const contractor = await matchContractor(trusted, keys);
  if (contractor !== undefined) {
    await connect(trusted, caller, { clientId: caller.companyId, contractor, terms, message });
  } else if (company === undefined) {
    throw new Refusal('invalid', 'Enter the company and a contact.', 'company');
  } else if (caller.role === '5003') {
    await inviteContractor(trusted, caller, {
      requestId: request.requestId,
      email: company.email,
      name: company.name,
      message,
      terms,
    });
  } else await noteRequest(trusted, caller, { request, company, terms, message });
  return { outcome };
}

interface Wish {
  readonly clientId: string;
  readonly contractor: DocumentSnapshot;
  readonly terms: RequestTerms;
  readonly message: string;
}

/** Puts a contractor on the list of a client, or moves it on where it stands there: asked for, declined, ended. */
export async function connect(
  trusted: Trusted,
  caller: Caller,
  { clientId, contractor, terms, message }: Wish,
): Promise<void> {
  const { db } = trusted;
  await db.runTransaction(async (transaction) => {
    const client = companyFacts(await transaction.get(db.doc(documentPath('companies', clientId))));
    const reference = db.doc(documentPath('engagements', engagementId(client.id, contractor.id)));
    const stored = await transaction.get(reference);
    const state = ENGAGEMENT_STATES.find((known) => known === stored.get('state')) ?? 'none';
    const clientPlan = client.plan === 'reduced' ? 'reduced' : 'full';
    const possible = allowedActions(state, { role: caller.role, clientPlan });
    const action = (['invite', 'request', 'reopen'] as const).find((one) => possible.includes(one));
    if (action === undefined) refuseOnList(stored);
    const next = action === 'request' ? 'requested' : 'invited';
    if (state === 'none') {
      writeEngagement(trusted, transaction, caller, { client, contractor, state: next, terms, message });
      return;
    }
    transaction.update(reference, {
      state: next,
      ...terms,
      requestReason: message === '' ? FieldValue.delete() : message,
      ...updatedStamps(caller.uid),
    });
  });
}

function refuseOnList(stored: DocumentSnapshot): never {
  const state = ENGAGEMENT_STATES.find((known) => known === stored.get('state')) ?? 'requested';
  const label = ENGAGEMENT_STATE_LABELS[state].toLowerCase();
  throw new Refusal('taken', `${textOf(stored.get('contractorName'))} is already on your list (${label}).`);
}

interface Asked {
  readonly request: Request;
  readonly company: NonNullable<Request['company']>;
  readonly terms: RequestTerms;
  readonly message: string;
}

/** Keeps what was asked for until somebody who may send it does. The same click leaves one request. */
async function noteRequest(
  { db }: Trusted,
  caller: Caller,
  { request, company, terms, message }: Asked,
): Promise<void> {
  const id = clickId('contractor-request', caller, request.requestId);
  const reference = db.doc(documentPath('contractorRequests', id));
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return;
    transaction.create(reference, {
      clientId: caller.companyId,
      clientName: caller.companyName,
      companyName: company.name,
      contactName: company.contactName,
      email: company.email,
      ...terms,
      ...withoutAbsent({ message: message === '' ? undefined : message }),
      requestedBy: caller.uid,
      requestedByName: caller.name,
      state: 'waiting',
      ...createdStamps(caller.uid),
    });
  });
}
