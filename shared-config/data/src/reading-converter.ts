import type { FirestoreDataConverter } from 'firebase/firestore';
import { type FieldReader, type ParsedDocument, parseDocument } from './parsed-document.ts';

/** A converter for reading only: remotes write through named operations, never whole entities. */
export type ReadingConverter<T> = FirestoreDataConverter<ParsedDocument<T>>;

/** Turns a builder of an entity into a Firestore converter. A timestamp that is still on its way counts as now. */
export function createReadingConverter<T>(
  build: (id: string, fields: FieldReader) => T,
): ReadingConverter<T> {
  return {
    toFirestore: () => {
      throw new Error('This converter only reads.');
    },
    fromFirestore: (snapshot, options) =>
      parseDocument(
        snapshot.id,
        snapshot.data({ ...options, serverTimestamps: 'estimate' }),
        (fields) => build(snapshot.id, fields),
        snapshot.ref.path,
      ),
  };
}
