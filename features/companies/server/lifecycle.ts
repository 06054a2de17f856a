import {
  type CallableResponse,
  type CheckedRequest,
  type CompanyAction,
  documentPath,
  OPEN_ENGAGEMENT_STATES,
  planFitsKind,
  roleOfPlan,
} from '@vcms/domain';
import { applyAccount, applyAccountsOf } from '@vcms/server/accounts';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, CompanyFacts, Trusted } from '@vcms/server/core';
import { loadCompany, Refusal, updatedStamps } from '@vcms/server/core';
import type { Transaction } from 'firebase-admin/firestore';
import { requireCompanyKeeper, requireCompanyMove } from './policy.ts';

const AIM = { suspend: 'suspended', reinstate: 'active', archive: 'archived' } as const;

/** Suspends, reinstates or archives a company, and shuts its people out or lets them in. A repeated call finds it done. */
export async function moveCompany(
  trusted: Trusted,
  caller: Caller,
  { companyId, reason }: { readonly companyId: string; readonly reason?: string | undefined },
  action: Exclude<CompanyAction, 'create'>,
): Promise<Record<string, never>> {
  await trusted.db.runTransaction(async (transaction) => {
    const company = await loadCompany(trusted, transaction, companyId);
    requireCompanyKeeper(caller, company.kind);
    if (company.status === AIM[action]) return;
    const openEngagements =
      action === 'archive' && (await hasOpenEngagements(trusted, transaction, companyId));
    const given = reason === undefined ? {} : { reason };
    const status = requireCompanyMove(caller, company, action, { ...given, openEngagements });
    if (company.kind === 'firm') throw new Refusal('wrong-state', 'The firm itself stays active.');
    transaction.update(trusted.db.doc(documentPath('companies', companyId)), {
      status,
      ...updatedStamps(caller.uid),
    });
    const change = { before: { status: company.status }, after: { status }, reason };
    const line = { action: `company.${action}`, entityType: 'company', entityId: companyId } as const;
    writeAudit(trusted, transaction, caller, { ...line, ...change });
  });
  // The trigger does the same; whoever suspends a company need not wait for it.
  await applyAccountsOf(trusted, companyId);
  return {};
}

async function hasOpenEngagements(
  { db }: Trusted,
  transaction: Transaction,
  companyId: string,
): Promise<boolean> {
  for (const side of ['clientId', 'contractorId']) {
    const own = db.collection('engagements').where(side, '==', companyId);
    const open = await transaction.get(own.where('state', 'in', [...OPEN_ENGAGEMENT_STATES]).limit(1));
    if (!open.empty) return true;
  }
  return false;
}

/** Changes the plan; the main users' roles follow (domain 4.3: shows which role and menu changes follow). */
export async function setPlan(
  trusted: Trusted,
  caller: Caller,
  { companyId, plan }: CheckedRequest<'companySetPlan'>,
): Promise<CallableResponse<'companySetPlan'>> {
  const uids = await trusted.db.runTransaction(async (transaction) => {
    const company = await loadCompany(trusted, transaction, companyId);
    requireCompanyKeeper(caller, company.kind);
    if (company.kind === 'firm' || !planFitsKind(plan, company.kind)) {
      throw new Refusal('invalid', 'This plan does not fit this kind of company.', 'plan');
    }
    if (company.plan === plan) return [];
    return storePlan(trusted, transaction, caller, { ...company, kind: company.kind }, plan);
  });
  await Promise.all(uids.map((uid) => applyAccount(trusted, uid)));
  return { usersChanged: uids.length };
}

type PlannedCompany = CompanyFacts & { readonly kind: 'client' | 'contractor' };

async function storePlan(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  company: PlannedCompany,
  plan: 'full' | 'reduced' | 'limited',
): Promise<readonly string[]> {
  const next = roleOfPlan(plan, company.kind);
  const isFull = plan === 'full';
  const main = company.kind === 'client' ? '5003' : '5005';
  const people = await transaction.get(trusted.db.collection('users').where('companyId', '==', company.id));
  // On the way down nobody keeps a full role; on the way up the whole company gains it.
  const moving = people.docs.filter((entry) =>
    isFull ? entry.get('role') !== next : entry.get('role') === main,
  );
  transaction.update(trusted.db.doc(documentPath('companies', company.id)), {
    plan,
    ...updatedStamps(caller.uid),
  });
  for (const { ref } of moving) transaction.update(ref, { role: next, ...updatedStamps(caller.uid) });
  writeAudit(trusted, transaction, caller, {
    action: 'company.set_plan',
    entityType: 'company',
    entityId: company.id,
    before: { plan: company.plan ?? null },
    after: { plan, usersChanged: moving.length },
  });
  return moving.map(({ id }) => id);
}
