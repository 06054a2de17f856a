import { type CheckedRequest, type CompanyFactValues, DEMAND_FACTS, documentPath } from '@vcms/domain';
import { companyFactValues } from '@vcms/domain/schemas';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import { companyFacts, Refusal, refuseConflict, requireRole, updatedStamps } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { factsBefore } from './declare-facts.ts';
import { requireCompanyKeeper } from './policy.ts';

/** The firm confirms what a contractor declared, and it counts from then on, or returns it with a reason (ADR 29). */
export async function decideFacts(
  trusted: Trusted,
  caller: Caller,
  { companyId, declaredAt, decision, reason }: CheckedRequest<'companyDecideFacts'>,
): Promise<Record<string, never>> {
  // Before it is known whether there is such a company.
  requireRole(caller, '5001', '5002');
  const values = await trusted.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(trusted.db.doc(documentPath('companies', companyId)));
    requireCompanyKeeper(caller, companyFacts(stored).kind);
    const at: unknown = stored.get('declaredFacts.declaredAt');
    if (stored.get('declaredFacts.state') !== 'waiting' || !(at instanceof Timestamp))
      throw new Refusal('wrong-state', 'Nothing waits for a confirmation.');
    // The contractor declared something else since the page showed it.
    if (at.toMillis() !== declaredAt) refuseConflict();
    const declared: CompanyFactValues = companyFactValues.parse(stored.get('declaredFacts.values'));
    const line = { entityType: 'company', entityId: companyId, contractorId: companyId } as const;
    const change = { before: factsBefore(stored, declared), after: { ...declared }, reason };
    if (decision === 'confirm') {
      const fields = { ...declared, declaredFacts: FieldValue.delete() };
      transaction.update(stored.ref, { ...fields, ...updatedStamps(caller.uid) });
      writeAudit(trusted, transaction, caller, { ...line, action: 'company.facts_confirm', ...change });
    } else {
      const fields = { 'declaredFacts.state': 'returned', 'declaredFacts.reason': reason ?? '' };
      transaction.update(stored.ref, { ...fields, ...updatedStamps(caller.uid) });
      writeAudit(trusted, transaction, caller, { ...line, action: 'company.facts_return', ...change });
    }
    return declared;
  });
  const names = Object.entries(DEMAND_FACTS)
    .filter(([fact]) => fact in values)
    .map(([, words]) => words)
    .join(', ');
  await notify(trusted, await activeUsers(trusted, companyId), {
    eventKey: `facts-${companyId}-${declaredAt}-${decision}`,
    title: 'Account changed',
    body:
      decision === 'confirm'
        ? `${caller.companyName} confirmed what you declared: ${names}.`
        : `${caller.companyName} returned what you declared (${names}): ${reason}`,
  });
  return {};
}
