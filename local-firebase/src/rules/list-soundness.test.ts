import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideWith, documentAt, firestoreRules, getRequest, PROBE_MICROS } from './rules-probe.ts';

type Json = { readonly [field: string]: unknown };
type Scalar = string | number | boolean | null;
type Field = Scalar | readonly Scalar[];
/** Whole numbers are stored as doubles when the name of the field says so: rules can tell them apart. */
type Data = { readonly [field: string]: Field };

interface Filter {
  readonly field: string;
  readonly op: string;
  readonly values: readonly Scalar[];
}

const SCALARS: readonly Scalar[] = ['x', 'y', '', 1, 2, 2.5, true, false, null];
const FIELDS = ['a', 'b', 'real'] as const;

const scalar = fc.constantFrom(...SCALARS);
const field = fc.constantFrom(...FIELDS);
const content: fc.Arbitrary<Field> = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }));
const data: fc.Arbitrary<Data> = fc.dictionary(field, content, { maxKeys: 3 });
const filter: fc.Arbitrary<Filter> = fc.record({
  field,
  op: fc.constantFrom(
    'EQUAL',
    'NOT_EQUAL',
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'IN',
    'NOT_IN',
    'ARRAY_CONTAINS',
    'ARRAY_CONTAINS_ANY',
  ),
  values: fc.array(
    scalar.filter((value) => value !== null),
    { minLength: 1, maxLength: 2 },
  ),
});

function literal(value: Scalar): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

const atom: fc.Arbitrary<string> = fc
  .tuple(
    field,
    scalar,
    scalar,
    fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in', 'of', 'is', 'has', 'any', 'all', 'get', 'size'),
  )
  .map(([name, one, other, kind]) => {
    const member = `resource.data.${name}`;
    const items = `[${literal(one)}, ${literal(other)}]`;
    switch (kind) {
      case 'in':
        return `${member} in ${items}`;
      case 'of':
        return `${literal(one)} in ${member}`;
      case 'is':
        return `${member} is ${typeof one === 'number' ? 'int' : typeof one === 'boolean' ? 'number' : 'list'}`;
      case 'has':
        return `'${name}' in resource.data`;
      case 'any':
        return `${member}.hasAny(${items})`;
      case 'all':
        return `${member}.hasAll([${literal(one)}])`;
      case 'get':
        return `resource.data.get('${name}', ${literal(one)}) == ${literal(other)}`;
      case 'size':
        return `${member}.size() >= 0`;
      default:
        return `${member} ${kind} ${literal(one)}`;
    }
  });

const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} && ${right})`),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} || ${right})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([when, then, otherwise]) => `(${when} ? ${then} : ${otherwise})`),
  ),
}));

function proto(value: Field, real = false): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value !== 'number') return { arrayValue: { values: value.map((item) => proto(item, real)) } };
  return Number.isInteger(value) && !real ? { integerValue: String(value) } : { doubleValue: value };
}

function order(left: Scalar, right: Scalar): number | undefined {
  if (typeof left !== typeof right || left === null || right === null) {
    return undefined;
  }
  return left < right ? -1 : left > right ? 1 : 0;
}

/** What a query returns, written down a second time: independent of the code under test. */
function matches(document: Data, { field: name, op, values }: Filter): boolean {
  const found = document[name];
  const [first = null] = values;
  if (found === undefined) {
    return false;
  }
  if (typeof found === 'object' && found !== null) {
    const wanted = op === 'ARRAY_CONTAINS' ? [first] : values;
    const contains = op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY';
    return contains ? wanted.some((value) => found.includes(value)) : op === 'NOT_EQUAL' || op === 'NOT_IN';
  }
  const compared = order(found, first);
  switch (op) {
    case 'EQUAL':
      return found === first;
    case 'IN':
      return values.includes(found);
    case 'NOT_EQUAL':
      return found !== null && found !== first;
    case 'NOT_IN':
      return found !== null && !values.includes(found);
    case 'LESS_THAN':
      return compared !== undefined && compared < 0;
    case 'LESS_THAN_OR_EQUAL':
      return compared !== undefined && compared <= 0;
    case 'GREATER_THAN':
      return compared !== undefined && compared > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return compared !== undefined && compared >= 0;
    default:
      return false;
  }
}

function filterJson({ field: fieldPath, op, values }: Filter): Json {
  const many = op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
  const value = many ? proto(values) : proto(values[0] ?? null);
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

test('a query that is allowed returns only documents that may be read one by one', () => {
  let allowed = 0;
  fc.assert(
    fc.property(
      condition,
      fc.array(filter, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.array(data, { minLength: 20, maxLength: 20 }),
      (rule, filters, either, documents) => {
        const rules = firestoreRules(`match /notes/{id} { allow read: if ${rule}; }`);
        const where = { compositeFilter: { op: either ? 'OR' : 'AND', filters: filters.map(filterJson) } };
        const verdict = decideWith(rules, {
          service: 'cloud.firestore',
          method: 'list',
          databaseId: '(default)',
          parent: [],
          structuredQuery: { from: [{ collectionId: 'notes' }], where },
          auth: null,
          timeMicros: PROBE_MICROS,
        });
        allowed += verdict.allowed ? 1 : 0;
        const results = documents.filter((document) =>
          either
            ? filters.some((one) => matches(document, one))
            : filters.every((one) => matches(document, one)),
        );
        for (const document of verdict.allowed ? results : []) {
          const fields = Object.fromEntries(
            Object.entries(document).map(([name, value]) => [name, proto(value, name === 'real')]),
          );
          const resource = documentAt('notes/n', fields);
          expect(decideWith(rules, getRequest('notes/n', { resource })).allowed).toBe(true);
        }
      },
    ),
    { numRuns: 3000 },
  );
  expect(allowed).toBeGreaterThan(50);
});
