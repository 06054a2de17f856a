import { protoToValue } from '../value/proto-value.ts';
import { type Fact, float, NULL, type RulesValue } from '../value/value.ts';
import { parseFieldPath } from './field-path.ts';

/** One thing that every document of a query's result satisfies. */
export interface Constraint {
  readonly field: readonly string[];
  readonly is:
    | { readonly kind: 'equal'; readonly value: RulesValue }
    | { readonly kind: 'facts'; readonly facts: readonly Fact[] };
}

/** Alternatives of constraints that hold together (disjunctive normal form). */
export type Alternatives = readonly (readonly Constraint[])[];

/** Far above the 30 disjunctions that the platform takes. */
const MAX_ALTERNATIVES = 100;
const MAX_NESTING = 100;

type Json = { readonly [field: string]: unknown };

export function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** Enums arrive by name, or by number from REST clients that ask for it. */
const FIELD_OPERATORS: ReadonlyMap<unknown, string> = new Map(
  [
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'EQUAL',
    'NOT_EQUAL',
    'ARRAY_CONTAINS',
    'IN',
    'ARRAY_CONTAINS_ANY',
    'NOT_IN',
  ].map((name, index) => [index + 1, name]),
);
const UNARY_OPERATORS: ReadonlyMap<unknown, string> = new Map([
  [2, 'IS_NAN'],
  [3, 'IS_NULL'],
  [4, 'IS_NOT_NAN'],
  [5, 'IS_NOT_NULL'],
]);

function operatorName(op: unknown, names: ReadonlyMap<unknown, string>): string {
  return names.get(op) ?? String(op);
}

const RELATIONS = new Map<string, '<' | '<=' | '>' | '>='>([
  ['LESS_THAN', '<'],
  ['LESS_THAN_OR_EQUAL', '<='],
  ['GREATER_THAN', '>'],
  ['GREATER_THAN_OR_EQUAL', '>='],
]);

/** `!=` and not-in leave out null as well. */
const NOT_NULL: Fact = { kind: 'differs', value: NULL };

function fieldOf(filter: Json): readonly string[] | undefined {
  const source = asJson(filter.field).fieldPath;
  return typeof source === 'string' ? parseFieldPath(source) : undefined;
}

function facts(field: readonly string[], ...known: readonly Fact[]): Constraint {
  return { field, is: { kind: 'facts', facts: known } };
}

function equal(field: readonly string[], value: RulesValue): Constraint {
  return { field, is: { kind: 'equal', value } };
}

function valuesOf(message: unknown): readonly RulesValue[] {
  const value = protoToValue(message);
  return value.type === 'list' ? value.items : [];
}

/** No alternative at all would prove anything; such a filter is invalid and counts as no filter. */
function anyOf(alternatives: Alternatives): Alternatives {
  return alternatives.length === 0 ? [[]] : alternatives;
}

function fieldFilter(filter: Json): Alternatives {
  const field = fieldOf(filter);
  if (field === undefined) {
    return [[]];
  }
  const operator = operatorName(filter.op, FIELD_OPERATORS);
  const relation = RELATIONS.get(operator);
  if (relation !== undefined) {
    return [[facts(field, { kind: 'bound', relation, value: protoToValue(filter.value) })]];
  }
  switch (operator) {
    case 'EQUAL':
      return [[equal(field, protoToValue(filter.value))]];
    case 'NOT_EQUAL':
      return [[facts(field, { kind: 'differs', value: protoToValue(filter.value) }, NOT_NULL)]];
    case 'ARRAY_CONTAINS':
      return [[facts(field, { kind: 'contains', value: protoToValue(filter.value) })]];
    case 'IN':
      return anyOf(valuesOf(filter.value).map((value) => [equal(field, value)]));
    case 'ARRAY_CONTAINS_ANY':
      return anyOf(valuesOf(filter.value).map((value) => [facts(field, { kind: 'contains', value })]));
    case 'NOT_IN':
      return [
        [
          facts(
            field,
            NOT_NULL,
            ...valuesOf(filter.value).map((value): Fact => ({ kind: 'differs', value })),
          ),
        ],
      ];
    default:
      return [[]];
  }
}

function unaryFilter(filter: Json): Alternatives {
  const field = fieldOf(filter);
  if (field === undefined) {
    return [[]];
  }
  const notNan: Fact = { kind: 'differs', value: float(Number.NaN) };
  switch (operatorName(filter.op, UNARY_OPERATORS)) {
    case 'IS_NULL':
      return [[equal(field, NULL)]];
    case 'IS_NAN':
      return [[equal(field, float(Number.NaN))]];
    case 'IS_NOT_NULL':
      return [[facts(field, NOT_NULL)]];
    case 'IS_NOT_NAN':
      return [[facts(field, NOT_NULL, notNan)]];
    default:
      return [[]];
  }
}

function both(left: Alternatives, right: Alternatives): Alternatives | undefined {
  if (left.length * right.length > MAX_ALTERNATIVES) {
    return undefined;
  }
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}

function compositeFilter(filter: Json, nesting: number): Alternatives | undefined {
  const filters = Array.isArray(filter.filters) ? filter.filters : [];
  const isOr = filter.op === 'OR' || filter.op === 2;
  let all: Alternatives | undefined = isOr ? [] : [[]];
  for (const part of filters) {
    const alternatives = readFilter(asJson(part), nesting + 1);
    if (all === undefined || alternatives === undefined) {
      return undefined;
    }
    all = isOr ? [...all, ...alternatives] : both(all, alternatives);
    if (all !== undefined && all.length > MAX_ALTERNATIVES) {
      return undefined;
    }
  }
  return all === undefined ? undefined : anyOf(all);
}

/**
 * The alternatives of a proto3-JSON `StructuredQuery.Filter`; `undefined` when there are too many of them.
 * A filter that is not understood constrains nothing, which can only deny.
 */
export function readFilter(filter: Json, nesting = 0): Alternatives | undefined {
  if (filter.compositeFilter !== undefined) {
    return nesting > MAX_NESTING ? undefined : compositeFilter(asJson(filter.compositeFilter), nesting);
  }
  if (filter.fieldFilter !== undefined) {
    return fieldFilter(asJson(filter.fieldFilter));
  }
  return filter.unaryFilter === undefined ? [[]] : unaryFilter(asJson(filter.unaryFilter));
}
