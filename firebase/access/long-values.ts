import { RECORD_SCHEMAS, type RecordName } from '@vcms/data';
import type { z } from '@vcms/domain/schemas';
import type { Fields } from '@vcms/testing/access';

/** The part of a JSON schema that is walked. */
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** Where a value stands: names of fields, 0 for the first of a list. */
export type Place = readonly (string | 0)[];

interface LongValue {
  readonly place: Place;
  readonly value: unknown;
}

const LONG = 'x'.repeat(100_000);
const MANY = 2_000;

function longValues(shape: Shape, place: Place): readonly LongValue[] {
  const inner = [...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap((part) => longValues(part, place));
  if (shape.type === 'object') {
    const named = Object.entries(shape.properties ?? {}).flatMap(([name, part]) =>
      longValues(part, [...place, name]),
    );
    const open = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;
    return [...inner, ...named, ...(open === undefined ? [] : longValues(open, [...place, 'x']))];
  }
  if (shape.type === 'array')
    return [
      ...inner,
      { place, value: Array.from({ length: MANY }, (_, at) => `x${at}`) },
      ...longValues(shape.items ?? {}, [...place, 0]),
    ];
  return shape.type === 'string' ? [...inner, { place, value: LONG }] : inner;
}

/** A text of 100,000 characters for each text of a record, however deep, and 2,000 texts for each list. */
export function longValuesOf(name: RecordName): readonly LongValue[] {
  const schema: z.ZodType = RECORD_SCHEMAS[name];
  const shape = schema.toJSONSchema({ unrepresentable: 'any', io: 'input' }) as Shape;
  const found = longValues(shape, []);
  const seen = new Set<string>();
  return found.filter(({ place, value }) => {
    const key = `${place.join('.')}${typeof value}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The data with this value at this place; what leads there is made where it is missing. */
export function withValue(data: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value;
  if (first === 0) {
    const [head, ...tail] = Array.isArray(data) ? data : [];
    return [withValue(head, rest, value), ...tail];
  }
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Fields;
  // Of a map with any keys the first one that is there.
  const key = first === 'x' && !('x' in fields) ? (Object.keys(fields)[0] ?? 'x') : first;
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}
