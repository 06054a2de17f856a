import { formatFieldPath } from '../values/field-path.ts';
import { nearestShape } from './find-nearest.ts';
import type { FieldOperator, Filter, Query } from './query.ts';
import { describeScope } from './scope.ts';

const SYMBOLS: Readonly<Record<FieldOperator, string>> = {
  LESS_THAN: '< ?',
  LESS_THAN_OR_EQUAL: '<= ?',
  GREATER_THAN: '> ?',
  GREATER_THAN_OR_EQUAL: '>= ?',
  EQUAL: '== ?',
  NOT_EQUAL: '!= ?',
  ARRAY_CONTAINS: 'array-contains ?',
  IN: 'in [?]',
  ARRAY_CONTAINS_ANY: 'array-contains-any [?]',
  NOT_IN: 'not-in [?]',
  IS_NAN: 'is NaN',
  IS_NULL: 'is null',
  IS_NOT_NAN: 'is not NaN',
  IS_NOT_NULL: 'is not null',
};

/** The query in words, without its values: queries that differ in these only are counted together. */
export function queryShape(query: Omit<Query, 'shape'>): string {
  const parts = [describeScope(query.scope)];
  if (query.filter !== undefined) parts.push(`where ${filterShape(query.filter)}`);
  const orders = query.orderBy.filter(({ onKey, direction }) => !onKey || direction === 'DESCENDING');
  if (orders.length > 0) {
    const words = orders.map((order) => {
      return formatFieldPath(order.field) + (order.direction === 'DESCENDING' ? ' desc' : '');
    });
    parts.push(`order by ${words.join(', ')}`);
  }
  if (query.startAt !== undefined || query.endAt !== undefined) parts.push('from a cursor');
  if (query.limit !== undefined) parts.push('limit ?');
  if (query.nearest !== undefined) parts.push(nearestShape(query.nearest));
  return parts.join(' ');
}

function filterShape(filter: Filter): string {
  if (filter.kind === 'field') return `${formatFieldPath(filter.field)} ${SYMBOLS[filter.op]}`;
  return `(${filter.filters.map(filterShape).join(` ${filter.kind} `)})`;
}
