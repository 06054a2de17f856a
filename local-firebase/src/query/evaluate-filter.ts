import type { Document } from '../values/document.ts';
import { encodeValue } from '../values/encode-value.ts';
import { getField } from '../values/field-path.ts';
import { arrayElements, type Value } from '../values/value.ts';
import type { FieldFilter, Filter } from './query.ts';

/** Whether a document satisfies the filter (not the order, which needs its fields, nor the cursors). */
export function matchesFilter(filter: Filter | undefined, document: Document): boolean {
  if (filter === undefined) return true;
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matchesFilter(part, document));
    case 'or':
      return filter.filters.some((part) => matchesFilter(part, document));
    case 'field':
      return filter.onKey ? matchesKey(filter, document.key) : matchesField(filter, document);
  }
}

function matchesKey(filter: FieldFilter, key: string): boolean {
  const [operand = ''] = filter.keys;
  switch (filter.op) {
    case 'LESS_THAN':
      return key < operand;
    case 'LESS_THAN_OR_EQUAL':
      return key <= operand;
    case 'GREATER_THAN':
      return key > operand;
    case 'GREATER_THAN_OR_EQUAL':
      return key >= operand;
    case 'NOT_EQUAL':
    case 'NOT_IN':
      return !filter.keys.includes(key);
    default:
      return filter.keys.includes(key);
  }
}

function matchesField(filter: FieldFilter, document: Document): boolean {
  const value = getField(document.fields, filter.field);
  return value !== undefined && matchesValue(filter, value);
}

function matchesValue(filter: FieldFilter, value: Value): boolean {
  switch (filter.op) {
    case 'IS_NULL':
      return 'nullValue' in value;
    case 'IS_NOT_NULL':
      return !('nullValue' in value);
    case 'ARRAY_CONTAINS':
    case 'ARRAY_CONTAINS_ANY':
      return arrayElements(value)?.some((element) => filter.keys.includes(encodeValue(element))) ?? false;
    case 'EQUAL':
    case 'IN':
    case 'IS_NAN':
      return filter.keys.includes(encodeValue(value));
    case 'NOT_EQUAL':
    case 'NOT_IN':
    case 'IS_NOT_NAN':
      return !filter.hasNull && !('nullValue' in value) && !filter.keys.includes(encodeValue(value));
    default:
      return matchesRange(filter, encodeValue(value));
  }
}

/** Ranges compare within one type only; every type has its own first unit. */
function matchesRange(filter: FieldFilter, key: string): boolean {
  const [operand = ''] = filter.keys;
  if (key.charAt(0) !== operand.charAt(0)) return false;
  switch (filter.op) {
    case 'LESS_THAN':
      return key < operand;
    case 'LESS_THAN_OR_EQUAL':
      return key <= operand;
    case 'GREATER_THAN':
      return key > operand;
    default:
      return key >= operand;
  }
}
