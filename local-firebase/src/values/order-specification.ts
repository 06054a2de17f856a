import { arrayElements, type Fields, isNaNValue, mapFields, type Value, vectorElements } from './value.ts';

/**
 * Firestore's value order written down naively, type by type and without keys: what the tests hold `compareValues`
 * and the query engine against. Far too slow for anything else.
 */
const TYPES: readonly ((value: Value) => boolean)[] = [
  (value) => 'nullValue' in value,
  (value) => 'booleanValue' in value,
  isNaNValue,
  (value) => 'integerValue' in value || 'doubleValue' in value,
  (value) => 'timestampValue' in value,
  (value) => 'stringValue' in value,
  (value) => 'bytesValue' in value,
  (value) => 'referenceValue' in value,
  (value) => 'geoPointValue' in value,
  (value) => 'arrayValue' in value,
  (value) => 'mapValue' in value && vectorElements(value.mapValue.fields ?? {}) !== undefined,
  (value) => 'mapValue' in value,
];

export function typeRank(value: Value): number {
  return TYPES.findIndex((isType) => isType(value));
}

export function specifiedOrder(a: Value, b: Value): number {
  const rank = typeRank(a) - typeRank(b);
  if (rank !== 0) return Math.sign(rank);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if (isNaNValue(a)) return 0;
  if ('timestampValue' in a && 'timestampValue' in b) return byDigits(a.timestampValue, b.timestampValue);
  if ('stringValue' in a && 'stringValue' in b) return byUtf8(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) return byPath(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const { latitude, longitude } = b.geoPointValue;
    return Math.sign(a.geoPointValue.latitude - latitude) || Math.sign(a.geoPointValue.longitude - longitude);
  }
  const [left, right] = [arrayElements(a), arrayElements(b)];
  if (left !== undefined && right !== undefined) return byElements(left, right);
  const [leftFields, rightFields] = [mapFields(a), mapFields(b)];
  if (leftFields !== undefined && rightFields !== undefined) return byFields(leftFields, rightFields);
  return byNumber(a, b);
}

function byNumber(a: Value, b: Value): number {
  const [left, right] = [exact(a), exact(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** JavaScript compares bigint and number exactly, so integers stay bigints. */
function exact(value: Value): bigint | number {
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : 0;
}

/** Canonical timestamps sort as text once their fractions are of one length. */
function byDigits(a: string, b: string): number {
  const pad = (text: string) => `${text.slice(0, 19)}.${text.slice(20, -1).padEnd(6, '0')}`;
  return pad(a) < pad(b) ? -1 : pad(a) > pad(b) ? 1 : 0;
}

function byUtf8(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function byPath(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const order = byId(left[at] ?? '', right[at] ?? '');
    if (order !== 0) return order;
  }
  return Math.sign(left.length - right.length);
}

function byId(a: string, b: string): number {
  const number = (id: string) => /^__id(\d+)__$/.exec(id)?.[1];
  const [left, right] = [number(a), number(b)];
  if (left !== undefined && right !== undefined) return Math.sign(Number(left) - Number(right));
  if (left !== undefined) return -1;
  return right === undefined ? byUtf8(a, b) : 1;
}

function byElements(a: readonly Value[], b: readonly Value[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = specifiedOrder(a[at] as Value, b[at] as Value);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
}

function byFields(a: Fields, b: Fields): number {
  const [left, right] = [vectorElements(a), vectorElements(b)];
  if (left !== undefined && right !== undefined) {
    return Math.sign(left.length - right.length) || byElements(left, right);
  }
  const [names, others] = [Object.keys(a).sort(byUtf8), Object.keys(b).sort(byUtf8)];
  for (let at = 0; at < Math.min(names.length, others.length); at += 1) {
    const [name, other] = [names[at] as string, others[at] as string];
    const order = byUtf8(name, other) || specifiedOrder(a[name] as Value, b[other] as Value);
    if (order !== 0) return order;
  }
  return Math.sign(names.length - others.length);
}
