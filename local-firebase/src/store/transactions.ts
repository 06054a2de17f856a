import type { Query } from '../query/query.ts';
import { RpcError } from '../service/rpc-error.ts';
import { type Document, pathKey } from '../values/document.ts';
import type { Path } from '../values/resource-path.ts';
import type { Database } from './database.ts';

/** Lifetimes the platform documents, in microseconds. */
const MAX_AGE = 270_000_000;
const MAX_IDLE = 60_000_000;

/** A transaction remembers what it read; at its commit all of that must still be so. */
export interface Transaction {
  readonly id: string;
  readonly database: Database;
  /** Set for a read-only one: every read sees this moment. */
  readonly readTime: number | undefined;
  /** Path key to the update time read, 0 for a missing document. */
  readonly documents: Map<string, number>;
  readonly queries: { readonly query: Query; readonly fingerprint: string }[];
  readonly startedAt: number;
  usedAt: number;
}

export interface Transactions {
  begin(database: Database, now: number, readTime: number | undefined): Transaction;
  /** An open transaction of the database. Throws INVALID_ARGUMENT for any other id. */
  use(id: string, database: Database, now: number): Transaction;
  /** Ends it, whatever comes of it. */
  end(id: string): void;
}

/** `newId` makes base64 ids that were not used before. */
export function createTransactions(newId: () => string): Transactions {
  const open = new Map<string, Transaction>();
  function expire(now: number): void {
    for (const [id, { startedAt, usedAt }] of open) {
      if (now - startedAt > MAX_AGE || now - usedAt > MAX_IDLE) open.delete(id);
    }
  }
  return {
    begin(database, now, readTime) {
      expire(now);
      const transaction: Transaction = {
        id: newId(),
        database,
        readTime,
        documents: new Map(),
        queries: [],
        startedAt: now,
        usedAt: now,
      };
      open.set(transaction.id, transaction);
      return transaction;
    },
    use(id, database, now) {
      expire(now);
      const transaction = open.get(id);
      if (transaction === undefined || transaction.database !== database) {
        throw new RpcError(
          'INVALID_ARGUMENT',
          'The referenced transaction has expired or is no longer valid.',
        );
      }
      transaction.usedAt = now;
      return transaction;
    },
    end: (id) => open.delete(id),
  };
}

export function rememberDocument(transaction: Transaction, path: Path, document: Document | undefined): void {
  const key = pathKey(path);
  // The first read counts: a later one that differs must not hide the change.
  if (!transaction.documents.has(key)) transaction.documents.set(key, document?.updateTime ?? 0);
}

export function rememberQuery(transaction: Transaction, query: Query, documents: readonly Document[]): void {
  transaction.queries.push({ query, fingerprint: fingerprint(documents) });
}

function fingerprint(documents: readonly Document[]): string {
  return documents.map(({ key, updateTime }) => `${key}${updateTime}`).join(';');
}

/** Throws ABORTED when something the transaction read has changed since. */
export function checkReads({ database, documents, queries }: Transaction): void {
  for (const [key, updateTime] of documents) {
    if ((database.get(key)?.updateTime ?? 0) !== updateTime) throw contention();
  }
  for (const { query, fingerprint: read } of queries) {
    if (fingerprint(database.query(query).documents) !== read) throw contention();
  }
}

function contention(): RpcError {
  return new RpcError('ABORTED', 'Too much contention on these documents. Please try again.');
}
