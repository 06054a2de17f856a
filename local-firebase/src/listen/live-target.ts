import { matchesQuery } from '../query/order-key.ts';
import type { Query } from '../query/query.ts';
import { scopeKey, scopeKeysOf } from '../query/scope.ts';
import type { Database, DocumentChange } from '../store/database.ts';
import { type Document, pathKey } from '../values/document.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Path } from '../values/resource-path.ts';
import type { TargetSpec } from './parse-target.ts';

/** How one document's place in a target changes. Without a document it was deleted. */
export interface TargetUpdate {
  readonly name: string;
  readonly document: Document | undefined;
  readonly effect: 'in' | 'out';
}

/** A target being watched. */
export interface LiveTarget {
  readonly database: Database;
  /** Where the hub files it: a document's change reaches the targets filed under one of its `keysOfPath`. */
  readonly keys: readonly string[];
  readonly select: readonly FieldPath[] | undefined;
  /** What it holds now. */
  documents(): readonly Document[];
  /** What a commit changes for it. Call once per commit, with all its changes under the target's keys. */
  update(changes: readonly DocumentChange[]): TargetUpdate[];
}

export function keysOfPath(path: Path): string[] {
  return [documentKey(path), ...scopeKeysOf(path)];
}

function documentKey(path: Path): string {
  return `=${pathKey(path)}`;
}

export function createLiveTarget(spec: TargetSpec, database: Database): LiveTarget {
  if (spec.kind === 'documents') return documentsTarget(spec.paths, database);
  const { query } = spec;
  return query.limit === undefined && query.offset === 0
    ? openQueryTarget(query, database)
    : windowTarget(query, database);
}

function documentsTarget(paths: readonly Path[], database: Database): LiveTarget {
  return {
    database,
    keys: paths.map(documentKey),
    select: undefined,
    documents: () => paths.flatMap((path) => database.get(pathKey(path)) ?? []),
    update: (changes) =>
      changes.map(({ before, after }) => ({
        name: (after ?? before)?.name ?? '',
        document: after,
        effect: after === undefined ? 'out' : 'in',
      })),
  };
}

/** A query without limit: each document's membership depends on that document alone. */
function openQueryTarget(query: Query, database: Database): LiveTarget {
  return {
    database,
    keys: [scopeKey(query.scope)],
    select: query.select,
    documents: () => database.query(query).documents,
    update: (changes) => changes.flatMap((change) => queryUpdate(query, change) ?? []),
  };
}

/** How a change between two versions moves a document in or out of a query; undefined when it never was in it. */
export function queryUpdate(
  query: Query,
  { before, after }: Pick<DocumentChange, 'before' | 'after'>,
): TargetUpdate | undefined {
  if (after !== undefined && matchesQuery(query, after)) {
    return { name: after.name, document: after, effect: 'in' };
  }
  if (before === undefined || !matchesQuery(query, before)) return undefined;
  return { name: before.name, document: after, effect: 'out' };
}

/** A query with limit or offset: one document's change can move others across the window's edges. */
function windowTarget(query: Query, database: Database): LiveTarget {
  let window = run();
  function run(): Map<string, Document> {
    return new Map(database.query(query).documents.map((document) => [document.name, document]));
  }
  return {
    database,
    keys: [scopeKey(query.scope)],
    select: query.select,
    documents: () => [...window.values()],
    update(changes) {
      const relevant = changes.some((change) => queryUpdate(query, change) !== undefined);
      if (!relevant) return [];
      const old = window;
      window = run();
      const updates: TargetUpdate[] = [];
      for (const [name, document] of window) {
        if (old.get(name) !== document) updates.push({ name, document, effect: 'in' });
      }
      for (const [name, document] of old) {
        if (window.has(name)) continue;
        updates.push({ name, document: database.get(pathKey(document.path)), effect: 'out' });
      }
      return updates;
    },
  };
}
