import { aggregate, compileAggregations } from '../query/aggregation.ts';
import { compileQuery } from '../query/compile-query.ts';
import { checkPartitionable, partitionPoints } from '../query/partition-query.ts';
import type { Query } from '../query/query.ts';
import { missingIndex } from '../query/required-index.ts';
import type { QueryResult } from '../query/run-query.ts';
import type { Database } from '../store/database.ts';
import {
  invalidArgument,
  type JsonObject,
  readInteger,
  readObject,
  readRequiredString,
} from '../values/json-reader.ts';
import { type Path, parseParentName } from '../values/resource-path.ts';
import type { Caller, ProtoJson } from './firestore-service.ts';
import { maskedDocument } from './read-documents.ts';
import { openReadView, type ReadView } from './read-view.ts';
import { RpcError } from './rpc-error.ts';
import type { ServiceContext } from './service-context.ts';

interface OpenedQuery {
  readonly database: Database;
  readonly parent: Path;
  readonly query: Query;
}

/** Compiles a query below `parent`, checks rules and indexes. Throws with the outcome for the client. */
export function openQuery(
  context: ServiceContext,
  request: ProtoJson,
  structuredQuery: JsonObject,
  caller: Caller,
): OpenedQuery {
  const parent = parseParentName(readRequiredString(request.parent, 'parent'));
  const query = compileQuery(structuredQuery, parent.path, parent.database);
  const database = context.store.database(parent.database);
  context.rules.checkList(caller, database, parent.path, structuredQuery);
  const indexes = context.indexes();
  const missing = indexes && missingIndex(query, indexes);
  if (missing !== undefined) throw new RpcError('FAILED_PRECONDITION', missing);
  return { database, parent: parent.path, query };
}

export function* runQueryStream(
  context: ServiceContext,
  request: ProtoJson,
  caller: Caller,
): Iterable<ProtoJson> {
  rejectExplain(request);
  const structured = readObject(request.structuredQuery, 'structuredQuery');
  const { database, query } = openQuery(context, request, structured, caller);
  const view = openReadView(context, database, request);
  const { documents, skipped } = counted(context, query, view);
  const { readTime } = view;
  let extra: ProtoJson = {
    ...(view.newTransaction === undefined ? {} : { transaction: view.newTransaction }),
    ...(skipped === 0 ? {} : { skippedResults: skipped }),
  };
  if (documents.length === 0) yield { readTime, ...extra };
  for (const document of documents) {
    yield { document: maskedDocument(document, query.select), readTime, ...extra };
    extra = {};
  }
}

export function* runAggregationQueryStream(
  context: ServiceContext,
  request: ProtoJson,
  caller: Caller,
): Iterable<ProtoJson> {
  rejectExplain(request);
  const structured = readObject(request.structuredAggregationQuery, 'structuredAggregationQuery');
  const aggregations = compileAggregations(structured.aggregations);
  const inner = readObject(structured.structuredQuery, 'structuredQuery');
  const { database, query } = openQuery(context, request, inner, caller);
  const view = openReadView(context, database, request);
  const { documents } = counted(context, query, view, 'aggregate ');
  yield {
    result: { aggregateFields: aggregate(aggregations, documents) },
    readTime: view.readTime,
    ...(view.newTransaction === undefined ? {} : { transaction: view.newTransaction }),
  };
}

export function partitionQuery(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  context.rules.requireAdmin(caller, 'PartitionQuery');
  const structured = readObject(request.structuredQuery, 'structuredQuery');
  const { database, query } = openQuery(context, request, structured, caller);
  checkPartitionable(query);
  const count = readInteger(request.partitionCount, 'partitionCount') ?? 0;
  if (count < 1) throw invalidArgument('partitionCount must be positive.');
  const { documents } = openReadView(context, database, request).query(query);
  const partitions = partitionPoints(documents, count).map(({ name }) => ({
    values: [{ referenceValue: name }],
    before: true,
  }));
  return { partitions, nextPageToken: '' };
}

/** Runs a query and counts what it cost; an aggregation is billed one read per thousand entries. */
function counted(
  context: ServiceContext,
  query: Query,
  view: ReadView,
  kind: '' | 'aggregate ' = '',
): QueryResult {
  const result = view.query(query);
  const { length } = result.documents;
  const billed = kind === '' ? length + result.skipped : Math.ceil(length / 1000);
  context.usage.read(kind + query.shape, billed, result.scanned);
  return result;
}

function rejectExplain(request: ProtoJson): void {
  if (request.explainOptions !== undefined && request.explainOptions !== null) {
    throw new RpcError('UNIMPLEMENTED', 'Query explain is not available locally.');
  }
}
