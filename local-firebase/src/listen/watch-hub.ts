import type { Lookups } from '../service/rules-gate.ts';
import type { Database, DocumentChange } from '../store/database.ts';
import type { DocumentStore, StoreEvent } from '../store/document-store.ts';
import { pathKey } from '../values/document.ts';
import { keysOfPath, type LiveTarget } from './live-target.ts';

/** Who is told about a watched target: its stream. */
export interface TargetWatcher {
  /** All changes of one commit that may concern the stream's targets, exactly once per commit. */
  deliver(time: number, touched: ReadonlyMap<LiveTarget, readonly DocumentChange[]>): void;
  /** The rules have changed, or what they looked at for these targets: those that the caller may no longer see must go. */
  recheck(targets?: ReadonlySet<LiveTarget>): void;
}

/** Brings each commit to the streams it concerns; its cost follows the changes, not the number of targets. */
export interface WatchHub {
  add(target: LiveTarget, watcher: TargetWatcher): void;
  remove(target: LiveTarget): void;
  /** What the rules looked at when they let the target in; with another version of one they are asked again. */
  dependOn(target: LiveTarget, lookups: Lookups): void;
  /** Lets every stream ask the rules again about what it watches. */
  recheck(): void;
}

export function createWatchHub(store: DocumentStore): WatchHub {
  const watchers = new Map<LiveTarget, TargetWatcher>();
  const filed = new WeakMap<Database, Files>();
  const asked = new WeakMap<Database, Files>();
  const lookupsOf = new Map<LiveTarget, Lookups>();

  const filesOf = (database: Database) => filesIn(filed, database);
  function recheckAfter({ database, changes }: StoreEvent): void {
    const files = filesIn(asked, database);
    if (files.size === 0) return;
    const byWatcher = new Map<TargetWatcher, Set<LiveTarget>>();
    for (const { path } of changes) {
      for (const target of files.get(pathKey(path)) ?? []) {
        const watcher = watchers.get(target);
        if (watcher === undefined) continue;
        byWatcher.set(watcher, (byWatcher.get(watcher) ?? new Set()).add(target));
      }
    }
    for (const [watcher, targets] of byWatcher) watcher.recheck(targets);
  }
  function publish(event: StoreEvent): void {
    const { database, changes, time } = event;
    const files = filesOf(database);
    if (files.size === 0) return;
    // First of all: who may not see the commit any more is not told of it.
    recheckAfter(event);
    const byWatcher = new Map<TargetWatcher, Map<LiveTarget, DocumentChange[]>>();
    for (const change of changes) {
      for (const target of targetsOf(files, change)) {
        const watcher = watchers.get(target);
        if (watcher === undefined) continue;
        const touched = byWatcher.get(watcher) ?? new Map<LiveTarget, DocumentChange[]>();
        byWatcher.set(watcher, touched);
        const list = touched.get(target);
        if (list === undefined) touched.set(target, [change]);
        else list.push(change);
      }
    }
    for (const [watcher, touched] of byWatcher) watcher.deliver(time, touched);
  }
  store.subscribe(publish);
  return {
    add(target, watcher) {
      watchers.set(target, watcher);
      const files = filesOf(target.database);
      for (const key of target.keys) file(files, key, target);
    },
    dependOn(target, lookups) {
      const files = filesIn(asked, target.database);
      for (const key of lookupsOf.get(target) ?? []) unfile(files, key, target);
      for (const key of lookups) file(files, key, target);
      lookupsOf.set(target, lookups);
    },
    recheck() {
      for (const watcher of new Set(watchers.values())) watcher.recheck();
    },
    remove(target) {
      watchers.delete(target);
      const files = filesOf(target.database);
      for (const key of target.keys) unfile(files, key, target);
      const lookedAt = filesIn(asked, target.database);
      for (const key of lookupsOf.get(target) ?? []) unfile(lookedAt, key, target);
      lookupsOf.delete(target);
    },
  };
}

type Files = Map<string, Set<LiveTarget>>;

function filesIn(all: WeakMap<Database, Files>, database: Database): Files {
  const known = all.get(database) ?? new Map<string, Set<LiveTarget>>();
  all.set(database, known);
  return known;
}

function file(files: Files, key: string, target: LiveTarget): void {
  files.set(key, (files.get(key) ?? new Set()).add(target));
}

function unfile(files: Files, key: string, target: LiveTarget): void {
  const targets = files.get(key);
  targets?.delete(target);
  if (targets?.size === 0) files.delete(key);
}

function targetsOf(files: ReadonlyMap<string, Set<LiveTarget>>, { path }: DocumentChange): Set<LiveTarget> {
  const targets = new Set<LiveTarget>();
  for (const key of keysOfPath(path)) {
    for (const target of files.get(key) ?? []) targets.add(target);
  }
  return targets;
}
