import { formatFieldPath } from '../values/field-path.ts';
import { type Conjunction, disjunctions } from './disjunctions.ts';
import type { CompositeIndex, IndexField, IndexFile } from './index-file.ts';
import { missingVectorIndex } from './missing-vector-index.ts';
import type { Direction, Query } from './query.ts';

/** What an index must offer for one disjunction: equal fields in any order, then the order exactly. */
interface Need {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly equal: readonly string[];
  readonly contains: string | undefined;
  readonly order: readonly { readonly fieldPath: string; readonly order: Direction }[];
}

const EQUALITIES: ReadonlySet<string> = new Set(['EQUAL', 'IS_NULL', 'IS_NAN']);

/**
 * The message for a query whose index is not in firestore.indexes.json, or undefined when it can run. Follows the
 * platform: every field has indexes of its own, which may be merged for equalities; everything else is composite.
 */
export function missingIndex(query: Query, file: IndexFile): string | undefined {
  if (query.scope.collectionId === undefined) return undefined;
  if (query.nearest !== undefined) return missingVectorIndex(query, query.nearest, file);
  for (const conjunction of disjunctions(query.filter)) {
    const need = needOf(query, conjunction);
    if (!isServed(need, file)) return describeMissing(need);
  }
  return undefined;
}

function needOf({ scope, orderBy }: Query, conjunction: Conjunction): Need {
  const fields = conjunction.filter(({ onKey }) => !onKey);
  const equal = new Set(
    fields.filter(({ op }) => EQUALITIES.has(op)).map(({ field }) => formatFieldPath(field)),
  );
  const contains = fields.find(({ op }) => op === 'ARRAY_CONTAINS');
  const order = orderBy.map(({ field, direction }) => ({
    fieldPath: formatFieldPath(field),
    order: direction,
  }));
  const written = order.filter(({ fieldPath }) => !equal.has(fieldPath));
  return {
    collectionGroup: scope.collectionId ?? '',
    queryScope: scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: [...equal].sort(),
    contains: contains && formatFieldPath(contains.field),
    order: dropImpliedName(written),
  };
}

/** Indexes end with the name in the direction of their last field, so that one need not be asked for. */
function dropImpliedName(order: Need['order']): Need['order'] {
  const last = order[order.length - 1];
  const previous = order[order.length - 2];
  if (last?.fieldPath !== '__name__') return order;
  return previous === undefined || previous.order === last.order ? order.slice(0, -1) : order;
}

function isServed(need: Need, file: IndexFile): boolean {
  const wanted = [...need.equal, ...(need.contains === undefined ? [] : [`${need.contains}[]`])];
  if (wanted.length === 0 && need.order.length === 0) return true;
  const offers = [...compositeOffers(need, file.indexes), ...singleOffers(need, file)];
  if (wanted.length === 0) return offers.some((offer) => offer.length === 0);
  return wanted.every((field) => offers.some((offer) => offer.includes(field)));
}

/** For each composite index that ends with the order: the equal fields it takes care of. */
function compositeOffers(need: Need, indexes: readonly CompositeIndex[]): string[][] {
  return indexes.flatMap((index) => {
    if (index.collectionGroup !== need.collectionGroup || index.queryScope !== need.queryScope) return [];
    const fields = dropTrailingName(index.fields, need);
    const head = fields.slice(0, fields.length - need.order.length);
    const tail = fields.slice(head.length);
    const ordered =
      tail.length === need.order.length &&
      need.order.every(
        ({ fieldPath, order }, at) => tail[at]?.fieldPath === fieldPath && tail[at]?.order === order,
      );
    const offered = head.map(({ fieldPath, arrayConfig }) => (arrayConfig ? `${fieldPath}[]` : fieldPath));
    const usable = offered.every((name) => need.equal.includes(name) || name === `${need.contains}[]`);
    return ordered && usable ? [offered] : [];
  });
}

function dropTrailingName(fields: readonly IndexField[], need: Need): readonly IndexField[] {
  const asksName = need.order[need.order.length - 1]?.fieldPath === '__name__';
  const endsWithName = fields[fields.length - 1]?.fieldPath === '__name__';
  return endsWithName && !asksName ? fields.slice(0, -1) : fields;
}

/** The same for the automatic indexes of single fields, which firestore.indexes.json may change. */
function singleOffers(need: Need, file: IndexFile): string[][] {
  const [order, ...more] = need.order;
  if (more.length > 0) return [];
  if (order !== undefined) return hasSingle(need, order.fieldPath, order.order, file) ? [[]] : [];
  const offers: string[][] = [];
  for (const field of need.equal) {
    const either = ['ASCENDING', 'DESCENDING'] as const;
    if (either.some((mode) => hasSingle(need, field, mode, file))) offers.push([field]);
  }
  if (need.contains !== undefined && hasSingle(need, need.contains, 'CONTAINS', file)) {
    offers.push([`${need.contains}[]`]);
  }
  return offers;
}

function hasSingle(need: Need, fieldPath: string, mode: Direction | 'CONTAINS', file: IndexFile): boolean {
  const override = file.fieldOverrides.find(
    (entry) => entry.collectionGroup === need.collectionGroup && entry.fieldPath === fieldPath,
  );
  if (override === undefined) return need.queryScope === 'COLLECTION';
  return override.indexes.some(
    (index) => index.queryScope === need.queryScope && (index.arrayConfig ?? index.order) === mode,
  );
}

function describeMissing(need: Need): string {
  const fields: IndexField[] = [
    ...need.equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
    ...(need.contains === undefined ? [] : [{ fieldPath: need.contains, arrayConfig: 'CONTAINS' as const }]),
    ...need.order,
  ];
  const { collectionGroup, queryScope } = need;
  const [only, ...more] = fields;
  if (only !== undefined && more.length === 0) {
    const { fieldPath, ...mode } = only;
    const override = { collectionGroup, fieldPath, indexes: [{ queryScope, ...mode }] };
    return (
      `The query requires a ${queryScope} index of the field ${fieldPath} in ${collectionGroup}. ` +
      `Add this to "fieldOverrides" in firestore.indexes.json: ${JSON.stringify(override)}`
    );
  }
  const index = { collectionGroup, queryScope, fields };
  return `The query requires an index. Add this to "indexes" in firestore.indexes.json: ${JSON.stringify(index)}`;
}
