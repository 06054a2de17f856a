import {
  type ActorFact,
  move,
  ROLES_OF_KIND,
  USER_MACHINE,
  USER_STATUSES,
  type UserAction,
} from '@vcms/domain';
import type { Caller } from '@vcms/server/core';
import { Refusal, refuseAccess } from '@vcms/server/core';

/** A person as the policies see them. */
export interface Person {
  readonly uid: string;
  /** As stored: it may be no role of the product. */
  readonly role: string;
  readonly companyId: string;
  readonly status: string;
}

function isOutsideTheFirm(role: string): boolean {
  return [...ROLES_OF_KIND.client, ...ROLES_OF_KIND.contractor].some((known) => known === role);
}

/** Whose account the caller keeps (domain section 2, user): 5001 all, 5002 outside the firm, 5003 and 5005 at home. */
export function isKeeper(caller: Pick<Caller, 'role' | 'companyId'>, person: Person): boolean {
  if (caller.role === '5001') return true;
  if (caller.role === '5002') return isOutsideTheFirm(person.role);
  return ['5003', '5005'].includes(caller.role) && caller.companyId === person.companyId;
}

/** Refuses strangers, and the caller's own account: nobody changes their own rights. */
export function requireKeeperOf(caller: Caller, person: Person): void {
  if (!isKeeper(caller, person)) refuseAccess();
  if (caller.uid === person.uid) throw new Refusal('self', 'You cannot do this with your own account.');
}

/** The status after the action, by the state table. @param isLastActive no other active person of the company is left */
export function requireStatusMove(
  caller: Caller,
  person: Person,
  action: Extract<UserAction, 'disable' | 'enable'>,
  isLastActive: boolean,
): string {
  const facts: ActorFact[] = [];
  if (isOutsideTheFirm(person.role)) facts.push('company_user');
  if (caller.companyId === person.companyId) facts.push('own_company');
  if (caller.uid === person.uid) facts.push('self');
  if (isLastActive) facts.push('last_active');
  const status = USER_STATUSES.find((known) => known === person.status) ?? 'none';
  const result = move(USER_MACHINE, status, action, { role: caller.role, facts });
  if (result.kind === 'moved') return result.state;
  if (result.cause === 'state')
    throw new Refusal('wrong-state', 'The account is in another state by now. Reload the page.');
  if (isLastActive) throw new Refusal('last-active', 'At least one person of the company must stay active.');
  refuseAccess();
}
