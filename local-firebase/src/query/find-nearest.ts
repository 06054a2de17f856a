import type { Document } from '../values/document.ts';
import {
  type FieldPath,
  formatFieldPath,
  getField,
  parseFieldPath,
  withField,
} from '../values/field-path.ts';
import {
  invalidArgument,
  isJsonObject,
  type JsonObject,
  readEnum,
  readInteger,
  readObject,
  readString,
} from '../values/json-reader.ts';
import { parseValue } from '../values/parse-value.ts';
import { doubleValue, isNumber, mapFields, toDouble, type Value, vectorElements } from '../values/value.ts';
import { readFieldReference } from './compile-filter.ts';

const MEASURES = { EUCLIDEAN: 1, COSINE: 2, DOT_PRODUCT: 3 } as const;
const MAX_RESULTS = 1000;
const RESERVED = /^__.*__$/s;

type DistanceMeasure = keyof typeof MEASURES;

/** StructuredQuery.FindNearest: applies to what all other stages of the query leave. */
export interface NearestSearch {
  readonly field: FieldPath;
  /** At least one number, at most 2048. */
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  /** 1..1000. */
  readonly limit: number;
  /** Where each result gets its distance, over whatever stands there. */
  readonly resultField: FieldPath | undefined;
  /** Greatest distance; for DOT_PRODUCT, where more is nearer, the least. */
  readonly threshold: number | undefined;
}

/** Reads StructuredQuery.FindNearest; undefined when there is none. Throws INVALID_ARGUMENT. */
export function compileNearest(json: unknown): NearestSearch | undefined {
  if (json === undefined || json === null) return undefined;
  const search = readObject(json, 'FindNearest');
  const measure = readEnum(search.distanceMeasure, MEASURES, 'distance measure');
  if (measure === undefined) throw invalidArgument('FindNearest.distanceMeasure must be specified.');
  const limit = readInteger(search.limit, 'FindNearest.limit') ?? 0;
  if (limit < 1 || limit > MAX_RESULTS) {
    throw invalidArgument(`FindNearest.limit must be between 1 and ${MAX_RESULTS}.`);
  }
  return {
    field: readFieldReference(search.vectorField),
    vector: readQueryVector(search.queryVector),
    measure,
    limit,
    resultField: readResultField(search),
    threshold: readThreshold(search.distanceThreshold),
  };
}

function readQueryVector(json: unknown): readonly number[] {
  const vector = json === undefined ? undefined : vectorOf(parseValue(json, 'query'));
  if (vector === undefined || vector.length === 0) {
    throw invalidArgument('FindNearest.queryVector must be a vector of at least one number.');
  }
  return vector;
}

function readResultField({ distanceResultField }: JsonObject): FieldPath | undefined {
  const text = readString(distanceResultField, 'FindNearest.distanceResultField');
  if (text === '') return undefined;
  const path = parseFieldPath(text);
  if (path.some((name) => RESERVED.test(name))) {
    throw invalidArgument(`FindNearest.distanceResultField "${text}" is reserved.`);
  }
  return path;
}

/** Plain or wrapped (`{value: 1}`). */
function readThreshold(json: unknown): number | undefined {
  const plain = isJsonObject(json) ? (json.value ?? 0) : json;
  if (plain === undefined || plain === null) return undefined;
  const number = typeof plain === 'string' && plain !== '' ? Number(plain) : plain;
  if (typeof number !== 'number' || Number.isNaN(number)) {
    throw invalidArgument('FindNearest.distanceThreshold must be a number.');
  }
  return number;
}

/** The nearest documents, nearest first; those without a vector of the same length in the field are left out. */
export function findNearest(search: NearestSearch, documents: readonly Document[]): Document[] {
  const { field, vector, measure, limit, resultField, threshold } = search;
  const found: { document: Document; distance: number }[] = [];
  for (const document of documents) {
    const value = getField(document.fields, field);
    const other = value && vectorOf(value);
    if (other?.length !== vector.length) continue;
    const distance = distanceBetween(measure, vector, other);
    if (Number.isNaN(distance) || !isWithin(measure, distance, threshold)) continue;
    found.push({ document, distance });
  }
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
  found.sort((a, b) => sign * (a.distance - b.distance));
  return found.slice(0, limit).map(({ document, distance }) => {
    return resultField === undefined ? document : withDistance(document, resultField, distance);
  });
}

/** For counters and messages: `embedding nearest by COSINE`. */
export function nearestShape({ field, measure }: NearestSearch): string {
  return `${formatFieldPath(field)} nearest by ${measure}`;
}

function vectorOf(value: Value): readonly number[] | undefined {
  const elements = vectorElements(mapFields(value) ?? {});
  if (elements === undefined || !elements.every(isNumber)) return undefined;
  return elements.map(toDouble);
}

function distanceBetween(measure: DistanceMeasure, a: readonly number[], b: readonly number[]): number {
  if (measure === 'DOT_PRODUCT') return dot(a, b);
  if (measure === 'COSINE') return 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  return Math.hypot(...a.map((number, at) => number - (b[at] ?? 0)));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);
}

function isWithin(measure: DistanceMeasure, distance: number, threshold: number | undefined): boolean {
  if (threshold === undefined) return true;
  return measure === 'DOT_PRODUCT' ? distance >= threshold : distance <= threshold;
}

function withDistance(document: Document, field: FieldPath, distance: number): Document {
  const { name, path, key, createTime, updateTime } = document;
  return {
    name,
    path,
    key,
    createTime,
    updateTime,
    fields: withField(document.fields, field, doubleValue(distance)),
  };
}
