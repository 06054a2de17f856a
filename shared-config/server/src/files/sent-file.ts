import { type DocumentCategory, documentPath } from '@vcms/domain';
import { documentSchema } from '@vcms/domain/schemas';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Caller, Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { plain } from '../core/read-all.ts';
import { Refusal } from '../core/refusal.ts';
import { contentProblem } from './content-problem.ts';
import { withWholeFile } from './file-turns.ts';

/** What a file is to a record that customer service enters for a contractor. */
export interface SentFileRole {
  readonly category: DocumentCategory;
  /** The field of the request that names it. */
  readonly field: string;
  /** As people call the file, and the record it goes with. */
  readonly name: string;
  readonly goesWith: string;
}

const BLOCKED = 'This file was blocked: the virus scan found something in it. Choose another one.';

/** A file that customer service put into a contractor's folder. */
export interface SentFile {
  readonly place: DocumentReference;
  readonly visibility: 'company' | 'engaged';
}

/**
 * A file after a look at its bytes: the rules of Storage know size and kind only by what the browser says. It must be the
 * caller's own upload, for all clients, and not found dangerous.
 */
export async function checkSentFile(
  { db, files, scanner }: Trusted,
  { uid }: Caller,
  contractorId: string,
  documentId: string,
  { category, field, name, goesWith }: SentFileRole,
): Promise<SentFile> {
  const refuse = (message: string): never => {
    throw new Refusal('invalid', message, field);
  };
  const place = db.doc(documentPath('documents', contractorId, documentId));
  const snapshot = await place.get();
  const parsed = documentSchema.safeParse({ ...(plain(snapshot.data()) as object), id: documentId });
  // One answer for what is not there and what somebody else put there.
  if (!parsed.success || textOf(snapshot.get('createdBy')) !== uid) {
    return refuse(`The ${name} is not there. Choose it again.`);
  }
  const { category: stored, state, visibility, virusScan, storagePath } = parsed.data;
  const isOpen = visibility === 'company' || visibility === 'engaged';
  if (stored !== category || state !== 'submitted' || !isOpen) {
    return refuse(`This file cannot go with ${goesWith}. Choose the ${name} again.`);
  }
  if (virusScan === 'blocked') return refuse(BLOCKED);
  await withWholeFile(async () => {
    const bytes = await files.read(storagePath).catch(() => undefined);
    if (bytes === undefined) return refuse(`The ${name} did not arrive. Send it again.`);
    const problem = await contentProblem(bytes, parsed.data);
    if (problem !== undefined) return refuse(problem);
    // Where the scanner cannot be asked now, the file waits for it as every other does, and only its owner opens it.
    const scan = await scanner.scan(bytes).catch(() => undefined);
    if (scan?.kind === 'found') return refuse(BLOCKED);
  });
  return { place, visibility };
}
