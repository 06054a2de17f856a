import { documentPath, type Endorsement, type PolicyHolder } from '@vcms/domain';
import { deleteField, doc, runTransaction } from 'firebase/firestore';
import { changeStamps, creationStamps } from '../record-stamps.ts';
import type { RecordFacts } from '../schema-converter.ts';
import type { PolicyDesk } from './policy-writer.ts';
import { asWriteResult, type WriteResult } from './write-result.ts';

/** What a policy shows for one client only. */
export interface HolderContent {
  /** The certificate made out to the client; absent: there is none. */
  readonly certificateDocId: string | undefined;
  /** Endorsements that name the client. */
  readonly scheduled: readonly Endorsement[];
  /** Their pages. */
  readonly docIds: readonly string[];
}

/** A record as it was read. */
export type HolderRecord = PolicyHolder & { readonly record?: RecordFacts | undefined };

class Conflict extends Error {}

/**
 * Writes what a policy shows for one client; the record's id is the client's. Nobody but that client, the contractor and the
 * firm reads it. Refused as a conflict when it changed since `seen` was read (V23); `seen` is undefined for a new one.
 */
export async function saveHolder(
  desk: PolicyDesk,
  place: { readonly policyId: string; readonly clientId: string },
  seen: HolderRecord | undefined,
  content: HolderContent,
): Promise<WriteResult> {
  const { policyId, clientId } = place;
  const { certificateDocId } = content;
  const ref = doc(desk.firestore, documentPath('policyHolders', desk.contractorId, policyId, clientId));
  const shown = { scheduled: [...content.scheduled], docIds: [...content.docIds] };
  const result = await asWriteResult(() =>
    runTransaction(desk.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (now?.updatedAt?.toMillis?.() !== seen?.record?.updatedAt?.getTime()) throw new Conflict();
      if (now === undefined) {
        const certificate = certificateDocId === undefined ? {} : { certificateDocId };
        transaction.set(ref, {
          ...{ policyId, clientId },
          ...shown,
          ...certificate,
          ...creationStamps(desk.uid),
        });
      } else {
        transaction.update(ref, {
          ...shown,
          certificateDocId: certificateDocId ?? deleteField(),
          ...changeStamps(desk.uid),
        });
      }
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}
