import { type CallableResponse, type CheckedRequest, documentPath } from '@vcms/domain';
import { contractorRequestSchema } from '@vcms/domain/schemas';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import { plain, Refusal, refuseAccess, updatedStamps, withoutAbsent } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import { inviteContractor } from '@vcms/users/server';
import type { DocumentData } from 'firebase-admin/firestore';
import { matchContractor } from './match-contractor.ts';
import { connect } from './request-contractor.ts';

type Request = CheckedRequest<'contractorRequestMove'>;
type Response = CallableResponse<'contractorRequestMove'>;

const OUTCOMES = { send: 'sent', withdraw: 'withdrawn', decline: 'declined' } as const;

/**
 * Sends a contractor that was asked for its invitation, withdraws what was asked, or declines it with a reason, which the person who
 * asked is told. A second call finds it done.
 */
export async function moveRequest(
  trusted: Trusted,
  caller: Caller,
  { id, action, reason }: Request,
): Promise<Response> {
  const { db } = trusted;
  const reference = db.doc(documentPath('contractorRequests', id));
  const stored = await reference.get();
  const read = contractorRequestSchema.safeParse({ ...(plain(stored.data()) as DocumentData), id });
  if (!read.success || !mayMove(caller, read.data, action)) refuseAccess();
  const noted = read.data;
  const next = OUTCOMES[action];
  if (noted.state === next) return { outcome: next };
  if (noted.state !== 'waiting') {
    throw new Refusal('wrong-state', 'This request is closed by now. Reload the page.');
  }
  const { clientId, clientName, workTypes, riskLevel, sites, message = '' } = noted;
  const terms = { workTypes, riskLevel, sites };
  if (action === 'send') {
    const contractor = await matchContractor(trusted, { email: noted.email });
    if (contractor === undefined) {
      const invitation = { requestId: id, email: noted.email, name: noted.companyName, message, terms };
      await inviteContractor(trusted, caller, { ...invitation, client: { id: clientId, name: clientName } });
    } else await connect(trusted, caller, { clientId, contractor, terms, message });
  }
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('state') !== 'waiting') return;
    transaction.update(reference, {
      state: next,
      ...withoutAbsent({ reason }),
      ...updatedStamps(caller.uid),
    });
    writeAudit(trusted, transaction, caller, {
      action: `contractor_request.${action}`,
      entityType: 'contractor_request',
      entityId: id,
      clientId,
    });
  });
  if (action === 'decline') {
    await notify(trusted, [noted.requestedBy], {
      eventKey: `engagement-request-${id}-declined`,
      title: 'Request declined',
      body: `${noted.companyName} is not invited: ${reason}`,
      place: 'engagements',
    });
  }
  return { outcome: next };
}

/** 5003 and customer service send and decline; whoever may send, and the person who asked, may withdraw. */
function mayMove(
  caller: Caller,
  { clientId, requestedBy }: { readonly clientId: string; readonly requestedBy: string },
  action: Request['action'],
): boolean {
  if (caller.role === '5002') return true;
  if (caller.companyId !== clientId) return false;
  return (
    caller.role === '5003' || (caller.role === '5004' && action === 'withdraw' && requestedBy === caller.uid)
  );
}
