import { type Document, makeDocument, pathKey } from '../values/document.ts';
import {
  type DatabaseName,
  formatDatabaseName,
  parseDatabaseName,
  splitResourceName,
} from '../values/resource-path.ts';
import { type CommitClock, createCommitClock } from './commit-clock.ts';
import { createDatabase, type Database, type DocumentChange } from './database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { DatabaseMeta, Persistence, StoreContents, StoredRecord } from './persistence.ts';
import { createRecordRows } from './record-rows.ts';
import type { StagedCommit } from './stage-writes.ts';

/** What listeners hear of. Sent after the change is durable and visible, before it is acknowledged. */
export interface StoreEvent {
  /** `reset`: the whole database was cleared; `changes` then holds every document. */
  readonly kind: 'commit' | 'reset';
  readonly database: Database;
  /** Microseconds. */
  readonly time: number;
  readonly changes: readonly DocumentChange[];
}

/** All databases: memory first, every commit durable before it is visible. */
export interface DocumentStore {
  readonly time: CommitClock;
  /** Databases come into being when first named. */
  database(name: DatabaseName): Database;
  databases(): Iterable<Database>;
  /** Stores a staged commit without failures; the changed documents. */
  commit(database: Database, staged: StagedCommit): readonly DocumentChange[];
  /** Deletes everything of a database and makes all resume tokens worthless. */
  reset(database: Database): void;
  subscribe(listener: (event: StoreEvent) => void): () => void;
  /** Messages that commits left, see `outboxOf`. */
  readonly outbox: Pick<Outbox, 'pending' | 'remove'>;
  close(): Promise<void>;
}

export interface DocumentStoreOptions {
  readonly persistence: Persistence;
  /** Wall clock in milliseconds. */
  readonly clock: () => number;
  /** Makes a name that no earlier database had. */
  readonly newIncarnation: () => string;
  /** Deletions remembered per database; listeners older than the rest start anew. */
  readonly keepTombstones?: number;
  /** Messages to keep with a commit, in the same step; nothing by default. */
  readonly outboxOf?: (event: StoreEvent) => readonly unknown[];
}

const KEEP_TOMBSTONES = 20_000;

export function openDocumentStore(options: DocumentStoreOptions): DocumentStore {
  const { persistence, clock, newIncarnation, keepTombstones = KEEP_TOMBSTONES, outboxOf } = options;
  const contents = persistence.load();
  const outbox = createOutbox(persistence, contents.outbox);
  const rows = createRecordRows();
  const databases = new Map<string, Database>();
  const listeners = new Set<(event: StoreEvent) => void>();
  let closed = false;
  const time = createCommitClock({
    clock,
    startAfter: contents.horizon,
    onHorizon: (horizon) => persistence.apply({ horizon }),
  });
  for (const database of loadDatabases(contents, rows.restore)) {
    databases.set(formatDatabaseName(database.name), database);
  }

  function open(name: DatabaseName): Database {
    const key = formatDatabaseName(name);
    const known = databases.get(key);
    if (known !== undefined) return known;
    const now = time.readTime();
    const meta: DatabaseMeta = { incarnation: newIncarnation(), completeSince: 0 };
    persistence.apply({ databases: [[key, meta]] });
    const database = createDatabase({ name, meta, documents: [], tombstones: [], loadedAt: now });
    databases.set(key, database);
    return database;
  }
  function publish(event: StoreEvent): void {
    for (const listener of listeners) listener(event);
  }
  function commit(database: Database, { finals, moment }: StagedCommit): readonly DocumentChange[] {
    const changes = changesOf(finals);
    if (changes.length === 0) return changes;
    const put = changes.map((change) => recordOf(change, moment.commitTime));
    const event: StoreEvent = { kind: 'commit', database, time: moment.commitTime, changes };
    const messages = outbox.stage(outboxOf?.(event) ?? []);
    persistence.apply({
      put: put.map((record) => [rows.rowOf(record.name), record] as const),
      outbox: messages,
    });
    for (const record of put) rows.stored(record.name, record);
    database.apply(changes, moment.commitTime);
    outbox.add(messages);
    publish(event);
    if (put.some((record) => 'deleteTime' in record)) forgetOldDeletions(database);
    return changes;
  }
  /** Goes down to half at once, so that not every deletion has to forget another one. */
  function forgetOldDeletions(database: Database): void {
    const key = formatDatabaseName(database.name);
    const prefix = `${key}/documents/`;
    if (rows.traces(prefix) <= keepTombstones) return;
    const pruned = rows.prune(prefix, Math.floor(keepTombstones / 2));
    if (pruned === undefined) return;
    const meta = { ...database.meta, completeSince: pruned.until };
    persistence.apply({ remove: pruned.rows, databases: [[key, meta]] });
    database.setMeta(meta);
  }
  return {
    time,
    database: open,
    databases: () => databases.values(),
    commit,
    reset(database) {
      const key = formatDatabaseName(database.name);
      const now = time.nextCommitTime();
      const meta = { incarnation: newIncarnation(), completeSince: now };
      persistence.apply({ remove: rows.free(`${key}/documents/`), databases: [[key, meta]] });
      const changes = [...database.documents()].map((before) => ({
        path: before.path,
        before,
        after: undefined,
      }));
      database.reset(meta);
      publish({ kind: 'reset', database, time: now, changes });
    },
    outbox,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      if (closed) return;
      closed = true;
      persistence.apply({ horizon: time.latest() });
      await persistence.close();
    },
  };
}

function changesOf(finals: StagedCommit['finals']): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const { before, after } of finals.values()) {
    const path = (after ?? before)?.path;
    if (path !== undefined && before !== after) changes.push({ path, before, after });
  }
  return changes;
}

function recordOf({ before, after }: DocumentChange, time: number): StoredRecord {
  if (after === undefined) return { name: before?.name ?? '', deleteTime: time };
  const { name, fields, createTime, updateTime } = after;
  return { name, fields, createTime, updateTime };
}

function loadDatabases(
  contents: StoreContents,
  restore: (row: number, record: StoredRecord) => void,
): Database[] {
  const loaded = new Map<string, { documents: Document[]; tombstones: [string, number][] }>();
  for (const name of contents.databases.keys()) loaded.set(name, { documents: [], tombstones: [] });
  for (const [row, record] of contents.records) {
    restore(row, record);
    const resource = splitResourceName(record.name);
    const target = resource && loaded.get(formatDatabaseName(resource.database));
    if (resource === undefined || target === undefined) continue;
    if ('deleteTime' in record) target.tombstones.push([pathKey(resource.path), record.deleteTime]);
    else target.documents.push(makeDocument(resource.database, resource.path, record.fields, record));
  }
  return [...loaded].map(([key, { documents, tombstones }]) =>
    createDatabase({
      name: parseDatabaseName(key),
      meta: contents.databases.get(key) as DatabaseMeta,
      documents,
      tombstones,
      loadedAt: contents.horizon,
    }),
  );
}
