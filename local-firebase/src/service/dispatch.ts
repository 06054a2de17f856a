import { isJsonObject, readRequiredString } from '../values/json-reader.ts';
import { batchWrite, commit, databaseOf } from './commit-writes.ts';
import { createDocument, deleteDocument, updateDocument } from './edit-documents.ts';
import type { Caller, ProtoJson, ServerStreamMethod, UnaryMethod } from './firestore-service.ts';
import { listCollectionIds, listDocuments } from './list-documents.ts';
import { batchGetDocuments, getDocument } from './read-documents.ts';
import { partitionQuery, runAggregationQueryStream, runQueryStream } from './read-queries.ts';
import { beginTransaction } from './read-view.ts';
import type { ServiceContext } from './service-context.ts';

type Unary = (context: ServiceContext, request: ProtoJson, caller: Caller) => ProtoJson;
type Streaming = (context: ServiceContext, request: ProtoJson, caller: Caller) => Iterable<ProtoJson>;

/** The methods by name. They run to their end without giving way, so each sees one state of the store. */
export const UNARY_METHODS: Readonly<Record<UnaryMethod, Unary>> = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BeginTransaction: begin,
  Commit: commit,
  Rollback: rollback,
  BatchWrite: batchWrite,
  PartitionQuery: partitionQuery,
  ListCollectionIds: listCollectionIds,
};

export const STREAMING_METHODS: Readonly<Record<ServerStreamMethod, Streaming>> = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQueryStream,
  RunAggregationQuery: runAggregationQueryStream,
};

function begin(context: ServiceContext, request: ProtoJson): ProtoJson {
  const options = isJsonObject(request.options) ? request.options : undefined;
  return { transaction: beginTransaction(context, databaseOf(context, request), options).id };
}

/** Also succeeds for a transaction that has ended: clients roll back after a failed commit. */
function rollback(context: ServiceContext, request: ProtoJson): ProtoJson {
  databaseOf(context, request);
  context.transactions.end(readRequiredString(request.transaction, 'transaction'));
  return {};
}
