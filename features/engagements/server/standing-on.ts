import { createInputLoader } from '@vcms/compliance/server';
import { type CallableResponse, type CheckedRequest, EVIDENCE_VISIBLE_STATES, evaluate } from '@vcms/domain';
import { type Caller, countCall, type RateLimit, refuseAccess, type Trusted } from '@vcms/server/core';
import { isOfClient, requireParty } from './policy.ts';

/** Of one person in an hour: each reads what is on file of a company. */
const PER_CALLER: RateLimit = { scope: 'standing-on', count: 240, seconds: 3600 };

/**
 * How a contractor stands with a client on given days, past or future, as `evaluate` answers for the evidence on file now
 * (domain 6.2, first 3). A client asks while it may read the evidence; both sides and customer service else.
 */
export async function standingOn(
  trusted: Trusted,
  caller: Caller,
  { clientId, contractorId, dates }: CheckedRequest<'standingOn'>,
): Promise<CallableResponse<'standingOn'>> {
  requireParty(caller, clientId, contractorId);
  await countCall(trusted, PER_CALLER, caller.uid);
  const input = await createInputLoader(trusted).load(clientId, contractorId);
  if (input === undefined) refuseAccess();
  if (isOfClient(caller) && !EVIDENCE_VISIBLE_STATES.includes(input.engagementState)) refuseAccess();
  const results = dates.map((asOf) => evaluate({ ...input, asOf }));
  return { results: results as unknown as CallableResponse<'standingOn'>['results'] };
}
