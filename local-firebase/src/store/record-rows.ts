import type { StoredRecord } from './persistence.ts';

/** Rows freed, and the time of the newest deletion among them. */
interface PrunedRows {
  readonly rows: readonly number[];
  readonly until: number;
}

/**
 * Which row of the file holds which document name (names are too long for keys), and which rows hold the traces of
 * deleted documents, oldest first.
 */
export interface RecordRows {
  /** Takes a record from the file over. */
  readonly restore: (row: number, record: StoredRecord) => void;
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

export function createRecordRows(): RecordRows {
  return new TrackedRows();
}

class TrackedRows implements RecordRows {
  private readonly rows = new Map<string, number>();
  /** Name to delete time, in order of deletion, per database prefix. */
  private readonly tombstones = new Map<string, Map<string, number>>();
  private next = 1;

  restore = (row: number, record: StoredRecord): void => {
    this.rows.set(record.name, row);
    this.next = Math.max(this.next, row + 1);
    // A name has one row, so a document from the file has no trace that would have to go.
    if ('deleteTime' in record) this.stored(record.name, record);
  };

  rowOf(name: string): number {
    const known = this.rows.get(name);
    if (known !== undefined) return known;
    const row = this.next;
    this.next += 1;
    this.rows.set(name, row);
    return row;
  }

  stored(name: string, record: StoredRecord): void {
    const prefix = databasePrefix(name);
    const traces = this.tombstones.get(prefix) ?? new Map<string, number>();
    this.tombstones.set(prefix, traces);
    traces.delete(name);
    if ('deleteTime' in record) traces.set(name, record.deleteTime);
  }

  traces(prefix: string): number {
    return this.tombstones.get(prefix)?.size ?? 0;
  }

  prune(prefix: string, keep: number): PrunedRows | undefined {
    const traces = this.tombstones.get(prefix);
    if (traces === undefined || traces.size <= keep) return undefined;
    const oldest = [...traces].sort((a, b) => a[1] - b[1]).slice(0, traces.size - keep);
    const rows = oldest.map(([name]) => {
      const row = this.rows.get(name) as number;
      this.rows.delete(name);
      traces.delete(name);
      return row;
    });
    return { rows, until: oldest[oldest.length - 1]?.[1] ?? 0 };
  }

  free(prefix: string): number[] {
    const freed: number[] = [];
    for (const [name, row] of this.rows) {
      if (!name.startsWith(prefix)) continue;
      this.rows.delete(name);
      freed.push(row);
    }
    this.tombstones.delete(prefix);
    return freed;
  }
}

/** `projects/p/databases/d/documents/`, the start of every name in a database. */
export function databasePrefix(name: string): string {
  return `${name.split('/', 5).join('/')}/`;
}
