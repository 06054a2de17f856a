import type { Query } from '../query/query.ts';
import { createQueryIndexes, type QueryIndexes } from '../query/query-indexes.ts';
import { type QueryResult, runQuery, scanQuery } from '../query/run-query.ts';
import { isInScope, type Scope } from '../query/scope.ts';
import { type Document, pathKey } from '../values/document.ts';
import type { DatabaseName, Path } from '../values/resource-path.ts';
import { type ChangeLog, createChangeLog, type LoggedChange } from './change-log.ts';
import { createPathTree } from './path-tree.ts';
import type { DatabaseMeta } from './persistence.ts';
import { createVersionHistory, type VersionHistory } from './version-history.ts';

/** One document before and after a commit; never both undefined. */
export interface DocumentChange {
  readonly path: Path;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/** All documents of one database in memory, with everything that makes them quick to find. */
export interface Database {
  readonly name: DatabaseName;
  readonly meta: DatabaseMeta;
  /** The current version; the key is `pathKey(path)`. */
  get(key: string): Document | undefined;
  /** The version a read at `time` sees. */
  getAt(key: string, time: number): Document | undefined;
  query(query: Query): QueryResult;
  queryAt(query: Query, time: number): QueryResult;
  /** Ids directly below a path, also of documents that only have descendants. */
  children(path: Path): readonly string[];
  documents(): Iterable<Document>;
  /** Keys of the documents changed or deleted after `time`; undefined when that is no longer known. */
  changedSince(time: number): ReadonlySet<string> | undefined;
  /** Earliest time that can be read. */
  oldestReadable(): number;
  /** Takes a stored commit over. */
  apply(changes: readonly DocumentChange[], time: number): void;
  /** Forgets all documents under a new incarnation. */
  reset(meta: DatabaseMeta): void;
  setMeta(meta: DatabaseMeta): void;
}

export interface DatabaseContents {
  readonly name: DatabaseName;
  readonly meta: DatabaseMeta;
  /** Each with its path key. */
  readonly documents: readonly (readonly [string, Document])[];
  /** Path key and time of remembered deletions. */
  readonly tombstones: readonly (readonly [string, number])[];
  /** Reads in the past reach back to here. */
  readonly loadedAt: number;
}

export function createDatabase(contents: DatabaseContents): Database {
  return new LoadedDatabase(contents);
}

class LoadedDatabase implements Database {
  readonly name: DatabaseName;
  meta: DatabaseMeta;
  private readonly current = new Map<string, Document>();
  private readonly tree = createPathTree();
  private readonly indexes: QueryIndexes;
  private log: ChangeLog;
  private history: VersionHistory;

  constructor({ name, meta, documents, tombstones, loadedAt }: DatabaseContents) {
    this.name = name;
    this.meta = meta;
    this.indexes = createQueryIndexes((scope) => this.candidates(scope));
    this.history = createVersionHistory(loadedAt);
    const log: LoggedChange[] = [];
    for (const [key, document] of documents) {
      this.current.set(key, document);
      this.tree.add(document.path);
      log.push({ time: document.updateTime, key });
    }
    for (const [key, time] of tombstones) log.push({ time, key });
    this.log = createChangeLog(log);
  }

  get(key: string): Document | undefined {
    return this.current.get(key);
  }

  getAt(key: string, time: number): Document | undefined {
    return this.history.at(key, this.current.get(key), time);
  }

  query(query: Query): QueryResult {
    return runQuery(query, this.indexes);
  }

  queryAt(query: Query, time: number): QueryResult {
    return scanQuery(query, this.candidatesAt(query.scope, time));
  }

  /** The documents a scope may hold: those of one collection when it names one, else all. */
  private candidates({ parent, collectionId, allDescendants }: Scope): Iterable<Document> {
    if (collectionId === undefined || allDescendants) return this.current.values();
    const collection = [...parent, collectionId];
    const ids = this.tree.children(collection);
    return ids.flatMap((id) => this.current.get(pathKey([...collection, id])) ?? []);
  }

  private *candidatesAt(scope: Scope, time: number): Iterable<Document> {
    for (const key of new Set([...this.current.keys(), ...this.history.keys()])) {
      const document = this.getAt(key, time);
      if (document !== undefined && isInScope(scope, document.path)) yield document;
    }
  }

  children(path: Path): readonly string[] {
    return this.tree.children(path);
  }

  documents(): Iterable<Document> {
    return this.current.values();
  }

  changedSince(time: number): ReadonlySet<string> | undefined {
    return time < this.meta.completeSince ? undefined : this.log.since(time);
  }

  oldestReadable(): number {
    return this.history.oldest();
  }

  apply(changes: readonly DocumentChange[], time: number): void {
    for (const { path, before, after } of changes) {
      const key = pathKey(path);
      if (after === undefined) this.current.delete(key);
      else this.current.set(key, after);
      if (before === undefined) this.tree.add(path);
      else if (after === undefined) this.tree.remove(path);
      this.indexes.replace(before, after);
      this.history.add(key, before, time);
      this.log.append(time, key);
    }
  }

  reset(meta: DatabaseMeta): void {
    this.meta = meta;
    this.current.clear();
    this.tree.clear();
    this.indexes.clear();
    this.log = createChangeLog();
    this.history = createVersionHistory(meta.completeSince);
  }

  setMeta(meta: DatabaseMeta): void {
    this.meta = meta;
  }
}
