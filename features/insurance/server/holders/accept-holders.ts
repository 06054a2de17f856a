import { acceptedHolder, collectionPath, documentPath, type HolderContent } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

/** A record of what a policy shows for one client, with the files that it names. */
export interface HolderFiles {
  readonly holder: QueryDocumentSnapshot;
  readonly files: readonly DocumentSnapshot[];
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** Documents that a record names: the certificate and the pages. */
function filesOfHolder({ certificateDocId, docIds }: DocumentData): readonly string[] {
  return [...new Set([textOf(certificateDocId), ...textsOf(docIds)])].filter((id) => id !== '');
}

export function fileReferences(
  { db }: Trusted,
  companyId: string,
  holder: DocumentData,
): readonly DocumentReference[] {
  return filesOfHolder(holder).map((docId) => db.doc(documentPath('documents', companyId, docId)));
}

/** Everything a policy shows for single clients. Read before the transaction's first write. */
export async function readHolders(
  trusted: Trusted,
  transaction: Transaction,
  companyId: string,
  policyId: string,
): Promise<readonly HolderFiles[]> {
  const all = trusted.db.collection(collectionPath('policyHolders', companyId, policyId));
  const { docs } = await transaction.get(all);
  return Promise.all(
    docs.map(async (holder) => {
      const references = fileReferences(trusted, companyId, holder.data());
      return { holder, files: references.length === 0 ? [] : await transaction.getAll(...references) };
    }),
  );
}

/** The certificate only where it is one of this company's on file that the client may read. */
export function provenContent({ holder, files }: HolderFiles): HolderContent {
  const { certificateDocId, scheduled, docIds } = holder.data();
  const known = files.find(({ id }) => id === certificateDocId);
  const isProven =
    known?.get('category') === 'certificate' &&
    ['company', 'engaged', `client:${holder.id}`].includes(textOf(known.get('visibility')));
  return {
    scheduled: textsOf(scheduled) as HolderContent['scheduled'],
    docIds: [...textsOf(docIds)],
    ...(isProven ? { certificateDocId: textOf(certificateDocId) } : {}),
  };
}

function isWithin(holder: QueryDocumentSnapshot, decidedAt: unknown): boolean {
  const changedAt: unknown = holder.get('updatedAt');
  const isKnown = changedAt instanceof Timestamp && decidedAt instanceof Timestamp;
  return isKnown && changedAt.valueOf() <= decidedAt.valueOf();
}

/**
 * Who accepts a policy accepts what it shows for the clients the decision is for: all of them for the firm, the own one for a client.
 * What was written after the decision stays in review. The files are submitted with it: a draft could be exchanged.
 */
export function acceptHolders(
  transaction: Transaction,
  all: readonly HolderFiles[],
  review: DocumentData,
): void {
  for (const entry of all) {
    const { holder, files } = entry;
    const isDecided = ['accepted', 'changes_requested'].includes(textOf(holder.get('state')));
    const isMeant = review.scope === 'firm' || review.scope === holder.id;
    if (isDecided || !isMeant || !isWithin(holder, review.decidedAt)) continue;
    const content = provenContent(entry);
    const isWhole = content.certificateDocId === holder.get('certificateDocId');
    const { reviewed } = acceptedHolder(content);
    transaction.update(holder.ref, {
      // Something that is not there was not reviewed.
      state: isWhole ? 'accepted' : 'submitted',
      reviewed,
      decision: { by: textOf(review.decidedBy), at: review.decidedAt },
      ...updatedStamps(TRUSTED_ACTOR),
    });
    handInFiles(transaction, files, holder.get('submittedOn'));
  }
}

/** Files that are still drafts are submitted: nobody exchanges or deletes them any more. */
export function handInFiles(
  transaction: Transaction,
  files: readonly DocumentSnapshot[],
  submittedOn: unknown,
): void {
  for (const file of files) {
    if (file.get('state') !== 'draft') continue;
    const day = typeof submittedOn === 'string' ? { submittedOn } : {};
    transaction.update(file.ref, { state: 'submitted', ...day, ...updatedStamps(TRUSTED_ACTOR) });
  }
}
