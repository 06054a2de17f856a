import type { Query } from '../query/query.ts';
import type { QueryResult } from '../query/run-query.ts';
import type { Database } from '../store/database.ts';
import { rememberDocument, rememberQuery, type Transaction } from '../store/transactions.ts';
import { type Document, pathKey } from '../values/document.ts';
import { invalidArgument, isJsonObject, type JsonObject, readString } from '../values/json-reader.ts';
import type { Path } from '../values/resource-path.ts';
import { formatMicros, parseMicros } from '../values/timestamp.ts';
import type { ServiceContext } from './service-context.ts';

/** The documents as one call sees them: now, at a moment in the past, or inside a transaction. */
export interface ReadView {
  /** RFC 3339. */
  readonly readTime: string;
  /** Id of the transaction this call began. */
  readonly newTransaction: string | undefined;
  get(path: Path): Document | undefined;
  query(query: Query): QueryResult;
}

/** Reads the consistency selector of a request. Throws INVALID_ARGUMENT. */
export function openReadView(context: ServiceContext, database: Database, request: JsonObject): ReadView {
  const id = readString(request.transaction, 'transaction');
  if (id !== '') {
    const transaction = context.transactions.use(id, database, context.store.time.readTime());
    return transactionView(context, transaction, undefined);
  }
  if (isJsonObject(request.newTransaction)) {
    const transaction = beginTransaction(context, database, request.newTransaction);
    return transactionView(context, transaction, transaction.id);
  }
  const readTime = parseReadTime(context, database, request.readTime);
  return readTime === undefined ? currentView(context, database) : pastView(database, readTime, undefined);
}

/** Begins a transaction after its TransactionOptions; read-write without any. */
export function beginTransaction(
  context: ServiceContext,
  database: Database,
  options: JsonObject | undefined,
): Transaction {
  const now = context.store.time.readTime();
  const readOnly = isJsonObject(options?.readOnly) ? options.readOnly : undefined;
  if (readOnly === undefined) return context.transactions.begin(database, now, undefined);
  return context.transactions.begin(
    database,
    now,
    parseReadTime(context, database, readOnly.readTime) ?? now,
  );
}

function parseReadTime(context: ServiceContext, database: Database, json: unknown): number | undefined {
  if (json === undefined || json === null) return undefined;
  const time = typeof json === 'string' ? parseMicros(json) : undefined;
  if (time === undefined) throw invalidArgument('readTime must be an RFC 3339 time.');
  if (time > context.store.time.readTime())
    throw invalidArgument('The requested read time is in the future.');
  if (time < database.oldestReadable()) {
    throw invalidArgument(
      `The requested snapshot version is too old. The oldest readable time is ${formatMicros(database.oldestReadable())}.`,
    );
  }
  return time;
}

function currentView(context: ServiceContext, database: Database): ReadView {
  return {
    readTime: formatMicros(context.store.time.readTime()),
    newTransaction: undefined,
    get: (path) => database.get(pathKey(path)),
    query: (query) => database.query(query),
  };
}

function pastView(database: Database, time: number, newTransaction: string | undefined): ReadView {
  return {
    readTime: formatMicros(time),
    newTransaction,
    get: (path) => database.getAt(pathKey(path), time),
    query: (query) => database.queryAt(query, time),
  };
}

function transactionView(
  context: ServiceContext,
  transaction: Transaction,
  newTransaction: string | undefined,
): ReadView {
  const { database, readTime } = transaction;
  if (readTime !== undefined) return pastView(database, readTime, newTransaction);
  const current = currentView(context, database);
  return {
    ...current,
    newTransaction,
    get(path) {
      const document = current.get(path);
      rememberDocument(transaction, path, document);
      return document;
    },
    query(query) {
      const result = current.query(query);
      rememberQuery(transaction, query, result.documents);
      return result;
    },
  };
}
