import { RpcError } from '../service/rpc-error.ts';
import {
  parseReference,
  parseTimestampText,
  toBytes,
  toDoubleValue,
  toGeoPoint,
  toInteger,
} from './parse-scalar.ts';
import { arrayOf, type Fields, mapOf, NULL_VALUE, type Value, vectorElements } from './value.ts';
import { isWellFormed } from './well-formed.ts';

type Json = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 20;
const MAX_FIELD_NAME_BYTES = 1500;
const RESERVED_NAME = /^__.*__$/s;

/** How strictly a value is read: queries and cursors may hold what a document may not. */
export type ValueUse = 'document' | 'query';

/** Reads the fields of a document from client input into canonical form. Throws INVALID_ARGUMENT. */
export function parseFields(json: unknown, use: ValueUse = 'document'): Fields {
  return readFields(json, use, 0);
}

/** Reads one value from client input into canonical form. Throws INVALID_ARGUMENT. */
export function parseValue(json: unknown, use: ValueUse = 'document'): Value {
  return readValue(json, use, 0);
}

function readFields(json: unknown, use: ValueUse, depth: number): Fields {
  if (json === undefined || json === null) return {};
  const fields: Record<string, Value> = {};
  for (const [name, value] of Object.entries(requireObject(json, 'fields'))) {
    if (use === 'document') checkFieldName(name);
    fields[name] = readValue(value, use, depth);
  }
  return fields;
}

function checkFieldName(name: string): void {
  if (name === '') throw invalid('A property name must not be empty.');
  if (!isWellFormed(name)) throw invalid('A property name must be valid UTF-8.');
  if (RESERVED_NAME.test(name) && name !== '__type__') throw invalid(`Property name "${name}" is reserved.`);
  if (Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES) {
    throw invalid(`A property name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
  }
}

function readValue(json: unknown, use: ValueUse, depth: number): Value {
  if (json === null) return NULL_VALUE;
  const object = requireObject(json, 'value');
  const kinds = Object.keys(object).filter((kind) => object[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined) throw invalid('A value must have exactly one type, but it has none.');
  if (kinds.length > 1) throw invalid(`A value must have exactly one type, but it has ${kinds.join(', ')}.`);
  const content = object[kind];
  if (kind === 'arrayValue') return readArray(content, use, depth);
  if (kind === 'mapValue') return readMap(content, use, depth);
  return readScalar(kind, content);
}

function readScalar(kind: string, content: unknown): Value {
  switch (kind) {
    case 'nullValue':
      return NULL_VALUE;
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false.');
      return { booleanValue: content };
    case 'integerValue':
      return toInteger(content);
    case 'doubleValue':
      return toDoubleValue(content);
    case 'timestampValue':
      return { timestampValue: parseTimestampText(content) };
    case 'stringValue':
      if (typeof content !== 'string') throw invalid('stringValue must be a string.');
      if (!isWellFormed(content)) throw invalid('stringValue must be valid UTF-8.');
      return { stringValue: content };
    case 'bytesValue':
      return toBytes(content);
    case 'referenceValue':
      return parseReference(content);
    case 'geoPointValue':
      return toGeoPoint(content);
    default:
      throw invalid(`"${kind}" is no type of a value.`);
  }
}

function readArray(content: unknown, use: ValueUse, depth: number): Value {
  checkDepth(depth + 1);
  const values = requireObject(content ?? {}, 'arrayValue').values ?? [];
  if (!Array.isArray(values)) throw invalid('arrayValue.values must be a list.');
  return arrayOf(
    values.map((element: unknown) => {
      const value = readValue(element, use, depth + 1);
      if ('arrayValue' in value && use === 'document') {
        throw invalid('Cannot convert an array value in an array value.');
      }
      return value;
    }),
  );
}

function readMap(content: unknown, use: ValueUse, depth: number): Value {
  checkDepth(depth + 1);
  const fields = readFields(requireObject(content ?? {}, 'mapValue').fields, use, depth + 1);
  if (Object.hasOwn(fields, '__type__')) checkVector(fields);
  return mapOf(fields);
}

function checkVector(fields: Fields): void {
  const elements = vectorElements(fields);
  if (elements === undefined) throw invalid('A map with "__type__" must be a vector.');
  if (elements.length > 2048) throw invalid('A vector has at most 2048 dimensions.');
  if (!elements.every((element) => 'doubleValue' in element || 'integerValue' in element)) {
    throw invalid('A vector holds numbers only.');
  }
}

function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw invalid(`Maps and arrays can be nested at most ${MAX_DEPTH} levels deep.`);
}

function requireObject(json: unknown, what: string): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalid(`Invalid ${what}: an object is expected.`);
  }
  return json as Json;
}

function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
