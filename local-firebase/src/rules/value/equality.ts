import type { ConcreteValue, RulesValue, SetValue } from './value.ts';

function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

function sameLists(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return (
    left.length === right.length &&
    left.every((item, index) => {
      const other = right[index];
      return other !== undefined && strictlyEqual(item, other);
    })
  );
}

function sameMaps(left: ReadonlyMap<string, RulesValue>, right: ReadonlyMap<string, RulesValue>): boolean {
  if (left.size !== right.size) {
    return false;
  }
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !strictlyEqual(value, other)) {
      return false;
    }
  }
  return true;
}

function sameNames(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index]);
}

function equalOfOneType(left: ConcreteValue, right: ConcreteValue): boolean {
  switch (left.type) {
    case 'null':
      return true;
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
      return left.value === (right as typeof left).value;
    case 'list':
      return sameLists(left.items, (right as typeof left).items);
    case 'set':
      return sameSets(left, right as typeof left);
    case 'map':
      return sameMaps(left.entries, (right as typeof left).entries);
    case 'timestamp':
    case 'duration':
      return left.nanos === (right as typeof left).nanos;
    case 'latlng':
      return (
        left.latitude === (right as typeof left).latitude &&
        left.longitude === (right as typeof left).longitude
      );
    case 'path':
      return sameNames(left.segments, (right as typeof left).segments);
    case 'bytes':
      return sameBytes(left.value, (right as typeof left).value);
    case 'map_diff':
      return sameNames(left.added, (right as typeof left).added) && left === right;
  }
}

function sameSets(left: SetValue, right: SetValue): boolean {
  if (left.items.length !== right.items.length) {
    return false;
  }
  const keys = new Set(right.items.map(strictKey));
  return left.items.every((item) => keys.has(strictKey(item)));
}

/** Equality inside of lists, sets and maps: an int never equals a float there. Abstract values equal nothing. */
export function strictlyEqual(left: RulesValue, right: RulesValue): boolean {
  if (left.type === 'abstract' || right.type === 'abstract' || left.type !== right.type) {
    return false;
  }
  return equalOfOneType(left, right);
}

/** The `==` of two concrete values: as strict equality, but numbers compare by value (`1 == 1.0`). */
export function looselyEqual(left: ConcreteValue, right: ConcreteValue): boolean {
  if (left.type === 'int' && right.type === 'float') {
    return numericallyEqual(left.value, right.value);
  }
  if (left.type === 'float' && right.type === 'int') {
    return numericallyEqual(right.value, left.value);
  }
  return strictlyEqual(left, right);
}

function numericallyEqual(whole: bigint, real: number): boolean {
  return !(whole < real) && !(whole > real) && !Number.isNaN(real);
}

/** A string that two values share exactly when they are strictly equal; it makes sets and membership linear. */
export function strictKey(value: RulesValue): string {
  switch (value.type) {
    case 'list':
      return `[${value.items.map(strictKey).join(',')}]`;
    case 'set':
      return `<${value.items.map(strictKey).sort().join(',')}>`;
    case 'map':
      return `{${[...value.entries]
        .map(([key, item]) => `${JSON.stringify(key)}:${strictKey(item)}`)
        .sort()
        .join(',')}}`;
    case 'string':
      return JSON.stringify(value.value);
    case 'int':
      return `i${value.value}`;
    case 'float':
      return `f${value.value === 0 ? 0 : value.value}`;
    case 'bool':
      return String(value.value);
    case 'timestamp':
    case 'duration':
      return `${value.type}${value.nanos}`;
    case 'latlng':
      return `g${value.latitude},${value.longitude}`;
    case 'path':
      return `/${value.segments.map((segment) => JSON.stringify(segment)).join('/')}`;
    case 'bytes':
      return `b${Buffer.from(value.value).toString('base64')}`;
    case 'null':
    case 'map_diff':
    case 'abstract':
      return value.type;
  }
}

/** Drops later duplicates. */
export function distinct(items: readonly RulesValue[]): SetValue {
  const seen = new Map<string, RulesValue>();
  for (const item of items) {
    const key = strictKey(item);
    if (!seen.has(key)) {
      seen.set(key, item);
    }
  }
  return { type: 'set', items: [...seen.values()] };
}
