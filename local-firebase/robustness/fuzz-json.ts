import type { SeededRandom } from './seeded-random.ts';

/**
 * A well-formed message with parts of it replaced, dropped, renamed or repeated: in a quarter of the messages none, in
 * half of them one or two, else many. Damage in many places is refused at the first; only a little gets far inside.
 */
export function mutated(random: SeededRandom, json: unknown): unknown {
  const kind = random.int(4);
  if (kind === 0) return json;
  return damaged(random, json, kind === 3 ? 0.15 : 1.5 / countNodes(json));
}

/** @param rate probability of damage at each node */
function damaged(random: SeededRandom, json: unknown, rate: number): unknown {
  if (random.chance(rate / 2)) return junk(random);
  if (Array.isArray(json)) {
    const items = json.map((item) => damaged(random, item, rate));
    return random.chance(rate / 4) ? [...items, ...items, junk(random)] : items;
  }
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).flatMap(([key, value]): [string, unknown][] => {
    if (random.chance(rate / 4)) return [];
    return [[random.chance(rate / 4) ? random.pick(ODD_KEYS) : key, damaged(random, value, rate)]];
  });
  if (random.chance(rate / 4)) entries.push([random.pick(ODD_KEYS), junk(random)]);
  return Object.fromEntries(entries);
}

function countNodes(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1;
  return Object.values(json).reduce<number>((sum, value) => sum + countNodes(value), 1);
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
