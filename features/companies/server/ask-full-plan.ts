import { collectionPath, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import { auditOnce } from '@vcms/server/audit';
import { type Caller, loadCompany, Refusal, refuseAccess, type Trusted, textOf } from '@vcms/server/core';
import { activeUsersOfRole, notify } from '@vcms/server/notifications';

/** Clients that the notice names. */
const NAMED = 3;

/** Of whom it works for, or is invited by: why it may need the plan. */
async function clientsOf({ db }: Trusted, contractorId: string): Promise<string> {
  const own = db.collection(collectionPath('engagements')).where('contractorId', '==', contractorId);
  const { docs } = await own.where('state', 'in', [...OPEN_ENGAGEMENT_STATES]).get();
  const names = docs.map((entry) => textOf(entry.get('clientName'))).sort();
  if (names.length === 0) return 'It has no client yet.';
  const rest = names.length - NAMED;
  return `Its clients: ${names.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/**
 * Tells the firm that a contractor on the limited plan wants the full one, which clients may need of it. Only the firm
 * changes a plan. Asking again on the same day changes nothing.
 */
export async function askFullPlan(trusted: Trusted, caller: Caller): Promise<Record<string, never>> {
  const { companyId } = caller;
  if (caller.role !== '5006') refuseAccess();
  const company = await trusted.db.runTransaction((transaction) =>
    loadCompany(trusted, transaction, companyId),
  );
  if (company.plan !== 'limited') throw new Refusal('wrong-state', 'Your company has the full plan already.');
  const day = trusted.now().toISOString().slice(0, 10);
  await auditOnce(trusted, `plan-${companyId}-${day}`, caller.uid, {
    action: 'company.ask_plan',
    entityType: 'company',
    entityId: companyId,
  });
  const staff = await Promise.all(
    (['5001', '5002'] as const).map((role) => activeUsersOfRole(trusted, role)),
  );
  await notify(trusted, staff.flat(), {
    eventKey: `plan-${companyId}-${day}`,
    title: 'Full plan requested',
    body: `${company.name} asks for the full plan. ${await clientsOf(trusted, companyId)}`,
  });
  return {};
}
