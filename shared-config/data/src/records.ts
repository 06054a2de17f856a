import { collectionGroup, collectionPath, documentPath, type ParentIds } from '@vcms/domain';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  type Query,
  collectionGroup as queryGroup,
} from 'firebase/firestore';
import type { ParsedDocument } from './parsed-document.ts';
import { RECORD_PARTS, RECORD_SCHEMAS, type RecordName, type RecordOf } from './record-schemas.ts';
import { createRecordConverter, type RecordConverter, type StoredRecord } from './schema-converter.ts';

/** A document after its check: the record, or why it cannot be used. */
export type CheckedRecord<Name extends RecordName> = ParsedDocument<StoredRecord<RecordOf<Name>>>;
export type RecordQuery<Name extends RecordName> = Query<CheckedRecord<Name>>;
export type RecordRef<Name extends RecordName> = DocumentReference<CheckedRecord<Name>>;

const converters = new Map<RecordName, unknown>();

/** One converter a collection: two queries are equal only when their converters are the same object. */
function converterOf<Name extends RecordName>(name: Name): RecordConverter<RecordOf<Name>> {
  const known = converters.get(name) ?? createRecordConverter(RECORD_SCHEMAS[name], RECORD_PARTS[name]);
  converters.set(name, known);
  // The table pairs each name with its schema; the compiler cannot follow that through an index.
  return known as RecordConverter<RecordOf<Name>>;
}

/**
 * All documents of a collection, to narrow down with `query(..)`: recordsOf(firestore, 'policies', companyId). The access
 * rules refuse what the query does not prove: filter by the own side (docs/data-model.md).
 */
export function recordsOf<Name extends RecordName>(
  firestore: Firestore,
  name: Name,
  ...parents: ParentIds<Name>
): RecordQuery<Name> {
  return collection(firestore, collectionPath(name, ...parents)).withConverter(converterOf(name));
}

/** The same collection under every parent, such as all companies: for the firm's people. */
export function recordsEverywhere<Name extends RecordName>(
  firestore: Firestore,
  name: Name,
): RecordQuery<Name> {
  return queryGroup(firestore, collectionGroup(name)).withConverter(converterOf(name));
}

/** One document: recordRef(firestore, 'policies', companyId, policyId). */
export function recordRef<Name extends RecordName>(
  firestore: Firestore,
  name: Name,
  ...ids: [...parents: ParentIds<Name>, id: string | number]
): RecordRef<Name> {
  return doc(firestore, documentPath(name, ...ids)).withConverter(converterOf(name));
}
