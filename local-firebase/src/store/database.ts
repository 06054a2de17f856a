import type { Query } from '../query/query.ts';
import { createQueryIndexes, type QueryIndexes } from '../query/query-indexes.ts';
import { type QueryResult, runQuery, scanQuery } from '../query/run-query.ts';
import type { Scope } from '../query/scope.ts';
import { isInScope } from '../query/scope.ts';
import { type Document, pathKey } from '../values/document.ts';
import type { DatabaseName, Path } from '../values/resource-path.ts';
import { type ChangeLog, createChangeLog } from './change-log.ts';
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
  readonly documents: readonly Document[];
  /** Path key and time of remembered deletions. */
  readonly tombstones: readonly (readonly [string, number])[];
  /** Reads in the past reach back to here. */
  readonly loadedAt: number;
}

export function createDatabase(contents: DatabaseContents): Database {
  let meta = contents.meta;
  const documents = new Map<string, Document>();
  const tree = createPathTree();
  const indexes: QueryIndexes = createQueryIndexes(candidates);
  let log: ChangeLog;
  let history: VersionHistory = createVersionHistory(contents.loadedAt);
  for (const document of contents.documents) {
    documents.set(pathKey(document.path), document);
    tree.add(document.path);
  }
  log = createChangeLog([
    ...contents.documents.map((document) => [document.updateTime, pathKey(document.path)] as const),
    ...contents.tombstones.map(([key, time]) => [time, key] as const),
  ]);

  /** The documents a scope may hold: those of one collection when it names one, else all. */
  function candidates({ parent, collectionId, allDescendants }: Scope): Iterable<Document> {
    if (collectionId === undefined || allDescendants) return documents.values();
    const collection = [...parent, collectionId];
    return tree.children(collection).flatMap((id) => documents.get(pathKey([...collection, id])) ?? []);
  }
  function* candidatesAt(scope: Scope, time: number): Iterable<Document> {
    const keys = new Set([...documents.keys(), ...history.keys()]);
    for (const key of keys) {
      const document = history.at(key, documents.get(key), time);
      if (document !== undefined && isInScope(scope, document.path)) yield document;
    }
  }
  function applyOne({ path, before, after }: DocumentChange, time: number): void {
    const key = pathKey(path);
    if (after === undefined) documents.delete(key);
    else documents.set(key, after);
    if (before === undefined) tree.add(path);
    else if (after === undefined) tree.remove(path);
    indexes.replace(before, after);
    history.add(key, before, time);
    log.append(time, key);
  }
  return {
    name: contents.name,
    get meta() {
      return meta;
    },
    get: (key) => documents.get(key),
    getAt: (key, time) => history.at(key, documents.get(key), time),
    query: (query) => runQuery(query, indexes),
    queryAt: (query, time) => scanQuery(query, candidatesAt(query.scope, time)),
    children: (path) => tree.children(path),
    documents: () => documents.values(),
    changedSince: (time) => (time < meta.completeSince ? undefined : log.since(time)),
    oldestReadable: () => history.oldest(),
    apply(changes, time) {
      for (const change of changes) applyOne(change, time);
    },
    reset(fresh) {
      meta = fresh;
      documents.clear();
      tree.clear();
      indexes.clear();
      log = createChangeLog();
      history = createVersionHistory(fresh.completeSince);
    },
    setMeta(fresh) {
      meta = fresh;
    },
  };
}
