import type { z } from '@vcms/domain/schemas';
import type { DocumentReference, FirestoreDataConverter } from 'firebase/firestore';
import type { ParsedDocument } from './parsed-document.ts';

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

function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Timestamps become dates, however deep they stand. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (isTimestamp(value)) return value.toDate();
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

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

/** The verdict of a schema. A schema that fails itself is a bug, and still must not take the other documents away. */
function check<Schema extends z.ZodType<object>>(
  schema: Schema,
  fields: object,
): z.ZodSafeParseResult<z.infer<Schema>> | string {
  try {
    return schema.safeParse(fields);
  } catch (cause) {
    return `the document could not be checked: ${String(cause)}`;
  }
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
  const id = path.slice(path.lastIndexOf('/') + 1);
  const fields = plain(data);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return { ok: false, id, path, problems: [`${path}: the document is not a map`] };
  }
  const known: Readonly<Record<string, unknown>> = { ...fields };
  const result = check(schema, { ...known, id });
  if (typeof result === 'string') return { ok: false, id, path, problems: [`${path}: ${result}`] };
  if (result.success) return { ok: true, value: { ...result.data, record: factsOf(path, known) } };
  const problems = result.error.issues.map(
    (issue) => `${path}: ${issue.path.map(String).join('.')}: ${issue.message}`,
  );
  return { ok: false, id, path, problems };
}

/** A Firestore converter that reads through a schema. A timestamp that is still on its way counts as now. */
export function createRecordConverter<Schema extends z.ZodType<object>>(
  schema: Schema,
): RecordConverter<z.infer<Schema>> {
  return {
    toFirestore: () => {
      throw new Error('This converter only reads.');
    },
    fromFirestore: (snapshot, options) => {
      const { path }: DocumentReference = snapshot.ref;
      return parseRecord(schema, path, snapshot.data({ ...options, serverTimestamps: 'estimate' }));
    },
  };
}
