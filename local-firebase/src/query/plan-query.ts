import { AFTER, invertKey } from '../values/encode-value.ts';
import { type FieldPath, formatFieldPath } from '../values/field-path.ts';
import { type Conjunction, disjunctions } from './disjunctions.ts';
import { endBound, startBound } from './order-key.ts';
import type { FieldFilter, OrderBy, Query } from './query.ts';
import type { ViewSignature } from './sorted-view.ts';

/** One contiguous stretch of one view. Entries may still fail the filter; none that passes it lies outside. */
export interface RangeScan {
  readonly signature: ViewSignature;
  /** Leading part of the keys; what follows it is the order key. */
  readonly prefix: string;
  /** Keys from here on .. */
  readonly from: string;
  /** .. and below this. */
  readonly to: string;
}

const EQUALITIES: ReadonlySet<string> = new Set(['EQUAL', 'IS_NULL', 'IS_NAN']);

/** The scans whose union holds every result, one per disjunction. */
export function planQuery(query: Query): RangeScan[] {
  return disjunctions(query.filter)
    .filter((conjunction) => !conjunction.some(matchesNothing))
    .map((conjunction) => planConjunction(query, conjunction));
}

/** A comparison whose only operand was null or NaN, for example `== null` outside of a unary filter. */
function matchesNothing({ op, keys }: FieldFilter): boolean {
  return keys.length === 0 && op !== 'NOT_EQUAL' && op !== 'NOT_IN';
}

function planConjunction(query: Query, conjunction: Conjunction): RangeScan {
  const contains = conjunction.find(({ op }) => op === 'ARRAY_CONTAINS');
  const equal = new Map<string, FieldFilter>();
  for (const filter of conjunction) {
    if (EQUALITIES.has(filter.op) && !filter.onKey) equal.set(formatFieldPath(filter.field), filter);
  }
  const equalFilters = [...equal.keys()].sort().map((name) => equal.get(name) as FieldFilter);
  const prefix = [...(contains ? [contains] : []), ...equalFilters].map(({ keys }) => keys[0] ?? '').join('');
  const interval = orderInterval(query.orderBy[0], conjunction);
  return {
    signature: {
      contains: contains?.field,
      equal: equalFilters.map((filter): FieldPath => filter.field),
      orderBy: query.orderBy,
    },
    prefix,
    from: prefix + greatest(startBound(query.startAt), interval.from),
    to: prefix + least(endBound(query.endAt), interval.to),
  };
}

interface Interval {
  readonly from: string;
  readonly to: string;
}

/** The stretch of order keys that the comparisons on the first ordered field leave. */
function orderInterval(order: OrderBy | undefined, conjunction: Conjunction): Interval {
  let from = '';
  let to = AFTER;
  if (order === undefined) return { from, to };
  const name = formatFieldPath(order.field);
  for (const filter of conjunction) {
    if (formatFieldPath(filter.field) !== name) continue;
    const interval = filterInterval(filter, order.direction === 'DESCENDING');
    from = greatest(from, interval.from);
    to = least(to, interval.to);
  }
  return { from, to };
}

function filterInterval(filter: FieldFilter, descending: boolean): Interval {
  const [key = ''] = filter.keys;
  const type = filter.onKey ? '' : key.charAt(0);
  switch (filter.op) {
    case 'LESS_THAN':
      return directedInterval(type, true, key, false, descending);
    case 'LESS_THAN_OR_EQUAL':
      return directedInterval(type, true, key, true, descending);
    case 'GREATER_THAN':
      return directedInterval(key, false, type, true, descending);
    case 'GREATER_THAN_OR_EQUAL':
      return directedInterval(key, true, type, true, descending);
    case 'EQUAL':
    case 'IS_NULL':
    case 'IS_NAN':
      return directedInterval(key, true, key, true, descending);
    default:
      return { from: '', to: AFTER };
  }
}

/** Bounds stand for all keys they are a prefix of; an inclusive one takes those in. */
function directedInterval(
  low: string,
  lowInclusive: boolean,
  high: string,
  highInclusive: boolean,
  descending: boolean,
): Interval {
  if (!descending) {
    return { from: lowInclusive ? low : low + AFTER, to: highInclusive ? high + AFTER : high };
  }
  const top = invertKey(high);
  const bottom = invertKey(low);
  return { from: highInclusive ? top : top + AFTER, to: lowInclusive ? bottom + AFTER : bottom };
}

function greatest(a: string, b: string): string {
  return a > b ? a : b;
}

function least(a: string, b: string): string {
  return a < b ? a : b;
}
