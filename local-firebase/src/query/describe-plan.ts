import { formatFieldPath } from '../values/field-path.ts';
import { planQuery } from './plan-query.ts';
import type { Direction, Query } from './query.ts';
import type { ViewSignature } from './sorted-view.ts';

/** One entry of PlanSummary.indexesUsed, in the platform's words. */
export interface IndexUsed {
  readonly query_scope: 'Collection' | 'Collection group';
  /** Such as `(tags CONTAINS, city ASC, __name__ ASC)`. */
  readonly properties: string;
}

const SHORT: Readonly<Record<Direction, string>> = { ASCENDING: 'ASC', DESCENDING: 'DESC' };

/** The indexes a query goes through, one for each of its disjunctions that differ. */
export function indexesUsed(query: Query): readonly IndexUsed[] {
  const scope = query.scope.allDescendants ? 'Collection group' : 'Collection';
  const signatures = planQuery(query).map(({ signature }) => signature);
  const vector =
    query.nearest && `${formatFieldPath(query.nearest.field)} VECTOR<${query.nearest.vector.length}>`;
  const properties = new Set(signatures.map((signature) => describe(signature, vector)));
  return [...properties].map((text) => ({ query_scope: scope, properties: text }));
}

function describe({ contains, equal, orderBy }: ViewSignature, vector: string | undefined): string {
  const parts = [
    ...(contains === undefined ? [] : [`${formatFieldPath(contains)} CONTAINS`]),
    ...equal.map((field) => `${formatFieldPath(field)} ASC`),
    ...orderBy.map(({ field, direction }) => `${formatFieldPath(field)} ${SHORT[direction]}`),
    ...(vector === undefined ? [] : [vector]),
  ];
  return `(${parts.join(', ')})`;
}
