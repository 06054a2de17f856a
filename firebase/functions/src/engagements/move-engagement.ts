import {
  type CallableResponse,
  type CheckedRequest,
  type CompanyPlan,
  documentPath,
  ENGAGEMENT_BOUNDS,
  ENGAGEMENT_STATES,
  engagementId,
  moveEngagement as nextState,
} from '@vcms/domain';
import type { Caller, CompanyFacts, Trusted } from '@vcms/server/core';
import { companyFacts, createdStamps, Refusal, refuseAccess, updatedStamps } from '@vcms/server/core';
import { type DocumentData, FieldValue, type Transaction } from 'firebase-admin/firestore';

type Request = CheckedRequest<'engagementMove'>;

/** Moves an engagement along the state table (domain section 2), making it where there is none yet. */
export async function moveEngagement(
  trusted: Trusted,
  caller: Caller,
  request: Request,
): Promise<CallableResponse<'engagementMove'>> {
  return trusted.db.runTransaction(async (transaction) => {
    const { db } = trusted;
    const { clientId, contractorId, action, reason = '' } = request;
    requireParty(caller, clientId, contractorId);
    const reference = db.doc(documentPath('engagements', engagementId(clientId, contractorId)));
    const stored = await transaction.get(reference);
    const state = ENGAGEMENT_STATES.find((known) => known === stored.get('state')) ?? 'none';
    const client = companyFacts(await transaction.get(db.doc(documentPath('companies', clientId))));
    const plan: CompanyPlan = client.plan === 'reduced' ? 'reduced' : 'full';
    const result = nextState(state, action, { role: caller.role, clientPlan: plan }, reason);
    if (result.kind === 'refused') refuseMove(result.cause);
    if (action === 'approve') await requireReasonForGaps(trusted, transaction, request);
    if (action === 'submit' && !isReady(stored.data())) {
      throw new Refusal('wrong-state', 'Choose at least one type of work first.', 'workTypes');
    }
    if (state === 'none')
      await create(trusted, transaction, caller, { request, client, state: result.state });
    else transaction.update(reference, { state: result.state, ...decision(caller, request) });
    return { state: result.state };
  });
}

function requireParty(caller: Caller, clientId: string, contractorId: string): void {
  const own = caller.role === '5003' || caller.role === '5004' ? clientId : contractorId;
  if (caller.role !== '5002' && caller.companyId !== own) refuseAccess();
}

function refuseMove(cause: 'state' | 'role' | 'reason'): never {
  const { reasonMin, reasonMax } = ENGAGEMENT_BOUNDS;
  if (cause === 'reason')
    throw new Refusal('reason-needed', `Give a reason of ${reasonMin}-${reasonMax} characters.`, 'reason');
  if (cause === 'role') refuseAccess();
  throw new Refusal('wrong-state', 'This is not possible in the present state. Reload the page.');
}

function isReady(engagement: DocumentData | undefined): boolean {
  return Array.isArray(engagement?.workTypes) && engagement.workTypes.length > 0;
}

/** With gaps left, an approval needs a typed reason (domain section 2); the variances already count in the status. */
async function requireReasonForGaps(
  { db }: Trusted,
  transaction: Transaction,
  { clientId, contractorId, reason = '' }: Request,
): Promise<void> {
  const snapshot = await transaction.get(
    db.doc(documentPath('snapshots', engagementId(clientId, contractorId))),
  );
  if (snapshot.get('result.overall') !== 'non_compliant' || reason.length >= ENGAGEMENT_BOUNDS.reasonMin)
    return;
  throw new Refusal(
    'reason-needed',
    'Requirements are not met. Approve with a reason, or grant a variance.',
    'reason',
  );
}

function decision(caller: Caller, { action, reason = '' }: Request): DocumentData {
  const decided = ['approve', 'reject', 'suspend', 'reinstate', 'end', 'request_changes'].includes(action);
  return {
    ...(decided ? { decidedBy: caller.uid, decidedAt: FieldValue.serverTimestamp() } : {}),
    ...(decided ? { decisionReason: reason === '' ? FieldValue.delete() : reason } : {}),
    ...updatedStamps(caller.uid),
  };
}

interface NewEngagement {
  readonly request: Request;
  readonly client: CompanyFacts;
  readonly state: string;
}

async function create(
  { db }: Trusted,
  transaction: Transaction,
  caller: Caller,
  { request, client, state }: NewEngagement,
): Promise<void> {
  const { contractorId, reason = '' } = request;
  const snapshot = await transaction.get(db.doc(documentPath('companies', contractorId)));
  const contractor = companyFacts(snapshot);
  if (client.kind !== 'client' || contractor.kind !== 'contractor') {
    throw new Refusal('invalid', 'An engagement connects a contractor to a client.');
  }
  if (client.status !== 'active' || contractor.status !== 'active') {
    throw new Refusal('wrong-state', 'Both companies must be active.');
  }
  transaction.create(db.doc(documentPath('engagements', engagementId(client.id, contractor.id))), {
    clientId: client.id,
    contractorId: contractor.id,
    clientName: client.name,
    contractorName: contractor.name,
    contractorTrades: snapshot.get('trades') ?? [],
    contractorCity: snapshot.get('city') ?? '',
    state,
    workTypes: [],
    riskLevel: 'medium',
    sites: [],
    requestedBy: caller.uid,
    ...(reason === '' ? {} : { requestReason: reason }),
    ...createdStamps(caller.uid),
  });
}
