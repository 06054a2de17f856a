import { documentPath, type Note } from '@vcms/domain';
import { doc, type Firestore, setDoc } from 'firebase/firestore';
import { asWriteResult, type WriteResult } from '../evidence/write-result.ts';
import { creationStamps } from '../record-stamps.ts';

/** Who writes. */
export interface NoteWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
}

/** What is written down; 5002 shares it with the client at least, 5004 keeps it to the own company (domain section 2). */
export type NewNote = Pick<Note, 'clientId' | 'contractorId' | 'body' | 'category' | 'visibility'>;

/** Writes a note between a client and a contractor that are related; the same id again writes the same note. */
export function writeNote(
  { firestore, uid }: NoteWriteContext,
  id: string,
  note: NewNote,
): Promise<WriteResult> {
  const { clientId, contractorId, body, category, visibility } = note;
  const fields = { clientId, contractorId, body, category, visibility, pinned: false };
  return asWriteResult(() =>
    setDoc(doc(firestore, documentPath('notes', id)), { ...fields, ...creationStamps(uid) }),
  );
}
