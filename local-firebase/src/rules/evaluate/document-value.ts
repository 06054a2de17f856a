import type { RulesDocument, StorageObject } from '../rules-request.ts';
import { parseInstant } from '../value/instant.ts';
import { fieldsToValue, jsonToValue } from '../value/proto-value.ts';
import { type MapValue, map, path, type RulesValue, text } from '../value/value.ts';

/** rules.firestore.Resource: `data`, `id` and `__name__` (a path from `databases` on). */
export function documentToValue(document: RulesDocument): MapValue {
  const segments = document.name.split('/');
  return map([
    ['data', fieldsToValue(document.fields ?? {})],
    ['id', text(segments.at(-1) ?? '')],
    ['__name__', path(segments[0] === 'projects' ? segments.slice(2) : segments)],
  ]);
}

function asText(value: unknown): RulesValue {
  return text(String(value));
}

function asWholeNumber(value: unknown): RulesValue | undefined {
  const digits = String(value);
  return /^-?\d+$/.test(digits) ? { type: 'int', value: BigInt(digits) } : undefined;
}

function asInstant(value: unknown): RulesValue | undefined {
  return parseInstant(String(value));
}

const READERS: ReadonlyMap<string, (value: unknown) => RulesValue | undefined> = new Map([
  ['name', asText],
  ['bucket', asText],
  ['generation', asWholeNumber],
  ['metageneration', asWholeNumber],
  ['size', asWholeNumber],
  ['timeCreated', asInstant],
  ['updated', asInstant],
  ['md5Hash', asText],
  ['crc32c', asText],
  ['etag', asText],
  ['contentDisposition', asText],
  ['contentEncoding', asText],
  ['contentLanguage', asText],
  ['contentType', asText],
  ['metadata', jsonToValue],
]);

/** What an object gets only when it is stored; not part of `request.resource`. */
const STORED_ONLY: ReadonlySet<string> = new Set([
  'generation',
  'metageneration',
  'etag',
  'timeCreated',
  'updated',
]);

/** rules.storage.Resource; properties that the object lacks are undefined. */
export function storageObjectToValue(object: StorageObject, stored: boolean): MapValue {
  const entries: [string, RulesValue][] = [];
  for (const [field, value] of Object.entries(object)) {
    const isHidden = value === undefined || (!stored && STORED_ONLY.has(field));
    const converted = isHidden ? undefined : READERS.get(field)?.(value);
    if (converted !== undefined) {
      entries.push([field, converted]);
    }
  }
  return map(entries);
}
