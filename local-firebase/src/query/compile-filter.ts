import { encodePath, encodeValue } from '../values/encode-value.ts';
import { type FieldPath, formatFieldPath, isKeyPath, parseFieldPath } from '../values/field-path.ts';
import {
  invalidArgument,
  type JsonObject,
  readEnum,
  readList,
  readObject,
  readRequiredString,
} from '../values/json-reader.ts';
import { parseValue } from '../values/parse-value.ts';
import { type DatabaseName, parseDocumentName } from '../values/resource-path.ts';
import { doubleValue, isNaNValue, NULL_VALUE, type Value } from '../values/value.ts';
import type { FieldFilter, FieldOperator, Filter } from './query.ts';

const FIELD_OPERATORS = {
  LESS_THAN: 1,
  LESS_THAN_OR_EQUAL: 2,
  GREATER_THAN: 3,
  GREATER_THAN_OR_EQUAL: 4,
  EQUAL: 5,
  NOT_EQUAL: 6,
  ARRAY_CONTAINS: 7,
  IN: 8,
  ARRAY_CONTAINS_ANY: 9,
  NOT_IN: 10,
} as const;

const UNARY_OPERATORS = { IS_NAN: 2, IS_NULL: 3, IS_NOT_NAN: 4, IS_NOT_NULL: 5 } as const;
const COMPOSITE_OPERATORS = { AND: 1, OR: 2 } as const;

const LIST_LIMITS = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 } as const;

const NULL_KEY = encodeValue(NULL_VALUE);
const NAN_KEY = encodeValue(doubleValue(Number.NaN));

/** Reads a StructuredQuery.Filter. Throws INVALID_ARGUMENT with the platform's texts. */
export function compileFilter(json: unknown, database: DatabaseName): Filter {
  const filter = readObject(json, 'Filter');
  if (filter.compositeFilter !== undefined) return compileComposite(filter.compositeFilter, database);
  if (filter.fieldFilter !== undefined) return compileFieldFilter(filter.fieldFilter, database);
  if (filter.unaryFilter !== undefined) return compileUnary(filter.unaryFilter);
  throw invalidArgument('A filter needs a compositeFilter, a fieldFilter or a unaryFilter.');
}

function compileComposite(json: unknown, database: DatabaseName): Filter {
  const composite = readObject(json, 'CompositeFilter');
  const op = readEnum(composite.op, COMPOSITE_OPERATORS, 'operator of a composite filter');
  if (op === undefined) throw invalidArgument('A composite filter needs the operator AND or OR.');
  const filters = readList(composite.filters, 'CompositeFilter.filters').map((part) =>
    compileFilter(part, database),
  );
  if (filters.length === 0 && op === 'OR') {
    throw invalidArgument('Composite filter must have at least one sub-filter.');
  }
  const [only] = filters;
  if (filters.length === 1 && only !== undefined) return only;
  return { kind: op === 'AND' ? 'and' : 'or', filters };
}

function compileFieldFilter(json: unknown, database: DatabaseName): FieldFilter {
  const filter = readObject(json, 'FieldFilter');
  const field = readFieldReference(filter.field);
  const op = readEnum(filter.op, FIELD_OPERATORS, 'operator of a field filter');
  if (op === undefined) throw invalidArgument(`The filter on ${formatFieldPath(field)} needs an operator.`);
  const operands = readOperands(op, parseValue(filter.value, 'query'));
  if (isKeyPath(field)) return keyFilter(field, op, operands, database);
  const isNever = (value: Value): boolean => 'nullValue' in value || isNaNValue(value);
  if (op === 'NOT_EQUAL' && operands.some((value) => 'nullValue' in value))
    return unaryFilter(field, 'IS_NOT_NULL');
  const positive = op !== 'NOT_EQUAL' && op !== 'NOT_IN';
  const usable = positive ? operands.filter((value) => !isNever(value)) : operands;
  const hasNull = operands.some((value) => 'nullValue' in value);
  return { kind: 'field', field, onKey: false, op, keys: usable.map((value) => encodeValue(value)), hasNull };
}

/** The values compared against: the elements for a list operator, else the value itself. */
function readOperands(op: keyof typeof FIELD_OPERATORS, value: Value): readonly Value[] {
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return [value];
  if (!('arrayValue' in value)) throw invalidArgument(`'${op}' requires an ArrayValue.`);
  const values = value.arrayValue.values ?? [];
  if (values.length === 0) throw invalidArgument(`'${op}' requires an non-empty ArrayValue.`);
  if (values.length > LIST_LIMITS[op]) {
    throw invalidArgument(`'${op}' supports up to ${LIST_LIMITS[op]} comparison values.`);
  }
  return values;
}

function keyFilter(
  field: FieldPath,
  op: FieldOperator,
  operands: readonly Value[],
  database: DatabaseName,
): FieldFilter {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY')
    throw invalidArgument('the name __key__ is reserved');
  const keys = operands.map((value) => documentKey(value, database));
  return { kind: 'field', field, onKey: true, op, keys, hasNull: false };
}

function documentKey(value: Value, database: DatabaseName): string {
  if (!('referenceValue' in value)) throw invalidArgument('__key__ filter value must be a Key');
  const resource = parseDocumentName(value.referenceValue);
  const { projectId, databaseId } = resource.database;
  if (projectId !== database.projectId || databaseId !== database.databaseId) {
    throw invalidArgument(
      `The document ${value.referenceValue} in a __name__ filter is of another database.`,
    );
  }
  return encodePath(resource.path);
}

function compileUnary(json: unknown): FieldFilter {
  const filter = readObject(json, 'UnaryFilter');
  const field = readFieldReference(filter.field);
  const op = readEnum(filter.op, UNARY_OPERATORS, 'operator of a unary filter');
  if (op === undefined) throw invalidArgument(`The filter on ${formatFieldPath(field)} needs an operator.`);
  if (isKeyPath(field)) throw invalidArgument('__key__ filter value must be a Key');
  return unaryFilter(field, op);
}

function unaryFilter(field: FieldPath, op: keyof typeof UNARY_OPERATORS): FieldFilter {
  const keys = [op === 'IS_NULL' || op === 'IS_NOT_NULL' ? NULL_KEY : NAN_KEY];
  return { kind: 'field', field, onKey: false, op, keys, hasNull: false };
}

/** Reads a StructuredQuery.FieldReference. */
export function readFieldReference(json: unknown): FieldPath {
  const reference: JsonObject = readObject(json, 'FieldReference');
  return parseFieldPath(readRequiredString(reference.fieldPath, 'FieldReference.fieldPath'));
}
