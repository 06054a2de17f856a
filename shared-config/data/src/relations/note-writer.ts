import { documentPath, type Note } from '@vcms/domain';
import { doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { asSaveResult } from '../evidence/save-result.ts';
import type { WriteResult } from '../evidence/write-result.ts';
import { changeStamps, creationStamps } from '../record-stamps.ts';

/** Who writes. */
export interface NoteWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
}

/** What is written down; 5002 shares it with the client at least, 5004 keeps it to the own company (domain section 2). */
export type NewNote = Pick<
  Note,
  'clientId' | 'contractorId' | 'body' | 'category' | 'visibility' | 'followUpOf' | 'byFirm'
>;

/** Writes a note between a client and a contractor that are related; the same id again writes the same note. */
export function writeNote(
  { firestore, uid }: NoteWriteContext,
  id: string,
  note: NewNote,
): Promise<WriteResult> {
  const { clientId, contractorId, body, category, visibility, followUpOf, byFirm } = note;
  const fields = { clientId, contractorId, body, category, visibility, followUpOf, byFirm, pinned: false };
  return asSaveResult({ firestore, uid }, () =>
    setDoc(doc(firestore, documentPath('notes', id)), { ...fields, ...creationStamps(uid) }),
  );
}

/** Hours in which an author may change or retract a note (domain section 2). */
export const NOTE_EDIT_HOURS = 24;

/** What stands in place of a note that was retracted. */
const RETRACTED_BODY = 'This note was retracted.';

function change({ firestore, uid }: NoteWriteContext, id: string, fields: object): Promise<WriteResult> {
  return asSaveResult({ firestore, uid }, () =>
    updateDoc(doc(firestore, documentPath('notes', id)), { ...fields, ...changeStamps(uid) }),
  );
}

/** Changes the author's own note, within `NOTE_EDIT_HOURS`; everybody sees that it was changed. */
export function editNote(
  context: NoteWriteContext,
  id: string,
  { body, category, visibility }: Pick<Note, 'body' | 'category' | 'visibility'>,
): Promise<WriteResult> {
  return change(context, id, { body, category, visibility, editedAt: serverTimestamp() });
}

/** Pins a note above the others, or takes the pin off; 5003 for the whole company. */
export function pinNote(context: NoteWriteContext, id: string, pinned: boolean): Promise<WriteResult> {
  return change(context, id, { pinned });
}

/** Takes the author's own words back, within `NOTE_EDIT_HOURS`; a stub says that there was a note. */
export function retractNote(context: NoteWriteContext, id: string): Promise<WriteResult> {
  return change(context, id, { body: RETRACTED_BODY, retractedAt: serverTimestamp() });
}
