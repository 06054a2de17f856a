import { collectionPath, NOTE_CATEGORIES, type Note } from '@vcms/domain';
import { collection, type Firestore, orderBy, type Query, query, where } from 'firebase/firestore';
import type { ParsedDocument } from './parsed-document.ts';
import { createReadingConverter } from './reading-converter.ts';

/** A note as the contractor reads it. */
export type SharedNote = Pick<Note, 'id' | 'clientId' | 'body' | 'category'> & {
  readonly createdAt: Date;
  /** The firm wrote it, not the client. */
  readonly isOfFirm: boolean;
  readonly isEdited: boolean;
  /** Its text is a line that says so. */
  readonly isRetracted: boolean;
};

// Read field by field: the home page would otherwise load the schemas of every record.
const noteConverter = createReadingConverter<SharedNote>((id, fields) => ({
  id,
  clientId: fields.text('clientId'),
  body: fields.text('body'),
  category: fields.oneOf('category', NOTE_CATEGORIES),
  createdAt: fields.time('createdAt'),
  isOfFirm: fields.has('byFirm'),
  isEdited: fields.has('editedAt'),
  isRetracted: fields.has('retractedAt'),
}));

/** Notes that clients and the firm share with a contractor, newest first. */
export function notesSharedWithQuery(
  firestore: Firestore,
  contractorId: string,
): Query<ParsedDocument<SharedNote>> {
  return query(
    collection(firestore, collectionPath('notes')).withConverter(noteConverter),
    where('contractorId', '==', contractorId),
    where('visibility', '==', 'shared'),
    orderBy('createdAt', 'desc'),
  );
}
