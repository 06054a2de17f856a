import { documentPath, type RequirementSet } from '@vcms/domain';
import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import { asSaveResult } from '../evidence/save-result.ts';
import type { WriteResult } from '../evidence/write-result.ts';
import { changeStamps, creationStamps } from '../record-stamps.ts';
import type { StoredRecord } from '../schema-converter.ts';

/** What a version demands, and from when; the rest of the record is its place among the versions. */
export type RequirementContent = Omit<RequirementSet, 'clientId' | 'n' | 'status' | 'publishedBy'>;

/** Who writes, and for which client. */
export interface RequirementWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly clientId: string;
}

class Conflict extends Error {}

function refOf({ firestore, clientId }: RequirementWriteContext, n: number) {
  return doc(firestore, documentPath('requirementSets', clientId, n));
}

async function withConflict(
  context: RequirementWriteContext,
  change: () => Promise<unknown>,
): Promise<WriteResult> {
  const result = await asSaveResult(context, change);
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** Begins version `n`. A conflict when somebody else has begun it meanwhile. */
export function createRequirementDraft(
  context: RequirementWriteContext,
  n: number,
  content: RequirementContent,
): Promise<WriteResult> {
  const { clientId, uid } = context;
  return withConflict(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const ref = refOf(context, n);
      if ((await transaction.get(ref)).exists()) throw new Conflict();
      transaction.set(ref, { ...content, clientId, n, status: 'draft', ...creationStamps(uid) });
    }),
  );
}

/** Replaces what a draft demands. A conflict when it changed since `seen` was read (V23). */
export function saveRequirementDraft(
  context: RequirementWriteContext,
  seen: StoredRecord<RequirementSet>,
  content: RequirementContent,
): Promise<WriteResult> {
  const ref = refOf(context, seen.n);
  return withConflict(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (now?.updatedAt?.toMillis?.() !== seen.record.updatedAt?.getTime()) throw new Conflict();
      const { createdAt, createdBy, v, mergedFrom } = now ?? {};
      transaction.set(ref, {
        ...content,
        clientId: context.clientId,
        n: seen.n,
        status: 'draft',
        createdAt,
        createdBy,
        v,
        mergedFrom,
        ...changeStamps(context.uid),
      });
    }),
  );
}

/** The same text for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/**
 * Publishes version `n`, which must be a draft that is saved as `content`; from then on it never changes. A conflict when
 * somebody else has saved or published it since. The server tells the contractors (N10) and judges them anew. The rules
 * refuse a date before today.
 */
export function publishRequirementDraft(
  context: RequirementWriteContext,
  n: number,
  content: RequirementContent,
): Promise<WriteResult> {
  const ref = refOf(context, n);
  return withConflict(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      const isShown = Object.entries(content).every(
        ([key, value]) => canonical(now?.[key]) === canonical(value),
      );
      if (now?.status !== 'draft' || !isShown) throw new Conflict();
      transaction.update(ref, {
        status: 'published',
        publishedBy: context.uid,
        ...changeStamps(context.uid),
      });
    }),
  );
}
