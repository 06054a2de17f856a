import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import {
  invalidArgument,
  type JsonObject,
  readBoolean,
  readInteger,
  readList,
  readObject,
  readOptionalObject,
  readString,
} from '../values/json-reader.ts';
import { checkResourceId, type DatabaseName, type Path } from '../values/resource-path.ts';
import { checkFilter } from './check-filter.ts';
import { compileFilter } from './compile-filter.ts';
import { compileCursor, compileOrders, completeOrders } from './compile-order.ts';
import { compileNearest } from './find-nearest.ts';
import { fieldFilters, type Query } from './query.ts';
import { queryShape } from './query-shape.ts';
import type { Scope } from './scope.ts';

/**
 * Checks a google.firestore.v1.StructuredQuery in proto3-JSON and completes it.
 * Throws INVALID_ARGUMENT with the platform's texts.
 */
export function compileQuery(json: unknown, parent: Path, database: DatabaseName): Query {
  const structured = readObject(json, 'StructuredQuery');
  const scope = compileScope(structured, parent);
  const filter = structured.where == null ? undefined : compileFilter(structured.where, database);
  if (filter !== undefined) checkFilter(filter);
  const written = compileOrders(structured.orderBy);
  const orderBy = completeOrders(written, filter);
  const query = {
    scope,
    filter,
    orderBy,
    explicitOrders: written.length,
    startAt: compileCursor(structured.startAt, orderBy, written.length, database),
    endAt: compileCursor(structured.endAt, orderBy, written.length, database),
    offset: natural(structured.offset, 'offset') ?? 0,
    limit: natural(structured.limit, 'limit'),
    select: compileSelect(structured.select),
    nearest: compileNearest(structured.findNearest),
  };
  checkKindless(query);
  return { ...query, shape: queryShape(query) };
}

function compileScope(structured: JsonObject, parent: Path): Scope {
  const from = readList(structured.from, 'StructuredQuery.from');
  if (from.length > 1) throw invalidArgument('A query selects from one collection only.');
  const selector = from.length === 0 ? {} : readObject(from[0], 'CollectionSelector');
  const collectionId = readString(selector.collectionId, 'CollectionSelector.collectionId');
  if (collectionId !== '') checkResourceId(collectionId, 'Collection id');
  return {
    parent,
    collectionId: collectionId === '' ? undefined : collectionId,
    allDescendants: readBoolean(selector.allDescendants, 'CollectionSelector.allDescendants'),
  };
}

function natural(json: unknown, what: 'limit' | 'offset'): number | undefined {
  const number = readInteger(json, what);
  if (number !== undefined && number < 0) throw invalidArgument(`${what} is negative`);
  return number;
}

function compileSelect(json: unknown): Query['select'] {
  const projection = readOptionalObject(json, 'Projection');
  if (projection === undefined) return undefined;
  const fields = readList(projection.fields, 'Projection.fields').map((entry) => {
    const fieldPath = readString(readObject(entry, 'FieldReference').fieldPath, 'fieldPath');
    return parseFieldPath(fieldPath);
  });
  return fields.length === 0 ? undefined : fields;
}

/** Without a collection id there is no index but the one on names. */
function checkKindless({ scope, filter, orderBy }: Omit<Query, 'shape'>): void {
  if (scope.collectionId !== undefined) return;
  const foreign = fieldFilters(filter).find(({ onKey }) => !onKey);
  if (foreign !== undefined) {
    throw invalidArgument(`kind is required for filter: ${formatFieldPath(foreign.field)}`);
  }
  if (orderBy.some(({ onKey, direction }) => !onKey || direction !== 'ASCENDING')) {
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  }
}
