import { documentPath, type RequirementOverride } from '@vcms/domain';
import { type DocumentData, doc, type Firestore, runTransaction } from 'firebase/firestore';
import { asSaveResult } from '../evidence/save-result.ts';
import type { WriteResult } from '../evidence/write-result.ts';
import { changeStamps, creationStamps } from '../record-stamps.ts';

/** A special demand before it has an id. */
export type OverrideContent = Pick<
  RequirementOverride,
  'key' | 'value' | 'waived' | 'reason' | 'from' | 'to'
>;

/** Who writes, and between whom the demands stand. */
export interface OverrideWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly clientId: string;
  readonly contractorId: string;
}

export interface OverrideChange {
  /** Ids of overrides that end now. */
  readonly revoked: readonly string[];
  /** New ones; the same id again writes the same one. */
  readonly added: readonly (OverrideContent & { readonly id: string })[];
}

class Conflict extends Error {}

function record(
  { clientId, contractorId, uid }: OverrideWriteContext,
  content: OverrideContent,
): DocumentData {
  const { key, value, waived, reason, from, to } = content;
  const demand = value === undefined ? { waived } : { waived, value };
  return {
    clientId,
    contractorId,
    key,
    reason,
    from,
    to,
    ...demand,
    state: 'active',
    ...creationStamps(uid),
  };
}

/**
 * Ends special demands and adds others, all or nothing: a changed one is revoked and made anew, because what was decided
 * stays on record. A conflict when one of them has been revoked already (V23).
 */
export async function changeOverrides(
  context: OverrideWriteContext,
  { revoked, added }: OverrideChange,
): Promise<WriteResult> {
  const { firestore, uid } = context;
  const refOf = (id: string) => doc(firestore, documentPath('requirementOverrides', id));
  const result = await asSaveResult(context, () =>
    runTransaction(firestore, async (transaction) => {
      const ended = await Promise.all(revoked.map((id) => transaction.get(refOf(id))));
      if (ended.some((entry) => entry.data()?.state !== 'active')) throw new Conflict();
      for (const { ref } of ended) transaction.update(ref, { state: 'revoked', ...changeStamps(uid) });
      for (const { id, ...content } of added) transaction.set(refOf(id), record(context, content));
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}
