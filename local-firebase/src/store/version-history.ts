import type { Document } from '../values/document.ts';

/** Former versions of documents, for reads in the past (at most an hour, as the platform keeps). */
export interface VersionHistory {
  /** Keeps what a commit at `until` replaced; undefined when there was no document. */
  add(key: string, before: Document | undefined, until: number): void;
  /** What a read at `time` sees, given the current version. */
  at(key: string, current: Document | undefined, time: number): Document | undefined;
  /** Keys of all documents with former versions. */
  keys(): Iterable<string>;
  /** Earliest time that can be read. */
  oldest(): number;
}

export const HISTORY_MICROS = 3_600_000_000;
const MAX_VERSIONS = 100_000;

interface Version {
  readonly until: number;
  readonly before: Document | undefined;
}

export function createVersionHistory(start: number, maxVersions = MAX_VERSIONS): VersionHistory {
  const versions = new Map<string, Version[]>();
  let queue: { readonly key: string; readonly until: number }[] = [];
  let head = 0;
  let oldest = start;

  function prune(now: number): void {
    while (head < queue.length) {
      const entry = queue[head];
      if (entry === undefined) break;
      if (entry.until >= now - HISTORY_MICROS && queue.length - head <= maxVersions) break;
      head += 1;
      oldest = Math.max(oldest, entry.until);
      const list = versions.get(entry.key);
      list?.shift();
      if (list?.length === 0) versions.delete(entry.key);
    }
    if (head > 1024 && head * 2 > queue.length) {
      queue = queue.slice(head);
      head = 0;
    }
  }
  return {
    add(key, before, until) {
      const list = versions.get(key);
      if (list === undefined) versions.set(key, [{ until, before }]);
      else list.push({ until, before });
      queue.push({ key, until });
      prune(until);
    },
    at(key, current, time) {
      const version = versions.get(key)?.find(({ until }) => until > time);
      return version === undefined ? current : version.before;
    },
    keys: () => versions.keys(),
    oldest: () => oldest,
  };
}
