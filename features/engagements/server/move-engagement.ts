import {
  type CallableResponse,
  type CheckedRequest,
  type CompanyPlan,
  documentPath,
  ENGAGEMENT_STATES,
  type EngagementState,
  engagementId,
  keptDecision,
  moveEngagement as nextState,
} from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { companyFacts, Refusal, updatedStamps, withoutAbsent } from '@vcms/server/core';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { approvalOf, writeVariances } from './approval.ts';
import { type JudgedPair, judgePair } from './judge-pair.ts';
import { keepDecision } from './kept-decision.ts';
import { writeEngagement } from './new-engagement.ts';
import { refuseMove, requireParty } from './policy.ts';

type Request = CheckedRequest<'engagementMove'>;
type Response = CallableResponse<'engagementMove'>;

/** Moves an engagement along the state table (domain section 2), making it where there is none yet. */
export async function moveEngagement(trusted: Trusted, caller: Caller, request: Request): Promise<Response> {
  const { clientId, contractorId, action } = request;
  requireParty(caller, clientId, contractorId);
  // Read before the transaction: it is most of what is on file of a company, and changes by the day.
  const judged =
    keptDecision(action) === undefined ? undefined : await judgePair(trusted, clientId, contractorId);
  return trusted.db.runTransaction(async (transaction) => {
    const { db } = trusted;
    const engagement = await transaction.get(
      db.doc(documentPath('engagements', engagementId(clientId, contractorId))),
    );
    const from = ENGAGEMENT_STATES.find((known) => known === engagement.get('state')) ?? 'none';
    const client = companyFacts(await transaction.get(db.doc(documentPath('companies', clientId))));
    const clientPlan: CompanyPlan = client.plan === 'reduced' ? 'reduced' : 'full';
    const result = nextState(from, action, { role: caller.role, clientPlan }, request.reason ?? '');
    if (result.kind === 'refused') refuseMove(result.cause);
    const { state } = result;
    if (judged !== undefined) {
      return decide(trusted, transaction, caller, { request, engagement, judged, state });
    }
    if (action === 'submit') requireTrades(engagement);
    if (from === 'none') {
      const contractor = await transaction.get(db.doc(documentPath('companies', contractorId)));
      const message = request.reason ?? '';
      writeEngagement(trusted, transaction, caller, { client, contractor, state, message });
    } else transaction.update(engagement.ref, moved(caller, request, state));
    return { state };
  });
}

interface Decision {
  readonly request: Request;
  readonly engagement: DocumentSnapshot;
  readonly judged: JudgedPair;
  readonly state: EngagementState;
}

/** A decision of the client's side, kept with what was known when it was made. */
async function decide(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  { request, engagement, judged, state }: Decision,
): Promise<Response> {
  const action = keptDecision(request.action);
  if (action === undefined) refuseMove('state');
  const kept = {
    action,
    engagement: engagement.data() ?? {},
    requirementVersion: judged.requirementVersion,
  };
  if (action !== 'approve') {
    const terms = { reason: request.reason };
    const { result } = judged;
    keepDecision(trusted, transaction, caller, { ...kept, terms, result, granted: [], first: undefined });
    transaction.update(engagement.ref, moved(caller, request, state));
    return { state };
  }
  const approval = await approvalOf(trusted, transaction, { caller, request, engagement, judged });
  if (approval.kind === 'first') {
    const first = { by: caller.uid, byName: caller.name, at: FieldValue.serverTimestamp() };
    transaction.update(engagement.ref, {
      firstApproval: { ...first, terms: withoutAbsent(approval.terms) },
      // Still submitted: since when it has waited does not change.
      updatedBy: caller.uid,
    });
    return { state: 'submitted', isFirstOfTwo: true };
  }
  writeVariances(trusted, transaction, caller, approval.granted);
  keepDecision(trusted, transaction, caller, { ...kept, ...approval });
  const { reason = '', conditions, endOn } = approval.terms;
  transaction.update(engagement.ref, {
    ...moved(caller, { ...request, reason }, state),
    conditions: conditions ?? FieldValue.delete(),
    endOn: endOn ?? FieldValue.delete(),
  });
  return { state };
}

function requireTrades(engagement: DocumentSnapshot): void {
  const workTypes: unknown = engagement.get('workTypes');
  if (Array.isArray(workTypes) && workTypes.length > 0) return;
  throw new Refusal('wrong-state', 'Choose at least one type of work first.', 'workTypes');
}

const DECIDED = ['approve', 'reject', 'suspend', 'reinstate', 'end', 'request_changes'];

/** A state that is left takes the first of two approvals with it. */
function moved(caller: Caller, { action, reason = '' }: Request, state: EngagementState): DocumentData {
  const isDecided = DECIDED.includes(action);
  return {
    state,
    firstApproval: FieldValue.delete(),
    ...(isDecided ? { decidedBy: caller.uid, decidedAt: FieldValue.serverTimestamp() } : {}),
    ...(isDecided ? { decisionReason: reason === '' ? FieldValue.delete() : reason } : {}),
    ...updatedStamps(caller.uid),
  };
}
