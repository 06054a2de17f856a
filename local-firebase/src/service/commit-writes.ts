import { writeMoment } from '../store/apply-write.ts';
import type { Database } from '../store/database.ts';
import { parseWrite } from '../store/parse-write.ts';
import { type StagedCommit, type StagedStep, stageWrites } from '../store/stage-writes.ts';
import { checkReads } from '../store/transactions.ts';
import type { Write } from '../store/write.ts';
import { pathKey } from '../values/document.ts';
import { invalidArgument, readList, readRequiredString, readString } from '../values/json-reader.ts';
import { type DatabaseName, parseDatabaseName } from '../values/resource-path.ts';
import { formatMicros } from '../values/timestamp.ts';
import { checkIndexLimits } from './check-index-limits.ts';
import type { Caller, ProtoJson } from './firestore-service.ts';
import { collectionShape } from './read-documents.ts';
import { RpcError, toStatusJson } from './rpc-error.ts';
import type { ServiceContext } from './service-context.ts';

const MAX_BATCH_WRITES = 500;
/** The platform's limit of a request. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

export interface CommitOutcome {
  readonly staged: StagedCommit;
  readonly commitTime: string;
}

/**
 * Checks and stores writes as one whole. Throws PERMISSION_DENIED, then what a precondition says (NOT_FOUND,
 * ALREADY_EXISTS, FAILED_PRECONDITION), then INVALID_ARGUMENT for too much to index; nothing is stored then.
 */
export function commitWrites(
  context: ServiceContext,
  database: Database,
  writes: readonly Write[],
  caller: Caller,
): CommitOutcome {
  const moment = writeMoment(context.store.time.nextCommitTime());
  const staged = stageWrites(database.name, (key) => database.get(key), writes, moment);
  context.rules.checkCommit(caller, database, staged);
  if (staged.failure !== undefined) throw staged.failure;
  checkIndexLimits(staged, context.indexes());
  context.store.commit(database, staged);
  for (const { write } of staged.steps) countWrite(context, write);
  return { staged, commitTime: formatMicros(moment.commitTime) };
}

function countWrite(context: ServiceContext, { kind, path }: Write): void {
  if (kind === 'verify') return;
  const what = kind === 'delete' ? 'delete' : 'write';
  context.usage.write(`${what} ${collectionShape(path)}`, what);
}

/** google.firestore.v1.Commit. */
export function commit(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  const database = databaseOf(context, request);
  const transaction = readString(request.transaction, 'transaction');
  const writes = parseWrites(request.writes, database.name);
  if (transaction !== '') endTransaction(context, database, transaction, writes);
  const { staged, commitTime } = commitWrites(context, database, writes, caller);
  return { writeResults: staged.steps.map(writeResult), commitTime };
}

/** Closes the transaction and makes sure that what it read still holds. */
function endTransaction(
  context: ServiceContext,
  database: Database,
  id: string,
  writes: readonly Write[],
): void {
  const transaction = context.transactions.use(id, database, context.store.time.readTime());
  context.transactions.end(id);
  if (transaction.readTime === undefined) checkReads(transaction);
  else if (writes.length > 0) throw invalidArgument('Cannot modify entities in a read-only transaction.');
}

export function parseWrites(json: unknown, database: DatabaseName): Write[] {
  const list = readList(json, 'writes');
  // Counting bytes costs a pass over the request; small ones are told by their number of writes.
  if (list.length > 1 && Buffer.byteLength(JSON.stringify(list)) > MAX_REQUEST_BYTES) {
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
  }
  return list.map((write) => parseWrite(write, database));
}

export function databaseOf(context: ServiceContext, request: ProtoJson): Database {
  return context.store.database(parseDatabaseName(readRequiredString(request.database, 'database')));
}

export function writeResult({ after, transformResults }: StagedStep): ProtoJson {
  return {
    ...(after === undefined ? {} : { updateTime: formatMicros(after.updateTime) }),
    ...(transformResults.length === 0 ? {} : { transformResults }),
  };
}

/** google.firestore.v1.BatchWrite: every write on its own, each with its status. */
export function batchWrite(context: ServiceContext, request: ProtoJson, caller: Caller): ProtoJson {
  const database = databaseOf(context, request);
  const list = readList(request.writes, 'writes');
  if (list.length > MAX_BATCH_WRITES) {
    throw invalidArgument(`maximum ${MAX_BATCH_WRITES} writes allowed per request`);
  }
  const writes = parseWrites(list, database.name);
  if (new Set(writes.map(({ path }) => pathKey(path))).size < writes.length) {
    throw invalidArgument('A batch write must not write the same document more than once.');
  }
  const outcomes = writes.map((write) => writeAlone(context, database, write, caller));
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

function writeAlone(context: ServiceContext, database: Database, write: Write, caller: Caller) {
  try {
    const { staged } = commitWrites(context, database, [write], caller);
    return { result: staged.steps.map(writeResult)[0] ?? {}, status: { code: 0, message: '' } };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { result: {}, status: toStatusJson(error) };
  }
}
