import { type CallableResponse, type CheckedRequest, may } from '@vcms/domain';
import { FieldValue } from 'firebase-admin/firestore';
import type { Caller, Trusted } from '../../core/context.ts';
import { countCall, type RateLimit } from '../../core/rate-limit.ts';
import { Refusal, refuseAccess } from '../../core/refusal.ts';
import { writeAudit } from '../audit.ts';
import { walkChain } from './check-chain.ts';
import { reportBreak } from './check-chains.ts';
import { chainPlace } from './seal-line.ts';

/** Links that one call walks at most. */
const STEP = 5_000;

/** Stretches; a chain of 100,000 lines has twenty. */
const PER_PERSON: RateLimit = { scope: 'auditCheck', count: 60, seconds: 600 };

/**
 * The check of the night, asked for: a stretch of one chain. What it finds is stored as the night stores it, and a break that is no more,
 * because the line came back from a backup, is taken away with a line in the audit.
 */
export async function checkChainNow(
  trusted: Trusted,
  caller: Caller,
  { companyId, since }: CheckedRequest<'auditChainCheck'>,
): Promise<CallableResponse<'auditChainCheck'>> {
  if (!may(caller.role, 'keepAuditTrail')) refuseAccess();
  await countCall(trusted, PER_PERSON, caller.uid);
  const ref = chainPlace(trusted.db, companyId);
  const before = (await ref.get()).data();
  // Only from a link that an earlier stretch found whole: `checkedTo` must never skip one.
  if (since > Number(before?.checkedTo ?? 0))
    throw new Refusal('invalid', 'Check this trail from its first line.', 'since');
  const { checkedTo, end, found } = await walkChain(trusted, companyId, since, STEP);
  if (found !== undefined) {
    await reportBreak(trusted, ref, found);
    return { n: end, checkedTo, isDone: true, break: { ...found } };
  }
  if (before !== undefined) await keep(trusted, caller, companyId, { since, checkedTo, end });
  return { n: end, checkedTo, isDone: checkedTo >= end };
}

interface Stretch {
  readonly since: number;
  readonly checkedTo: number;
  readonly end: number;
}

async function keep(
  trusted: Trusted,
  caller: Caller,
  companyId: string,
  { since, checkedTo, end }: Stretch,
): Promise<void> {
  const ref = chainPlace(trusted.db, companyId);
  await trusted.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data() ?? {};
    const known: unknown = stored.break?.n;
    const isDone = checkedTo >= end;
    // A break behind the head has no stretch of its own: the end was looked at.
    const isMended = typeof known === 'number' && since < known && (known <= checkedTo || isDone);
    transaction.update(ref, {
      checkedTo: Math.max(checkedTo, isMended ? 0 : Number(stored.checkedTo ?? 0)),
      ...(isDone ? { checkedAt: FieldValue.serverTimestamp() } : {}),
      ...(isMended ? { break: FieldValue.delete() } : {}),
    });
    if (!isMended) return;
    writeAudit(trusted, transaction, caller, {
      action: 'audit.chain_mend',
      entityType: 'audit_chain',
      entityId: companyId,
      before: stored.break,
    });
  });
}
