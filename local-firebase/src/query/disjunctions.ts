import type { FieldFilter, Filter } from './query.ts';

/** A list of comparisons that must all hold. `IN` and `ARRAY_CONTAINS_ANY` are split into one per operand. */
export type Conjunction = readonly FieldFilter[];

/** How many conjunctions `disjunctions` would give, without building them. */
export function countDisjunctions(filter: Filter): number {
  switch (filter.kind) {
    case 'field':
      return isList(filter) ? filter.keys.length : 1;
    case 'or':
      return filter.filters.reduce((sum, part) => sum + countDisjunctions(part), 0);
    case 'and':
      return filter.filters.reduce((product, part) => product * countDisjunctions(part), 1);
  }
}

function isList(filter: FieldFilter): boolean {
  return filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
}

/** Disjunctive normal form. A query without a filter is one empty conjunction. */
export function disjunctions(filter: Filter | undefined): Conjunction[] {
  if (filter === undefined) return [[]];
  switch (filter.kind) {
    case 'field':
      return splitList(filter);
    case 'or':
      return filter.filters.flatMap((part) => disjunctions(part));
    case 'and':
      return filter.filters.reduce<Conjunction[]>(
        (left, part) => {
          const right = disjunctions(part);
          return left.flatMap((a) => right.map((b) => [...a, ...b]));
        },
        [[]],
      );
  }
}

function splitList(filter: FieldFilter): Conjunction[] {
  if (!isList(filter)) return [[filter]];
  const op = filter.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  return filter.keys.map((key) => [{ ...filter, op, keys: [key] }]);
}
