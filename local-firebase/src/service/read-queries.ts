import { aggregate, compileAggregations } from '../query/aggregation.ts';
import { compileQuery } from '../query/compile-query.ts';
import { findNearest } from '../query/find-nearest.ts';
import { checkPartitionable, partitionPoints } from '../query/partition-query.ts';
import type { Query } from '../query/query.ts';
import { missingIndex } from '../query/required-index.ts';
import type { Database } from '../store/database.ts';
import type { Document } from '../values/document.ts';
import {
  invalidArgument,
  type JsonObject,
  readInteger,
  readObject,
  readRequiredString,
} from '../values/json-reader.ts';
import { type Path, parseParentName } from '../values/resource-path.ts';
import { type ExecutionCost, type Explain, explainMetrics, readExplain } from './explain-query.ts';
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
function openQuery(
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
  const explain = allowedExplain(context, request, caller);
  const structured = readObject(request.structuredQuery, 'structuredQuery');
  const { database, query } = openQuery(context, request, structured, caller);
  if (explain === 'plan') {
    yield { explainMetrics: explainMetrics(query) };
    return;
  }
  const view = openReadView(context, database, request);
  const { documents, skipped, cost } = counted(context, query, view);
  const { readTime } = view;
  const metrics = explain === undefined ? {} : { explainMetrics: explainMetrics(query, cost) };
  let extra: ProtoJson = {
    ...(view.newTransaction === undefined ? {} : { transaction: view.newTransaction }),
    ...(skipped === 0 ? {} : { skippedResults: skipped }),
  };
  if (documents.length === 0) yield { readTime, ...extra, ...metrics };
  for (const [at, document] of documents.entries()) {
    const last = at === documents.length - 1 ? metrics : {};
    yield { document: maskedDocument(document, query.select), readTime, ...extra, ...last };
    extra = {};
  }
}

export function* runAggregationQueryStream(
  context: ServiceContext,
  request: ProtoJson,
  caller: Caller,
): Iterable<ProtoJson> {
  const explain = allowedExplain(context, request, caller);
  const structured = readObject(request.structuredAggregationQuery, 'structuredAggregationQuery');
  const aggregations = compileAggregations(structured.aggregations);
  const inner = readObject(structured.structuredQuery, 'structuredQuery');
  const { database, query } = openQuery(context, request, inner, caller);
  if (explain === 'plan') {
    yield { explainMetrics: explainMetrics(query) };
    return;
  }
  const view = openReadView(context, database, request);
  const { documents, cost } = counted(context, query, view, 'aggregate ');
  yield {
    result: { aggregateFields: aggregate(aggregations, documents) },
    readTime: view.readTime,
    ...(view.newTransaction === undefined ? {} : { transaction: view.newTransaction }),
    ...(explain === undefined
      ? {}
      : { explainMetrics: explainMetrics(query, { ...cost, resultsReturned: 1 }) }),
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

interface CountedResult {
  readonly documents: readonly Document[];
  /** Results left out by the offset. */
  readonly skipped: number;
  readonly cost: ExecutionCost;
}

/**
 * Runs a query and counts what it cost. An aggregation is billed one read per thousand entries, a vector search one
 * per hundred vectors besides its results.
 */
function counted(
  context: ServiceContext,
  query: Query,
  view: ReadView,
  kind: '' | 'aggregate ' = '',
): CountedResult {
  const began = context.elapsed();
  const { documents: all, skipped, scanned } = view.query(query);
  const documents = query.nearest === undefined ? all : findNearest(query.nearest, all);
  const { length } = documents;
  const vectors = query.nearest === undefined ? 0 : Math.ceil(all.length / 100);
  const billed = kind === '' ? length + skipped + vectors : Math.ceil(length / 1000);
  context.usage.read(kind + query.shape, billed, scanned);
  const cost = {
    resultsReturned: length,
    readOperations: Math.max(1, billed),
    entriesScanned: scanned,
    milliseconds: context.elapsed() - began,
  };
  return { documents, skipped, cost };
}

/** Plans tell about data beyond what the rules show. */
function allowedExplain(context: ServiceContext, request: ProtoJson, caller: Caller): Explain | undefined {
  const explain = readExplain(request);
  if (explain !== undefined) context.rules.requireAdmin(caller, 'Query explain');
  return explain;
}
