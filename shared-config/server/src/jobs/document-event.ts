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

/** The document of an event after its change, before it where it was deleted, or as it was created. */
function documentOf(data: unknown): Fields | undefined {
  if (!isRecord(data)) return undefined;
  return fieldsOf(data) ?? fieldsOf(data.after) ?? fieldsOf(data.before);
}

/** The company whose record shows what an event is about: by the path, else the contractor, else the client it names. */
export function companyOf({ params, data }: Pick<DocumentEvent, 'params' | 'data'>): string | undefined {
  const fields = documentOf(data) ?? {};
  const named = [params.companyId, params.clientId, fields.contractorId, fields.clientId, fields.companyId];
  return named.find((id): id is string => typeof id === 'string' && id !== '');
}
