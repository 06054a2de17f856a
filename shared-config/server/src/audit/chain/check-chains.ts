import { type DocumentReference, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Trusted } from '../../core/context.ts';
import { notify } from '../../notifications/notify.ts';
import { activeUsersOfRole } from '../../notifications/recipients.ts';
import { writeAudit } from '../audit.ts';
import { checkChain, type FoundBreak } from './check-chain.ts';

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
    else await reportBreak(trusted, chain.ref, found);
  }
  return walked;
}

/** Keeps a break with its chain; the first time administrators are told, and the audit has a line of it. */
export async function reportBreak(
  trusted: Trusted,
  ref: DocumentReference,
  found: FoundBreak,
): Promise<void> {
  const { id } = ref;
  const stored = { ...found };
  await notify(trusted, await activeUsersOfRole(trusted, '5001'), {
    eventKey: `audit-chain-${id}-${found.n}`,
    title: 'Audit trail changed',
    body: `The audit trail of ${id} was changed at line ${found.n}. Compare it with a backup.`,
  });
  await trusted.db.runTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(ref)).get('break.n');
    const checkedAt = FieldValue.serverTimestamp();
    transaction.set(ref, { break: stored, checkedAt }, { merge: true });
    if (known === found.n) return;
    writeAudit(trusted, transaction, undefined, {
      action: 'audit.chain_break',
      entityType: 'audit_chain',
      entityId: id,
      after: stored,
    });
  });
}
