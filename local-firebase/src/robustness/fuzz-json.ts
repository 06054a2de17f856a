import type { SeededRandom } from './seeded-random.ts';

/** Replaces, drops, repeats and wraps parts of a well-formed message, about one in a few nodes. */
export function mutated(random: SeededRandom, json: unknown): unknown {
  if (random.chance(0.06)) return junk(random);
  if (Array.isArray(json)) {
    const items = json.map((item) => mutated(random, item));
    if (random.chance(0.03)) return [...items, ...items, junk(random)];
    return items;
  }
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).flatMap(([key, value]): [string, unknown][] => {
    if (random.chance(0.04)) return [];
    if (random.chance(0.03)) return [[random.pick(ODD_KEYS), value]];
    return [[key, mutated(random, value)]];
  });
  if (random.chance(0.03)) entries.push([random.pick(ODD_KEYS), junk(random)]);
  return Object.fromEntries(entries);
}

/** JSON text of a message, sometimes cut, sometimes with junk in the middle, sometimes nested beyond any stack. */
export function damagedText(random: SeededRandom, json: unknown): string {
  const text = JSON.stringify(json) ?? '';
  if (random.chance(0.85)) return text;
  const at = random.int(text.length + 1);
  return random.pick([
    () => text.slice(0, at),
    () => text.slice(0, at) + random.text(8) + text.slice(at),
    () => `${'['.repeat(20_000)}${text}`,
    () => `${'{"mapValue":{"fields":{"a":'.repeat(2_000)}${text}${'}}}'.repeat(2_000)}`,
    () => `{"writes":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    () => text.replace(/\d+/, '9'.repeat(400)),
    () => '',
    () => 'null',
  ])();
}

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  '',
  'a.b',
  '`',
  '__name__',
  'é',
  'fields',
];

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '9'.repeat(400),
  '-9223372036854775809',
  'NaN',
  'Infinity',
  '',
  [],
  {},
  [[]],
  [null],
  { value: {} },
  { integerValue: 'x' },
  { stringValue: 'a', integerValue: '1' },
  { timestampValue: '0000-00-00T00:00:00Z' },
  { timestampValue: '+275760-09-13T00:00:00Z' },
  { bytesValue: '%%%' },
  { referenceValue: 'projects//databases//documents' },
  { geoPointValue: { latitude: 1e9, longitude: 'x' } },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { doubleValue: '1e999' },
  { mapValue: { fields: { __type__: { stringValue: '__vector__' } } } },
];

function junk(random: SeededRandom): unknown {
  if (random.chance(0.2)) return random.text(20);
  if (random.chance(0.1)) return nested(random.pick([25, 150, 700]));
  return random.pick(ODD_VALUES);
}

function nested(depth: number): unknown {
  let json: unknown = { nullValue: null };
  for (let at = 0; at < depth; at += 1) {
    json = at % 2 === 0 ? { mapValue: { fields: { a: json } } } : { arrayValue: { values: [json] } };
  }
  return json;
}
