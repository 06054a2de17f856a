/**
 * A Firestore value in canonical proto3-JSON form, the one form used in memory, on disk and on the wire.
 * Canonical: integers are decimal strings, non-finite doubles and -0 are strings, timestamps end in `Z` with at
 * most microseconds, bytes are padded standard base64. Only `parseValue` makes values from client input.
 */
export type Value =
  | NullValue
  | BooleanValue
  | IntegerValue
  | DoubleValue
  | TimestampValue
  | StringValue
  | BytesValue
  | ReferenceValue
  | GeoPointValue
  | ArrayValue
  | MapValue;

export interface NullValue {
  readonly nullValue: null;
}
interface BooleanValue {
  readonly booleanValue: boolean;
}
export interface IntegerValue {
  /** Signed 64-bit, decimal. */
  readonly integerValue: string;
}
export interface DoubleValue {
  readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0';
}
interface TimestampValue {
  readonly timestampValue: string;
}
interface StringValue {
  readonly stringValue: string;
}
export interface BytesValue {
  readonly bytesValue: string;
}
export interface ReferenceValue {
  /** Full resource name. */
  readonly referenceValue: string;
}
export interface GeoPointValue {
  readonly geoPointValue: { readonly latitude: number; readonly longitude: number };
}
export interface ArrayValue {
  readonly arrayValue: { readonly values?: readonly Value[] };
}
export interface MapValue {
  readonly mapValue: { readonly fields?: Fields };
}

/** Field name to value. Look names up with `Object.hasOwn`: a document may have a field `constructor`. */
export interface Fields {
  readonly [name: string]: Value;
}

export const NULL_VALUE: NullValue = { nullValue: null };
export const NO_FIELDS: Fields = {};

export function isNumber(value: Value): value is IntegerValue | DoubleValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

/** The number behind an integer (rounded to the nearest double) or a double. */
export function toDouble(value: IntegerValue | DoubleValue): number {
  return 'integerValue' in value ? Number(value.integerValue) : Number(value.doubleValue);
}

export function doubleValue(number: number): DoubleValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Number.POSITIVE_INFINITY) return { doubleValue: 'Infinity' };
  if (number === Number.NEGATIVE_INFINITY) return { doubleValue: '-Infinity' };
  return Object.is(number, -0) ? { doubleValue: '-0' } : { doubleValue: number };
}

/** The elements of an array value, or undefined for another type. */
export function arrayElements(value: Value): readonly Value[] | undefined {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
}

/** The fields of a map value, or undefined for another type. */
export function mapFields(value: Value): Fields | undefined {
  return 'mapValue' in value ? (value.mapValue.fields ?? NO_FIELDS) : undefined;
}

export function arrayOf(values: readonly Value[]): ArrayValue {
  return { arrayValue: values.length === 0 ? {} : { values } };
}

export function mapOf(fields: Fields): MapValue {
  return { mapValue: Object.keys(fields).length === 0 ? {} : { fields } };
}

/** Elements of a vector: a map `{__type__: '__vector__', value: [..]}`. Undefined for anything else. */
export function vectorElements(fields: Fields): readonly Value[] | undefined {
  if (!Object.hasOwn(fields, '__type__') || !Object.hasOwn(fields, 'value')) return undefined;
  const type = fields.__type__;
  if (type === undefined || !('stringValue' in type) || type.stringValue !== '__vector__') return undefined;
  return fields.value && arrayElements(fields.value);
}
