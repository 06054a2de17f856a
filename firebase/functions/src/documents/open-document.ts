import { type CallableResponse, documentPath, EVIDENCE_VISIBLE_STATES, engagementId } from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { refuseAccess, textOf } from '@vcms/server/core';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/**
 * Notes in the contractor's access log that a client opens a file, then says where the file lies (domain section 2, access
 * log). The firm and the company itself open their files without a line.
 */
export async function openDocument(
  trusted: Trusted,
  caller: Caller,
  { companyId, documentId }: { readonly companyId: string; readonly documentId: string },
): Promise<CallableResponse<'documentOpen'>> {
  const { db } = trusted;
  const file = (await db.doc(documentPath('documents', companyId, documentId)).get()).data();
  if (file === undefined) refuseAccess();
  const storagePath = textOf(file.storagePath);
  if (['5001', '5002'].includes(caller.role) || caller.companyId === companyId) return { storagePath };
  if (!['5003', '5004'].includes(caller.role) || !(await isVisible(trusted, caller, companyId, file)))
    refuseAccess();
  await db.collection(`${documentPath('companies', companyId)}/accessLog`).add({
    at: FieldValue.serverTimestamp(),
    actorUid: caller.uid,
    clientId: caller.companyId,
    docId: documentId,
    fileName: textOf(file.fileName),
  });
  return { storagePath };
}

async function isVisible(
  { db }: Trusted,
  caller: Caller,
  companyId: string,
  file: DocumentData,
): Promise<boolean> {
  const forClient = file.visibility === 'engaged' || file.visibility === `client:${caller.companyId}`;
  if (!forClient || file.state === 'draft' || file.virusScan === 'blocked') return false;
  const engagement = await db
    .doc(documentPath('engagements', engagementId(caller.companyId, companyId)))
    .get();
  return EVIDENCE_VISIBLE_STATES.some((state) => state === engagement.get('state'));
}
