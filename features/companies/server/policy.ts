import { type ActorFact, COMPANY_MACHINE, COMPANY_STATUSES, type CompanyAction, move } from '@vcms/domain';
import type { Caller, CompanyFacts } from '@vcms/server/core';
import { Refusal, refuseAccess } from '@vcms/server/core';

/** The firm's people keep companies: 5001 all, 5002 those of clients and contractors (domain 5.2). */
export function requireCompanyKeeper(caller: Pick<Caller, 'role'>, kind: CompanyFacts['kind']): void {
  if (caller.role === '5001') return;
  if (caller.role !== '5002' || kind === 'firm') refuseAccess();
}

/** The status after the action, by the state table. */
export function requireCompanyMove(
  caller: Pick<Caller, 'role'>,
  company: CompanyFacts,
  action: CompanyAction,
  options: { readonly reason?: string; readonly openEngagements?: boolean } = {},
): string {
  const facts: ActorFact[] = options.openEngagements === true ? ['open_engagement'] : [];
  const status = COMPANY_STATUSES.find((known) => known === company.status) ?? 'none';
  const result = move(COMPANY_MACHINE, status, action, { role: caller.role, facts }, options.reason);
  if (result.kind === 'moved') return result.state;
  if (result.cause === 'state')
    throw new Refusal('wrong-state', `${company.name} is ${company.status} already.`);
  if (result.cause === 'reason')
    throw new Refusal('reason-needed', 'Give a reason of 10-500 characters.', 'reason');
  if (options.openEngagements === true && caller.role === '5001') {
    throw new Refusal('open-engagements', `${company.name} has open engagements. End them first.`);
  }
  refuseAccess();
}
