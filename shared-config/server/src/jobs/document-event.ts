/** What every event of a document tells of itself. */
export interface DocumentEvent {
  readonly id: string;
  /** ISO 8601; the same for every try. */
  readonly time: string;
  /** Path of the document. */
  readonly document: string;
  readonly params: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function fieldsOf(snapshot: unknown): Fields | undefined {
  if (!isRecord(snapshot) || typeof snapshot.data !== 'function') return undefined;
  const fields: unknown = snapshot.data();
  return isRecord(fields) ? fields : undefined;
}

/** A document before and after what an event tells of; undefined where it was not there. */
export interface DocumentChange {
  readonly before: Fields | undefined;
  readonly after: Fields | undefined;
}

/** Of an event of any trigger: one that tells of a new document only carries it alone. */
export function documentChange({ data }: Pick<DocumentEvent, 'data'>): DocumentChange {
  if (!isRecord(data)) return { before: undefined, after: undefined };
  const created = fieldsOf(data);
  if (created !== undefined) return { before: undefined, after: created };
  return { before: fieldsOf(data.before), after: fieldsOf(data.after) };
}

/** The company whose record shows what an event is about: by the path, else the contractor, else the client it names. */
export function companyOf({ params, data }: Pick<DocumentEvent, 'params' | 'data'>): string | undefined {
  const { before, after } = documentChange({ data });
  const fields = after ?? before ?? {};
  const named = [params.companyId, params.clientId, fields.contractorId, fields.clientId, fields.companyId];
  return named.find((id): id is string => typeof id === 'string' && id !== '');
}
