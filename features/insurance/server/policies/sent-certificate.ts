import { documentPath } from '@vcms/domain';
import { documentSchema } from '@vcms/domain/schemas';
import type { Caller, Trusted } from '@vcms/server/core';
import { plain, Refusal, textOf } from '@vcms/server/core';
import { contentProblem } from '@vcms/server/files';
import type { DocumentReference } from 'firebase-admin/firestore';

const FIELD = 'policy.certificateDocId';
const BLOCKED = 'This file was blocked: the virus scan found something in it. Choose another one.';

/** A certificate that customer service put into a contractor's folder. */
export interface SentCertificate {
  readonly place: DocumentReference;
  readonly visibility: 'company' | 'engaged';
}

function refuse(message: string): never {
  throw new Refusal('invalid', message, FIELD);
}

/**
 * The certificate after a look at its bytes: the rules of Storage know size and kind only by what the browser says. It must
 * be the caller's own upload, for all clients, and not found dangerous.
 */
export async function checkCertificate(
  { db, files, scanner }: Trusted,
  { uid }: Caller,
  contractorId: string,
  documentId: string,
): Promise<SentCertificate> {
  const place = db.doc(documentPath('documents', contractorId, documentId));
  const snapshot = await place.get();
  const parsed = documentSchema.safeParse({ ...(plain(snapshot.data()) as object), id: documentId });
  // One answer for what is not there and what somebody else put there.
  if (!parsed.success || textOf(snapshot.get('createdBy')) !== uid) {
    refuse('The certificate is not there. Choose it again.');
  }
  const { category, state, visibility, virusScan, storagePath } = parsed.data;
  const isOpen = visibility === 'company' || visibility === 'engaged';
  if (category !== 'certificate' || state !== 'submitted' || !isOpen) {
    refuse('This file cannot go with a policy. Choose the certificate again.');
  }
  if (virusScan === 'blocked') refuse(BLOCKED);
  const bytes = await files.read(storagePath).catch(() => undefined);
  if (bytes === undefined) refuse('The certificate did not arrive. Send it again.');
  const problem = await contentProblem(bytes, parsed.data);
  if (problem !== undefined) refuse(problem);
  // Where the scanner cannot be asked now, the file waits for it as every other does, and only its owner opens it.
  const scan = await scanner.scan(bytes).catch(() => undefined);
  if (scan?.kind === 'found') refuse(BLOCKED);
  return { place, visibility };
}
