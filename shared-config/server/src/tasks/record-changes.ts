import type { DocumentData, DocumentReference, Query } from 'firebase-admin/firestore';
import { TRUSTED_ACTOR } from '../core/context.ts';
import { createdStamps, updatedStamps } from '../core/fields.ts';
import { isSameContent } from './same-content.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A record as it should be, or one that should not be there. */
export interface RecordChange {
  readonly id: string;
  readonly fields: Fields | undefined;
  readonly stored: DocumentData | undefined;
}

/** Records that a query finds, by id. */
export async function storedBy(found: Query): Promise<ReadonlyMap<string, DocumentData>> {
  return new Map((await found.get()).docs.map((entry) => [entry.id, entry.data()]));
}

/** What makes the stored records those that should be there; what is right already is left alone. */
export function changesBetween(
  stored: ReadonlyMap<string, DocumentData>,
  wanted: ReadonlyMap<string, Fields>,
): readonly RecordChange[] {
  return [...new Set([...wanted.keys(), ...stored.keys()])]
    .map((id): RecordChange => ({ id, fields: wanted.get(id), stored: stored.get(id) }))
    .filter(({ fields, stored: there }) => !isSameContent(fields ?? {}, there ?? {}));
}

/** What a batch and a transaction both do. */
interface Writer {
  readonly set: (reference: DocumentReference, data: DocumentData) => unknown;
  readonly delete: (reference: DocumentReference) => unknown;
}

/** Puts a change into a batch or a transaction, with the stamps that the record began with. */
export function putChange(
  writer: Writer,
  reference: DocumentReference,
  { fields, stored }: RecordChange,
): void {
  const { createdAt, createdBy, v } = stored ?? {};
  const origin = stored === undefined ? createdStamps(TRUSTED_ACTOR) : { createdAt, createdBy, v };
  if (fields === undefined) writer.delete(reference);
  else writer.set(reference, { ...fields, ...origin, ...updatedStamps(TRUSTED_ACTOR) });
}
