import { ENGAGEMENT_BOUNDS } from '@vcms/domain';
import type { Caller } from '@vcms/server/core';
import { Refusal, refuseAccess } from '@vcms/server/core';

/** Refuses whoever acts for neither side; customer service acts for both. */
export function requireParty(caller: Caller, clientId: string, contractorId: string): void {
  const own = isOfClient(caller) ? clientId : contractorId;
  if (caller.role !== '5002' && caller.companyId !== own) refuseAccess();
}

export function isOfClient({ role }: Pick<Caller, 'role'>): boolean {
  return role === '5003' || role === '5004';
}

export function refuseMove(cause: 'state' | 'role' | 'reason'): never {
  const { reasonMin, reasonMax } = ENGAGEMENT_BOUNDS;
  if (cause === 'reason')
    throw new Refusal('reason-needed', `Give a reason of ${reasonMin}-${reasonMax} characters.`, 'reason');
  if (cause === 'role') refuseAccess();
  throw new Refusal('wrong-state', 'This is not possible in the present state. Reload the page.');
}
