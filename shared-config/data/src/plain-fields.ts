function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

function plainDate(date: Date, before: unknown): Date {
  return before instanceof Date && before.getTime() === date.getTime() ? before : date;
}

function plainList(list: readonly unknown[], before: unknown): readonly unknown[] {
  const held: readonly unknown[] = Array.isArray(before) ? before : [];
  const next = list.map((entry, at) => plainFields(entry, held[at]));
  const isSame =
    held === before && held.length === next.length && next.every((entry, at) => entry === held[at]);
  return isSame ? held : next;
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function plainMap(map: object, before: unknown): object {
  const held = isMap(before) ? before : {};
  const entries = Object.entries(map);
  let isSame = held === before && entries.length === Object.keys(held).length;
  // In place: a document may have thousands of parts, and each time somebody waits for it.
  for (const entry of entries) {
    const [key, inner] = entry;
    const isKnown = Object.hasOwn(held, key);
    entry[1] = plainFields(inner, isKnown ? held[key] : undefined);
    if (!isKnown || entry[1] !== held[key]) isSame = false;
  }
  return isSame ? held : Object.fromEntries(entries);
}

/**
 * What a document says: timestamps become dates, however deep they stand.
 * @param before what this gave of the same document when it was read last; parts that say the same stay the objects that
 * they were
 */
export function plainFields(value: unknown, before?: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return plainDate(value, before);
  if (Array.isArray(value)) return plainList(value, before);
  return isTimestamp(value) ? plainDate(value.toDate(), before) : plainMap(value, before);
}
