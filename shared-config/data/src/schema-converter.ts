import type { z } from '@vcms/domain/schemas';
import type { DocumentReference, FirestoreDataConverter } from 'firebase/firestore';
import type { ParsedDocument } from './parsed-document.ts';
import { isMap, plainFields } from './plain-fields.ts';
import { createGuard, createPartsGuard, type Guard, type RecordParts } from './record-guard.ts';

/** What every document says of itself, beside its content. */
export interface RecordFacts {
  /** From the root: companies/c1/policies/p1. */
  readonly path: string;
  /** The company whose sub-collection it stands in: the contractor of a piece of evidence. */
  readonly companyId: string | undefined;
  /** Absent where the server keeps no stamps, such as notifications. */
  readonly updatedAt: Date | undefined;
  readonly updatedBy: string | undefined;
  readonly createdAt: Date | undefined;
  readonly createdBy: string | undefined;
}

export type StoredRecord<Content> = Content & { readonly record: RecordFacts };

/** A converter for reading only: pages write through named operations, never whole entities. */
export type RecordConverter<Content> = FirestoreDataConverter<ParsedDocument<StoredRecord<Content>>>;

function dateOf(value: unknown): Date | undefined {
  return value instanceof Date ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function factsOf(path: string, data: Readonly<Record<string, unknown>>): RecordFacts {
  const [root, companyId] = path.split('/');
  return {
    path,
    companyId: root === 'companies' ? companyId : undefined,
    updatedAt: dateOf(data.updatedAt),
    updatedBy: textOf(data.updatedBy),
    createdAt: dateOf(data.createdAt),
    createdBy: textOf(data.createdBy),
  };
}

/**
 * Checks a stored document against its schema. The document's id stands in for a stored `id`. A document that does not
 * fit becomes a failure that names its path and every wrong field; it never throws.
 */
export function parseRecord<Schema extends z.ZodType<object>>(
  schema: Schema,
  path: string,
  data: unknown,
): ParsedDocument<StoredRecord<z.infer<Schema>>> {
  return guarded(createGuard(schema), path, plainFields(data));
}

function guarded<Content>(
  guard: Guard<Content>,
  path: string,
  fields: unknown,
): ParsedDocument<StoredRecord<Content>> {
  const id = path.slice(path.lastIndexOf('/') + 1);
  if (!isMap(fields)) return { ok: false, id, path, problems: [`${path}: the document is not a map`] };
  const verdict = guard({ ...fields, id });
  return verdict.ok
    ? { ok: true, value: { ...verdict.value, record: factsOf(path, fields) } }
    : { ok: false, id, path, problems: verdict.problems.map((problem) => `${path}: ${problem}`) };
}

/** Long documents of one collection of which the parts are held: those that somebody has open, and some more. */
const HELD_MAX = 8;

/** `plainFields` of one document after the other, each by what it said when it was read last. */
function createRereader(): (path: string, data: unknown) => unknown {
  const held = new Map<string, unknown>();
  return (path, data) => {
    const fields = plainFields(data, held.get(path));
    held.delete(path);
    held.set(path, fields);
    for (const oldest of [...held.keys()].slice(0, -HELD_MAX)) held.delete(oldest);
    return fields;
  };
}

/**
 * A Firestore converter that reads through a schema. A timestamp that is still on its way counts as now.
 * @param parts the map that makes its documents long: of a document that is read again only the parts that changed are
 * checked anew, and the others stay the objects that they were
 */
export function createRecordConverter<Schema extends z.ZodType<object>>(
  schema: Schema,
  parts?: RecordParts,
): RecordConverter<z.infer<Schema>> {
  const guard = parts === undefined ? createGuard(schema) : createPartsGuard(schema, parts);
  const fieldsOf =
    parts === undefined ? (_path: string, data: unknown) => plainFields(data) : createRereader();
  return {
    toFirestore: () => {
      throw new Error('This converter only reads.');
    },
    fromFirestore: (snapshot, options) => {
      const { path }: DocumentReference = snapshot.ref;
      return guarded(
        guard,
        path,
        fieldsOf(path, snapshot.data({ ...options, serverTimestamps: 'estimate' })),
      );
    },
  };
}
