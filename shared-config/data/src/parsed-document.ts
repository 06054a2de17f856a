/** A stored document after its guard: either an entity, or the reason why it cannot be used. */
export type ParsedDocument<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly id: string;
      /** From the root: companies/c1. */
      readonly path: string;
      readonly problems: readonly string[];
    };

/** Typed access to the fields of one document. A wrong field is noted and answered with a neutral value. */
export interface FieldReader {
  /** True when the field is there and not null. */
  has(field: string): boolean;
  text(field: string): string;
  optionalText(field: string): string | undefined;
  texts(field: string): readonly string[];
  flag(field: string): boolean;
  optionalNumber(field: string): number | undefined;
  /** A Firestore timestamp. */
  time(field: string): Date;
  optionalTime(field: string): Date | undefined;
  oneOf<T extends string>(field: string, values: readonly [T, ...T[]]): T;
  optionalOneOf<T extends string>(field: string, values: readonly T[]): T | undefined;
  /** A text, number or truth value. */
  optionalScalar(field: string): string | number | boolean | undefined;
  /** A map inside the document. */
  map(field: string): FieldReader;
  /** A list of maps; an absent one is empty. */
  maps(field: string): readonly FieldReader[];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTimestamp(value: unknown): value is { toDate(): Date } {
  return isRecord(value) && typeof value.toDate === 'function';
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isRecordList(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.every(isRecord);
}

function createFieldReader(data: Readonly<Record<string, unknown>>, problems: string[]): FieldReader {
  function read<T>(field: string, fits: (value: unknown) => value is T, wanted: string, neutral: T): T {
    const value = data[field];
    if (fits(value)) return value;
    problems.push(`${field} is not ${wanted}`);
    return neutral;
  }
  const isText = (value: unknown): value is string => typeof value === 'string';
  const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const isAbsent = (field: string): boolean => data[field] === undefined || data[field] === null;
  const time = (field: string): Date =>
    read(field, isTimestamp, 'a timestamp', { toDate: () => new Date(0) }).toDate();
  return {
    has: (field) => !isAbsent(field),
    text: (field) => read(field, isText, 'a text', ''),
    optionalText: (field) => (isAbsent(field) ? undefined : read(field, isText, 'a text', '')),
    texts: (field) => read(field, isTextList, 'a list of texts', []),
    flag: (field) => read(field, isFlag, 'true or false', false),
    optionalNumber: (field) => (isAbsent(field) ? undefined : read(field, isNumber, 'a number', 0)),
    time,
    optionalTime: (field) => (isAbsent(field) ? undefined : time(field)),
    oneOf: <T extends string>(field: string, values: readonly [T, ...T[]]) => {
      const found = values.find((value) => value === data[field]);
      if (found === undefined) problems.push(`${field} is none of ${values.join(', ')}`);
      return found ?? values[0];
    },
    optionalOneOf: (field, values) => values.find((value) => value === data[field]),
    optionalScalar: (field) =>
      isAbsent(field) ? undefined : read(field, isScalar, 'a text, number or truth value', ''),
    map: (field) => createFieldReader(read(field, isRecord, 'a map', {}), problems),
    maps: (field) =>
      isAbsent(field)
        ? []
        : read(field, isRecordList, 'a list of maps', []).map((entry) => createFieldReader(entry, problems)),
  };
}

/**
 * Builds an entity from a stored document. `build` may read any field: when one was wrong, its result is dropped
 * and the problems are returned instead.
 */
export function parseDocument<T>(
  id: string,
  data: unknown,
  build: (fields: FieldReader) => T,
  path: string = id,
): ParsedDocument<T> {
  if (!isRecord(data)) return { ok: false, id, path, problems: ['the document is not a map'] };
  const problems: string[] = [];
  const value = build(createFieldReader(data, problems));
  return problems.length === 0 ? { ok: true, value } : { ok: false, id, path, problems };
}
