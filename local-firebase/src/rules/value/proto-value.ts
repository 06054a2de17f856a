import { parseInstant } from './instant.ts';
import { float, list, map, NULL, path, type RulesValue, text } from './value.ts';

type Fields = { readonly [field: string]: unknown };

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** proto3-JSON writes NaN, the infinities and -0 as strings. */
function doubleOf(value: unknown): number {
  return typeof value === 'number' ? value : Number(value);
}

/** Malformed numbers become null: the protocol layer rejects them before rules run. */
function integerOf(value: unknown): RulesValue {
  const digits = typeof value === 'number' ? String(Math.trunc(value)) : String(value);
  return /^-?\d+$/.test(digits) ? { type: 'int', value: BigInt(digits) } : NULL;
}

/** A reference is a path from `databases` on: `projects/{p}/` is not part of it. */
function referenceOf(name: string): RulesValue {
  const segments = name.split('/');
  return path(segments[0] === 'projects' ? segments.slice(2) : segments);
}

function arrayOf(value: unknown): RulesValue {
  const values = isObject(value) && Array.isArray(value.values) ? value.values : [];
  return list(values.map(protoToValue));
}

function mapOf(value: unknown): RulesValue {
  const fields = isObject(value) && isObject(value.fields) ? value.fields : {};
  return fieldsToValue(fields);
}

function geoPointOf(value: unknown): RulesValue {
  const point = isObject(value) ? value : {};
  return {
    type: 'latlng',
    latitude: doubleOf(point.latitude ?? 0),
    longitude: doubleOf(point.longitude ?? 0),
  };
}

const CONVERSIONS: { readonly [kind: string]: (value: unknown) => RulesValue } = {
  nullValue: () => NULL,
  booleanValue: (value) => ({ type: 'bool', value: value === true }),
  integerValue: integerOf,
  doubleValue: (value) => float(doubleOf(value)),
  timestampValue: (value) => parseInstant(String(value)) ?? NULL,
  stringValue: (value) => text(String(value)),
  bytesValue: (value) => ({ type: 'bytes', value: new Uint8Array(Buffer.from(String(value), 'base64')) }),
  referenceValue: (value) => referenceOf(String(value)),
  geoPointValue: geoPointOf,
  arrayValue: arrayOf,
  mapValue: mapOf,
};

/** A proto3-JSON Firestore `Value` as a rules value. An empty or unknown message is null, as in proto3. */
export function protoToValue(message: unknown): RulesValue {
  if (isObject(message)) {
    for (const [kind, value] of Object.entries(message)) {
      if (Object.hasOwn(CONVERSIONS, kind)) {
        const convert = CONVERSIONS[kind];
        return convert === undefined ? NULL : convert(value);
      }
    }
  }
  return NULL;
}

/** The `fields` of a document or of a map value. */
export function fieldsToValue(fields: Fields): RulesValue {
  return map(Object.entries(fields).map(([name, value]) => [name, protoToValue(value)] as const));
}

/** Plain JSON, as in a decoded token: whole numbers become ints. */
export function jsonToValue(value: unknown): RulesValue {
  if (typeof value === 'string') {
    return text(value);
  }
  if (typeof value === 'boolean') {
    return { type: 'bool', value };
  }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { type: 'int', value: BigInt(value) } : float(value);
  }
  if (Array.isArray(value)) {
    return list(value.map(jsonToValue));
  }
  if (isObject(value)) {
    const defined = Object.entries(value).filter(([, item]) => item !== undefined);
    return map(defined.map(([name, item]) => [name, jsonToValue(item)] as const));
  }
  return NULL;
}
