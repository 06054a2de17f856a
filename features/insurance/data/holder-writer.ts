import type { RecordFacts } from '@vcms/data';
import { asSaveResult, asSubmitResult, changeStamps, creationStamps, type WriteResult } from '@vcms/data';
import {
  type CalendarDate,
  documentPath,
  type Endorsement,
  holderContent,
  type PolicyHolder,
} from '@vcms/domain';
import {
  type DocumentData,
  type DocumentReference,
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import type { PolicyWriteContext } from './policy-writer.ts';

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

/** What a policy shows for one client. */
export interface HolderPlace {
  readonly policyId: string;
  readonly clientId: string;
}

async function changeSeen(
  firestore: Firestore,
  ref: DocumentReference,
  seen: HolderRecord | undefined,
  write: (transaction: Transaction, now: DocumentData | undefined) => void,
  settle: (change: () => Promise<unknown>) => Promise<WriteResult>,
): Promise<WriteResult> {
  const result = await settle(() =>
    runTransaction(firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (now?.updatedAt?.toMillis?.() !== seen?.record?.updatedAt?.getTime()) throw new Conflict();
      write(transaction, now);
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/**
 * Submits what a policy shows for one client; the record's id is the client's. It counts once somebody reviewed it. Nobody but
 * that client, the contractor and the firm reads it. Refused as a conflict when it changed since `seen` was read (V23); `seen` is
 * undefined for a new one.
 */
export async function saveHolder(
  context: PolicyWriteContext,
  { policyId, clientId, submittedOn }: HolderPlace & { readonly submittedOn: CalendarDate },
  seen: HolderRecord | undefined,
  content: HolderContent,
): Promise<WriteResult> {
  const { certificateDocId } = content;
  const ref = doc(context.firestore, documentPath('policyHolders', context.contractorId, policyId, clientId));
  const shown = {
    ...{ scheduled: [...content.scheduled], docIds: [...content.docIds] },
    ...{ state: 'submitted', submittedOn },
  };
  const write = (transaction: Transaction, now: DocumentData | undefined) => {
    if (now === undefined) {
      const certificate = certificateDocId === undefined ? {} : { certificateDocId };
      transaction.set(ref, { policyId, clientId, ...shown, ...certificate, ...creationStamps(context.uid) });
    } else {
      const certificate = { certificateDocId: certificateDocId ?? deleteField() };
      transaction.update(ref, { ...shown, ...certificate, ...changeStamps(context.uid) });
    }
  };
  return changeSeen(context.firestore, ref, seen, write, (change) => asSubmitResult(context, change));
}

/**
 * Accepts what a policy shows for one client as it was seen, or returns it with a comment of 10..2000 characters. A conflict when it
 * changed since.
 */
export function decideHolder(
  context: PolicyWriteContext,
  seen: HolderRecord,
  returned?: { readonly comment: string },
): Promise<WriteResult> {
  const { firestore, uid, contractorId } = context;
  const ref = doc(firestore, documentPath('policyHolders', contractorId, seen.policyId, seen.clientId));
  const decision = { by: uid, at: serverTimestamp() };
  const change =
    returned === undefined
      ? { state: 'accepted', reviewed: holderContent(seen), decision }
      : { state: 'changes_requested', decision: { ...decision, comment: returned.comment } };
  const write = (transaction: Transaction) => {
    transaction.update(ref, { ...change, ...changeStamps(uid) });
  };
  return changeSeen(firestore, ref, seen, write, (run) => asSaveResult(context, run));
}
