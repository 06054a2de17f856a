import { type DatabaseName, formatDatabaseName } from '../values/resource-path.ts';
import { type CommitClock, createCommitClock } from './commit-clock.ts';
import { createDatabase, type Database, type DocumentChange } from './database.ts';
import { loadDatabases } from './load-databases.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { DatabaseMeta, Persistence, StoredRecord } from './persistence.ts';
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
  return new LoadedDocumentStore(options);
}

class LoadedDocumentStore implements DocumentStore {
  readonly time: CommitClock;
  readonly outbox: Outbox;
  private readonly options: DocumentStoreOptions;
  private readonly rows = createRecordRows();
  private readonly open = new Map<string, Database>();
  private readonly listeners = new Set<(event: StoreEvent) => void>();
  private closed = false;

  constructor(options: DocumentStoreOptions) {
    const { persistence, clock } = options;
    const contents = persistence.load();
    this.options = options;
    this.outbox = createOutbox(persistence, contents.outbox);
    this.time = createCommitClock({
      clock,
      startAfter: contents.horizon,
      onHorizon: (horizon) => persistence.apply({ horizon }),
    });
    for (const database of loadDatabases(contents, this.rows.restore)) {
      this.open.set(formatDatabaseName(database.name), database);
    }
  }

  database(name: DatabaseName): Database {
    const key = formatDatabaseName(name);
    const known = this.open.get(key);
    if (known !== undefined) return known;
    const loadedAt = this.time.readTime();
    const meta: DatabaseMeta = { incarnation: this.options.newIncarnation(), completeSince: 0 };
    this.options.persistence.apply({ databases: [[key, meta]] });
    const database = createDatabase({ name, meta, documents: [], tombstones: [], loadedAt });
    this.open.set(key, database);
    return database;
  }

  databases(): Iterable<Database> {
    return this.open.values();
  }

  commit(database: Database, { finals, moment }: StagedCommit): readonly DocumentChange[] {
    const changes = changesOf(finals);
    if (changes.length === 0) return changes;
    const put = changes.map((change) => recordOf(change, moment.commitTime));
    const event: StoreEvent = { kind: 'commit', database, time: moment.commitTime, changes };
    const messages = this.outbox.stage(this.options.outboxOf?.(event) ?? []);
    this.options.persistence.apply({
      put: put.map((record) => [this.rows.rowOf(record.name), record] as const),
      outbox: messages,
    });
    for (const record of put) this.rows.stored(record.name, record);
    database.apply(changes, moment.commitTime);
    this.outbox.add(messages);
    this.publish(event);
    if (put.some((record) => 'deleteTime' in record)) this.forgetOldDeletions(database);
    return changes;
  }

  /** Goes down to half at once, so that not every deletion has to forget another one. */
  private forgetOldDeletions(database: Database): void {
    const { persistence, keepTombstones = KEEP_TOMBSTONES } = this.options;
    const key = formatDatabaseName(database.name);
    const prefix = `${key}/documents/`;
    if (this.rows.traces(prefix) <= keepTombstones) return;
    const pruned = this.rows.prune(prefix, Math.floor(keepTombstones / 2));
    if (pruned === undefined) return;
    const meta = { ...database.meta, completeSince: pruned.until };
    persistence.apply({ remove: pruned.rows, databases: [[key, meta]] });
    database.setMeta(meta);
  }

  reset(database: Database): void {
    const { persistence, newIncarnation } = this.options;
    const key = formatDatabaseName(database.name);
    const time = this.time.nextCommitTime();
    const meta = { incarnation: newIncarnation(), completeSince: time };
    persistence.apply({ remove: this.rows.free(`${key}/documents/`), databases: [[key, meta]] });
    const gone = [...database.documents()];
    database.reset(meta);
    const changes = gone.map((before) => ({ path: before.path, before, after: undefined }));
    this.publish({ kind: 'reset', database, time, changes });
  }

  private publish(event: StoreEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  subscribe(listener: (event: StoreEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.options.persistence.apply({ horizon: this.time.latest() });
    await this.options.persistence.close();
  }
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
