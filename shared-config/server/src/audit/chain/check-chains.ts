import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Trusted } from '../../core/context.ts';
import { notify } from '../../notifications/notify.ts';
import { activeUsersOfRole } from '../../notifications/recipients.ts';
import { writeAudit } from '../audit.ts';
import { checkChain } from './check-chain.ts';

/**
 * Checks chains and keeps in each what was found: `checkedTo`, `checkedAt`, and `break` where one does not hold. Administrators are told
 * of a break once, and the audit has a line of it. Answers how many were walked.
 * @param isWhole from the first link; else only what came since the last check
 */
export async function checkChains(
  trusted: Trusted,
  chains: readonly QueryDocumentSnapshot[],
  isWhole: boolean,
): Promise<number> {
  let walked = 0;
  for (const chain of chains) {
    const { n, checkedTo = 0, break: known } = chain.data();
    const hasNews = isWhole || checkedTo !== n;
    // A break stays until somebody has looked at it: what comes behind it says nothing.
    if (known !== undefined || !hasNews) continue;
    walked += 1;
    const found = await checkChain(trusted, chain.id, isWhole ? 0 : checkedTo);
    const checkedAt = FieldValue.serverTimestamp();
    if (found === undefined) await chain.ref.update({ checkedTo: n, checkedAt });
    else await report(trusted, chain, { ...found });
  }
  return walked;
}

async function report(
  trusted: Trusted,
  { id, ref }: QueryDocumentSnapshot,
  found: Readonly<Record<string, unknown>>,
): Promise<void> {
  await notify(trusted, await activeUsersOfRole(trusted, '5001'), {
    eventKey: `audit-chain-${id}-${String(found.n)}`,
    title: 'Audit trail changed',
    body: `The audit trail of ${id} was changed at line ${String(found.n)}. Compare it with a backup.`,
  });
  await trusted.db.runTransaction(async (transaction) => {
    const now = await transaction.get(ref);
    if (now.get('break') !== undefined) return;
    transaction.update(ref, { break: found, checkedAt: FieldValue.serverTimestamp() });
    writeAudit(trusted, transaction, undefined, {
      action: 'audit.chain_break',
      entityType: 'audit_chain',
      entityId: id,
      after: found,
    });
  });
}
