/** Small readers for values that came out of JSON.parse or from another build. None of them throws. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text that is not blank and not longer than `max` characters. */
export function readText(value: unknown, max = 500): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && value.length <= max ? value : undefined;
}

/** A whole number of at least zero that a double holds exactly. */
export function readCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** The entries of a list; undefined when the value is no list or longer than `max`. */
export function readList(value: unknown, max = 1000): readonly unknown[] | undefined {
  return Array.isArray(value) && value.length <= max ? value : undefined;
}

/** The member of `allowed` that equals the value. */
export function readOneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** A date and time in ISO 8601. */
export function readTimestamp(value: unknown): string | undefined {
  const text = readText(value, 40);
  return text !== undefined && /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}

/** A file or folder below the place it is relative to: no scheme, no leading slash, no way up, no query. */
export function readRelativePath(value: unknown): string | undefined {
  const text = readText(value, 300);
  if (text === undefined || !/^[A-Za-z0-9_@+.,/-]+$/.test(text) || text.startsWith('/')) return undefined;
  return text.split('/').some((segment) => segment === '.' || segment === '..') || text.includes('//')
    ? undefined
    : text;
}

/** A sha384 integrity in the form scripts and fetch take it. */
export function readIntegrity(value: unknown): string | undefined {
  return typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(value) ? value : undefined;
}
