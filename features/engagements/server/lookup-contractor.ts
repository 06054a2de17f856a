import {
  type CallableResponse,
  type CheckedRequest,
  documentPath,
  ENGAGEMENT_STATES,
  engagementId,
} from '@vcms/domain';
import { type Caller, countCall, type RateLimit, requireRole, type Trusted, textOf } from '@vcms/server/core';
import { matchContractor } from './match-contractor.ts';

/** Of one company in an hour: enough to find those whose papers lie on the desk, too few to try numbers. */
const PER_CLIENT: RateLimit = { scope: 'contractor-lookup', count: 60, seconds: 3600 };

/**
 * Finds a contractor by its exact EIN or by the address of one of its people. Shows what a client sees of a contractor that it
 * invites: name, city, trades. Whatever is no match has one answer, after the same reads.
 */
export async function lookupContractor(
  trusted: Trusted,
  caller: Caller,
  request: CheckedRequest<'contractorLookup'>,
): Promise<CallableResponse<'contractorLookup'>> {
  requireRole(caller, '5003', '5004');
  await countCall(trusted, PER_CLIENT, caller.companyId);
  const company = await matchContractor(trusted, request);
  const pair = engagementId(caller.companyId, company?.id ?? 'nobody');
  const engagement = await trusted.db.doc(documentPath('engagements', pair)).get();
  if (company === undefined) return {};
  const trades: unknown = company.get('trades');
  return {
    match: {
      name: textOf(company.get('name')),
      city: textOf(company.get('city')),
      state: textOf(company.get('state')),
      trades: Array.isArray(trades) ? trades.map(textOf) : [],
      onList: ENGAGEMENT_STATES.find((known) => known === engagement.get('state')),
    },
  };
}
