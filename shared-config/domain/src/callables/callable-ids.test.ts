import { describe, expect, it } from 'vitest';
import { CALLABLES } from './callable-table.ts';

interface Schema {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly innerType?: Schema;
    readonly element?: Schema;
    readonly options?: readonly Schema[];
    readonly in?: Schema;
    readonly valueType?: Schema;
  };
  safeParse(value: unknown): { readonly success: boolean };
}

/** Every text of a request with the name that it has there; those of lists and choices bear the name of the list. */
function textsOf(schema: Schema, name: string): readonly (readonly [string, Schema])[] {
  const { type, shape, innerType, element, options, in: before, valueType } = schema.def;
  // A text that is checked further: the whole of it is the check.
  if (type === 'string' || (type === 'pipe' && before?.def.type === 'string')) return [[name, schema]];
  if (shape !== undefined)
    return Object.entries(shape).flatMap(([key, inner]) => textsOf(inner, `${name}.${key}`));
  const parts = [innerType, element, before, valueType, ...(options ?? [])];
  return parts.flatMap((part) => (part === undefined ? [] : textsOf(part, name)));
}

/** Ids of records: by them the server reads and writes, and a wrong one would fail there, as if it were the server's own fault. */
const IDS = Object.entries(CALLABLES).flatMap(([callable, { request }]) =>
  textsOf(request as unknown as Schema, callable).filter(([name]) =>
    /(?:\.id|Id|Ids|\.ids|uid|uids)$/.test(name),
  ),
);

describe('an id that no document can have', () => {
  it('is looked for in the requests of many callables', () => {
    expect(new Set(IDS.map(([name]) => name.split('.')[0])).size).toBeGreaterThan(30);
  });

  it.each(IDS)('is refused as a wrong argument: %s', (_name, schema) => {
    for (const none of ['.', '..', '__all__', '', 'a/b', 'x'.repeat(1_501)])
      expect(schema.safeParse(none).success, none).toBe(false);
  });
});
