import type { StoredRecord } from './persistence.ts';

/**
 * Which row of the file holds which document name (names are too long for keys), and which rows hold the traces of
 * deleted documents, oldest first.
 */
export interface RecordRows {
  /** The row of a name, a fresh one for a new name. */
  rowOf(name: string): number;
  /** Note what the row of a name now holds. */
  stored(name: string, record: StoredRecord): void;
  /** How many traces of deleted documents a database has. */
  traces(prefix: string): number;
  /** Frees the oldest traces of a database beyond `keep`; the time of the newest one freed. */
  prune(
    prefix: string,
    keep: number,
  ): { readonly rows: readonly number[]; readonly until: number } | undefined;
  /** Frees every row of a database. */
  free(prefix: string): number[];
}

export function createRecordRows(): RecordRows & { restore(row: number, record: StoredRecord): void } {
  const rows = new Map<string, number>();
  /** Name to delete time, in order of deletion, per database prefix. */
  const tombstones = new Map<string, Map<string, number>>();
  let next = 1;

  function tombstonesOf(name: string): Map<string, number> {
    const prefix = databasePrefix(name);
    const known = tombstones.get(prefix) ?? new Map<string, number>();
    tombstones.set(prefix, known);
    return known;
  }
  function stored(name: string, record: StoredRecord): void {
    const traces = tombstonesOf(name);
    traces.delete(name);
    if ('deleteTime' in record) traces.set(name, record.deleteTime);
  }
  return {
    restore(row, record) {
      rows.set(record.name, row);
      next = Math.max(next, row + 1);
      stored(record.name, record);
    },
    rowOf(name) {
      const known = rows.get(name);
      if (known !== undefined) return known;
      const row = next;
      next += 1;
      rows.set(name, row);
      return row;
    },
    stored,
    traces: (prefix) => tombstones.get(prefix)?.size ?? 0,
    prune(prefix, keep) {
      const traces = tombstones.get(prefix);
      if (traces === undefined || traces.size <= keep) return undefined;
      const oldest = [...traces].sort((a, b) => a[1] - b[1]).slice(0, traces.size - keep);
      const freed = oldest.map(([name]) => {
        const row = rows.get(name) as number;
        rows.delete(name);
        traces.delete(name);
        return row;
      });
      return { rows: freed, until: oldest[oldest.length - 1]?.[1] ?? 0 };
    },
    free(prefix) {
      const freed: number[] = [];
      for (const [name, row] of rows) {
        if (!name.startsWith(prefix)) continue;
        rows.delete(name);
        freed.push(row);
      }
      tombstones.delete(prefix);
      return freed;
    },
  };
}

/** `projects/p/databases/d/documents/`, the start of every name in a database. */
export function databasePrefix(name: string): string {
  return `${name.split('/', 5).join('/')}/`;
}
