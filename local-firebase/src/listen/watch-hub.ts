import type { Database, DocumentChange } from '../store/database.ts';
import type { DocumentStore, StoreEvent } from '../store/document-store.ts';
import { keysOfPath, type LiveTarget } from './live-target.ts';

/** Who is told about a watched target: its stream. */
export interface TargetWatcher {
  /** All changes of one commit that may concern the stream's targets, exactly once per commit. */
  deliver(time: number, touched: ReadonlyMap<LiveTarget, readonly DocumentChange[]>): void;
  /** The rules have changed: targets that they no longer let the caller see must go. */
  recheck(): void;
}

/** Brings each commit to the streams it concerns; its cost follows the changes, not the number of targets. */
export interface WatchHub {
  add(target: LiveTarget, watcher: TargetWatcher): void;
  remove(target: LiveTarget): void;
  /** Lets every stream ask the rules again about what it watches. */
  recheck(): void;
}

export function createWatchHub(store: DocumentStore): WatchHub {
  const watchers = new Map<LiveTarget, TargetWatcher>();
  const filed = new WeakMap<Database, Map<string, Set<LiveTarget>>>();

  function filesOf(database: Database): Map<string, Set<LiveTarget>> {
    const known = filed.get(database) ?? new Map<string, Set<LiveTarget>>();
    filed.set(database, known);
    return known;
  }
  function publish({ database, changes, time }: StoreEvent): void {
    const files = filesOf(database);
    if (files.size === 0) return;
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
      for (const key of target.keys) files.set(key, (files.get(key) ?? new Set()).add(target));
    },
    recheck() {
      for (const watcher of new Set(watchers.values())) watcher.recheck();
    },
    remove(target) {
      watchers.delete(target);
      const files = filesOf(target.database);
      for (const key of target.keys) {
        const targets = files.get(key);
        targets?.delete(target);
        if (targets?.size === 0) files.delete(key);
      }
    },
  };
}

function targetsOf(files: ReadonlyMap<string, Set<LiveTarget>>, { path }: DocumentChange): Set<LiveTarget> {
  const targets = new Set<LiveTarget>();
  for (const key of keysOfPath(path)) {
    for (const target of files.get(key) ?? []) targets.add(target);
  }
  return targets;
}
