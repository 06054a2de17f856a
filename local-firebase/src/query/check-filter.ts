import { formatFieldPath } from '../values/field-path.ts';
import { invalidArgument } from '../values/json-reader.ts';
import { countDisjunctions, disjunctions } from './disjunctions.ts';
import { type FieldFilter, type Filter, fieldFilters, isInequality } from './query.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_INEQUALITY_FIELDS = 10;
const NEGATIONS: ReadonlySet<string> = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);

/** The platform's rules on which filters may stand together. Throws INVALID_ARGUMENT with its texts. */
export function checkFilter(filter: Filter): void {
  const filters = fieldFilters(filter);
  checkNegations(filter, filters);
  checkInequalityFields(filters);
  const count = countDisjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `The query has ${count} disjunctions in disjunctive normal form. At most ${MAX_DISJUNCTIONS} are supported.`,
    );
  }
  for (const conjunction of disjunctions(filter)) {
    if (conjunction.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1) {
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
}

function checkNegations(filter: Filter, filters: readonly FieldFilter[]): void {
  if (filters.filter(({ op }) => NEGATIONS.has(op)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (!filters.some(({ op }) => op === 'NOT_IN')) return;
  const listed = filters.some(({ op }) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY');
  if (listed || hasOr(filter)) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function hasOr(filter: Filter): boolean {
  return filter.kind === 'or' || (filter.kind === 'and' && filter.filters.some(hasOr));
}

function checkInequalityFields(filters: readonly FieldFilter[]): void {
  const unequal = filters.filter(({ op }) => isInequality(op));
  const names = new Set(unequal.map(({ field }) => formatFieldPath(field)));
  if (names.size > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(
      `The query contains ${names.size} distinct inequality fields: [${[...names].join(', ')}]. ` +
        `A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
  const keyEquality = filters.some(({ op, onKey }) => onKey && (op === 'EQUAL' || op === 'IN'));
  if (keyEquality && names.size > 0 && !names.has('__name__')) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}
