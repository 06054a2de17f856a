import type { Fields } from '@vcms/testing/access';

/** The same numbers for the same seed: a finding can be repeated. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const TEXTS = [
  '',
  ' ',
  '\u00a0',
  ' padded ',
  'a',
  'two words',
  'line\nbreak',
  'slash/inside',
  '../users/u1',
  'Ünïcödé',
  '👷'.repeat(40),
  'x'.repeat(61),
  'x'.repeat(121),
  'x'.repeat(2001),
  '2026-02-30',
  '2026-02-29',
  '2024-02-29',
  '1700-01-01',
  '2026-1-1',
  '0.005',
  '1.5',
  '-1.00',
  '99999999999999',
  '1e3',
  'A- VII',
  'A+++',
  'http://example.com',
  'https://example.com/a b',
  'javascript:alert(1)',
  '+1',
  '+13125550142',
  '123456',
  '12345678',
  'accepted',
  'approved',
  'firm',
  'client:Y',
  'Y',
  'B',
  '__proto__',
  'constructor',
  '\u0000',
];

const NUMBERS = [
  0,
  1,
  -1,
  0.5,
  2,
  999,
  1001,
  250_001,
  1e9,
  9e15,
  -0,
  3.999,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

export interface Picker {
  readonly random: () => number;
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
}

export function createPicker(random: () => number): Picker {
  return {
    random,
    pick: <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T,
    chance: (probability) => random() < probability,
  };
}

/** Any value Firestore can hold. */
function randomValue(picker: Picker, depth = 0): unknown {
  const kind = picker.pick(['text', 'text', 'number', 'number', 'flag', 'null', 'time', 'list', 'map']);
  switch (kind) {
    case 'text':
      return picker.pick(TEXTS);
    case 'number':
      return picker.pick(NUMBERS);
    case 'flag':
      return picker.chance(0.5);
    case 'null':
      return null;
    case 'time':
      return new Date(Math.floor(picker.random() * 4e12));
    case 'list':
      return randomList(picker, depth);
    default:
      return depth > 2 ? {} : randomMap(picker, depth + 1);
  }
}

/** Lists hold no lists. */
function randomList(picker: Picker, depth: number): readonly unknown[] {
  const size = picker.pick([0, 1, 2, 12, 21]);
  return Array.from({ length: size }, () => {
    const value = randomValue(picker, depth + 1);
    return Array.isArray(value) ? 'list' : value;
  });
}

export function randomMap(picker: Picker, depth = 0): Fields {
  const size = picker.pick([0, 1, 3, 8]);
  const names = ['state', 'name', 'clientId', 'basis', 'limit', 'value', 'x', 'gl', 'contractorId'];
  return Object.fromEntries(
    Array.from({ length: size }, () => [picker.pick(names), randomValue(picker, depth)]),
  );
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

/** The document with one thing changed somewhere: a field gone, added or filled with anything. */
export function mutate(picker: Picker, fields: Fields): Fields {
  const names = Object.keys(fields);
  const name = picker.pick(names);
  const inner = fields[name];
  if (isMap(inner) && Object.keys(inner).length > 0 && picker.chance(0.6)) {
    return { ...fields, [name]: mutate(picker, inner) };
  }
  const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  if (picker.chance(0.2)) return rest;
  if (picker.chance(0.15))
    return {
      ...fields,
      [picker.pick(['extra', 'role', 'visible', 'score', 'counts', 'mergedInto'])]: randomValue(picker),
    };
  return { ...fields, [name]: similar(picker, inner) };
}

/** Often a value of the same kind, so that bounds are met as well as types. */
function similar(picker: Picker, value: unknown): unknown {
  if (picker.chance(0.4)) return randomValue(picker);
  if (typeof value === 'string') return picker.pick([...TEXTS, `${value}x`, value.slice(1), ` ${value}`]);
  if (typeof value === 'number') return picker.pick([...NUMBERS, value + 1, value - 1, value * 10]);
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? [...value, picker.pick(TEXTS)] : randomValue(picker);
}
