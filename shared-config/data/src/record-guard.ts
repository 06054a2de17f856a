import type { z } from '@vcms/domain/schemas';
import { isMap } from './plain-fields.ts';

type Fields = Readonly<Record<string, unknown>>;
type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** What a guard says of the fields of a document: its content, or each wrong field with what is wrong. */
type Verdict<Content> =
  | { readonly ok: true; readonly value: Content }
  | { readonly ok: false; readonly problems: readonly string[] };

export type Guard<Content> = (fields: Fields) => Verdict<Content>;

function problemOf({ path, message }: Issue): string {
  return `${path.map(String).join('.')}: ${message}`;
}

/** The verdict of a schema. A schema that fails itself is a bug, and still must not take the other documents away. */
export function createGuard<Schema extends z.ZodType<object>>(schema: Schema): Guard<z.infer<Schema>> {
  return (fields) => {
    try {
      const result = schema.safeParse(fields);
      return result.success
        ? { ok: true, value: result.data }
        : { ok: false, problems: result.error.issues.map(problemOf) };
    } catch (cause) {
      return { ok: false, problems: [`the document could not be checked: ${String(cause)}`] };
    }
  };
}

/** A map in a document, each of whose values is checked by itself. */
export interface RecordParts {
  readonly field: string;
  /** The schema of one value; that of the document is a record of it, and compares no value with another field. */
  readonly schema: z.ZodType<object>;
}

/**
 * The guard of a long document, by its parts: a part that is the object that passed before is not checked again, and gives
 * what it gave then. It says the same as the guard of the whole; a schema that fails itself fails that.
 */
export function createPartsGuard<Schema extends z.ZodType<object>>(
  schema: Schema,
  { field, schema: partSchema }: RecordParts,
): Guard<z.infer<Schema>> {
  const whole = createGuard(schema);
  const part = createGuard(partSchema);
  const passed = new WeakMap<object, unknown>();

  /** The parts as their schema gives them; undefined: one of them is wrong. */
  function partsOf(map: Fields): Fields | undefined {
    const parts: [string, unknown][] = [];
    for (const [key, value] of Object.entries(map)) {
      if (!isMap(value)) return undefined;
      let known = passed.get(value);
      if (known === undefined) {
        const verdict = part(value);
        if (!verdict.ok) return undefined;
        known = verdict.value;
        passed.set(value, known);
      }
      parts.push([key, known]);
    }
    return Object.fromEntries(parts);
  }

  return (fields) => {
    const map = fields[field];
    const known = isMap(map) ? (passed.get(map) ?? partsOf(map)) : undefined;
    // Whatever is wrong is named by the schema of the whole.
    if (!isMap(map) || known === undefined) return whole(fields);
    passed.set(map, known);
    const rest = whole({ ...fields, [field]: {} });
    return rest.ok ? { ok: true, value: { ...rest.value, [field]: known } } : whole(fields);
  };
}
