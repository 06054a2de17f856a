import type { Document } from '../values/document.ts';
import { type FieldPath, getField } from '../values/field-path.ts';
import {
  invalidArgument,
  isJsonObject,
  readInteger,
  readList,
  readObject,
  readString,
} from '../values/json-reader.ts';
import { doubleValue, type Fields, isNumber, NULL_VALUE, toDouble, type Value } from '../values/value.ts';
import { readFieldReference } from './compile-filter.ts';

const MAX_AGGREGATIONS = 5;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: number | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly field: FieldPath };

/** Reads StructuredAggregationQuery.aggregations. Throws INVALID_ARGUMENT. */
export function compileAggregations(json: unknown): Aggregation[] {
  const list = readList(json, 'aggregations');
  if (list.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (list.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${list.length}`,
    );
  }
  const names = new Set<string>();
  return list.map((entry, at) => {
    const aggregation = compileAggregation(entry, at);
    if (names.has(aggregation.alias)) {
      throw invalidArgument(`Aggregation aliases contain duplicate alias: ${aggregation.alias}`);
    }
    names.add(aggregation.alias);
    return aggregation;
  });
}

function compileAggregation(json: unknown, at: number): Aggregation {
  const entry = readObject(json, 'Aggregation');
  const alias = readString(entry.alias, 'Aggregation.alias') || `field_${at + 1}`;
  if (isJsonObject(entry.sum)) return { kind: 'sum', alias, field: readFieldReference(entry.sum.field) };
  if (isJsonObject(entry.avg)) return { kind: 'avg', alias, field: readFieldReference(entry.avg.field) };
  if (!isJsonObject(entry.count)) throw invalidArgument('An aggregation needs count, sum or avg.');
  const upTo = readInteger(entry.count.upTo, 'count.upTo');
  if (upTo !== undefined && upTo <= 0) throw invalidArgument('count.upTo must be greater than zero.');
  return { kind: 'count', alias, upTo };
}

/** Aggregates a query's result. As in production only documents with every aggregated field take part. */
export function aggregate(aggregations: readonly Aggregation[], documents: readonly Document[]): Fields {
  const fields = aggregations.flatMap((entry) => (entry.kind === 'count' ? [] : [entry.field]));
  const members = documents.filter((document) =>
    fields.every((field) => getField(document.fields, field) !== undefined),
  );
  const results: Record<string, Value> = {};
  for (const aggregation of aggregations) results[aggregation.alias] = compute(aggregation, members);
  return results;
}

function compute(aggregation: Aggregation, documents: readonly Document[]): Value {
  if (aggregation.kind === 'count') {
    const count = Math.min(documents.length, aggregation.upTo ?? documents.length);
    return { integerValue: String(count) };
  }
  const total = addUp(aggregation.field, documents);
  if (aggregation.kind === 'sum') return total.sum;
  return total.count === 0 ? NULL_VALUE : doubleValue(toDouble(total.sum) / total.count);
}

/** Integers are added exactly; the sum turns into a double when it overflows or any addend is one. */
function addUp(field: FieldPath, documents: readonly Document[]) {
  let integers = 0n;
  let doubles = 0;
  let isDouble = false;
  let count = 0;
  for (const document of documents) {
    const value = getField(document.fields, field);
    if (value === undefined || !isNumber(value)) continue;
    count += 1;
    if ('integerValue' in value) integers += BigInt(value.integerValue);
    else {
      doubles += toDouble(value);
      isDouble = true;
    }
  }
  const fits = integers >= MIN_INT64 && integers <= MAX_INT64;
  const sum =
    fits && !isDouble ? { integerValue: integers.toString() } : doubleValue(Number(integers) + doubles);
  return { sum, count };
}
