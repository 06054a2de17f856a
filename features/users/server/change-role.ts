import { type CheckedRequest, documentPath, type UserRole } from '@vcms/domain';
import { applyAccount } from '@vcms/server/accounts';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  loadCompany,
  Refusal,
  refuseAccess,
  requireRole,
  requireUnchanged,
  updatedStamps,
} from '@vcms/server/core';
import type { Transaction } from 'firebase-admin/firestore';
import { activePeople, requireAnotherAdmin, requireNoDrafts } from './guards.ts';
import { requireFittingRole } from './invitations/policy.ts';
import { loadPerson } from './load-person.ts';
import { type Person, requireKeeperOf } from './policy.ts';

/** Gives a person another role of their company's kind. Their sessions end: a token carries the role. */
export async function changeRole(
  trusted: Trusted,
  caller: Caller,
  { uid, role, seenAt }: CheckedRequest<'userSetRole'>,
): Promise<Record<string, never>> {
  await trusted.db.runTransaction(async (transaction) => {
    const { snapshot, person } = await loadPerson(trusted, transaction, caller, uid);
    requireKeeperOf(caller, person);
    requireUnchanged(snapshot, seenAt);
    if (person.role === role) return;
    const company = await loadCompany(trusted, transaction, person.companyId);
    requireFittingRole(role, company.kind, company.plan);
    requireMayGive(caller, role);
    await requireAnotherAdmin(trusted, transaction, person);
    store(trusted, transaction, caller, person, { action: 'user.set_role', change: { role } });
  });
  await applyAccount(trusted, uid);
  return {};
}

/** Moves a person to another company (domain 4.3): only without open drafts, and never the last one at home. */
export async function moveUser(
  trusted: Trusted,
  caller: Caller,
  { uid, companyId, role }: CheckedRequest<'userMove'>,
): Promise<Record<string, never>> {
  requireRole(caller, '5001', '5002');
  await trusted.db.runTransaction(async (transaction) => {
    const { person } = await loadPerson(trusted, transaction, caller, uid);
    requireKeeperOf(caller, person);
    if (person.companyId === companyId && person.role === role) return;
    const company = await loadCompany(trusted, transaction, companyId);
    requireFittingRole(role, company.kind, company.plan);
    requireMayGive(caller, role);
    if (company.status !== 'active') throw new Refusal('wrong-state', `${company.name} is not active.`);
    await requireAnotherAdmin(trusted, transaction, person);
    await requireNoDrafts(trusted, transaction, person.companyId, uid);
    const others = await activePeople(trusted, transaction, person.companyId);
    if (person.companyId !== companyId && others.every((other) => other.uid === uid) && others.length > 0) {
      throw new Refusal('last-active', 'At least one person of the company must stay active.');
    }
    const change = { role, companyId, companyName: company.name };
    store(trusted, transaction, caller, person, { action: 'user.move', change });
  });
  await applyAccount(trusted, uid);
  return {};
}

/** Customer service makes nobody one of the firm. */
function requireMayGive(caller: Caller, role: UserRole): void {
  if (caller.role !== '5001' && (role === '5001' || role === '5002')) refuseAccess();
}

interface Change {
  readonly action: 'user.set_role' | 'user.move';
  readonly change: Readonly<Record<string, string>>;
}

function store(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  person: Person,
  { action, change }: Change,
): void {
  const reference = trusted.db.doc(documentPath('users', person.uid));
  transaction.update(reference, { ...change, ...updatedStamps(caller.uid) });
  const before = { role: person.role, ...('companyId' in change ? { companyId: person.companyId } : {}) };
  writeAudit(trusted, transaction, caller, {
    action,
    entityType: 'user',
    entityId: person.uid,
    before,
    after: change,
  });
}
