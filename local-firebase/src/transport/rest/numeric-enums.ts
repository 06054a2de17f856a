import type { ProtoJson } from '../../service/firestore-service.ts';
import { isJsonObject } from '../json-object.ts';

const fieldOperators = [
  'OPERATOR_UNSPECIFIED',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
];
const unaryOperators = ['OPERATOR_UNSPECIFIED', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const compositeOperators = ['OPERATOR_UNSPECIFIED', 'AND', 'OR'];
const directions = ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'];
const serverValues = ['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'];
const distances = ['DISTANCE_MEASURE_UNSPECIFIED', 'EUCLIDEAN', 'COSINE', 'DOT_PRODUCT'];

/** Names by number of the enum in `parent.field`; `*` is any parent. Source: google/firestore/v1/{query,write}.proto. */
const enumsByField: Readonly<Record<string, readonly string[]>> = {
  'fieldFilter.op': fieldOperators,
  'unaryFilter.op': unaryOperators,
  'compositeFilter.op': compositeOperators,
  '*.direction': directions,
  '*.distanceMeasure': distances,
  '*.setToServerValue': serverValues,
};

/** Document data never holds an enum, and may be large. */
const documentData = new Set(['update', 'value', 'values', 'fields', 'queryVector']);

/**
 * Replaces enum numbers by their names in a request. The server SDKs' REST mode sends numbers
 * (`$alt=json;enum-encoding=int`, local-firebase 2.4); names pass unchanged.
 */
export function withEnumNames(request: ProtoJson): ProtoJson {
  return mapObject('', request);
}

function mapObject(parent: string, source: ProtoJson): ProtoJson {
  const result: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(source)) {
    result[field] = documentData.has(field) ? value : mapValue(parent, field, value);
  }
  return result;
}

function mapValue(parent: string, field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isJsonObject(item) ? mapObject(field, item) : item));
  if (isJsonObject(value)) return mapObject(field, value);
  if (typeof value !== 'number') return value;
  const names = enumsByField[`${parent}.${field}`] ?? enumsByField[`*.${field}`];
  return names === undefined ? value : (names[value] ?? value);
}
