/** What one query shape (or one kind of write) has cost. */
interface UsageLine {
  /** Query shape without its values, for example `users where role == ? order by name asc`, or `write users`. */
  readonly shape: string;
  readonly calls: number;
  /** Documents returned (billed reads), at least 1 a call as in production. */
  readonly reads: number;
  /** Documents looked at to find them; close to `reads` when an index serves the query. */
  readonly scanned: number;
  readonly writes: number;
}

export interface UsageReport {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** Dearest first. */
  readonly lines: readonly UsageLine[];
}

interface Tally {
  calls: number;
  reads: number;
  scanned: number;
  writes: number;
}

export interface UsageCounters {
  read(shape: string, returned: number, scanned: number): void;
  write(shape: string, kind: 'write' | 'delete'): void;
  report(): UsageReport;
  reset(): void;
}

export function createUsageCounters(): UsageCounters {
  const tallies = new Map<string, Tally>();
  let reads = 0;
  let writes = 0;
  let deletes = 0;
  function tallyOf(shape: string): Tally {
    const known = tallies.get(shape);
    if (known !== undefined) return known;
    const fresh = { calls: 0, reads: 0, scanned: 0, writes: 0 };
    tallies.set(shape, fresh);
    return fresh;
  }
  return {
    read(shape, returned, scanned) {
      const billed = Math.max(1, returned);
      const tally = tallyOf(shape);
      tally.calls += 1;
      tally.reads += billed;
      tally.scanned += scanned;
      reads += billed;
    },
    write(shape, kind) {
      const tally = tallyOf(shape);
      tally.calls += 1;
      tally.writes += 1;
      if (kind === 'delete') deletes += 1;
      else writes += 1;
    },
    report() {
      const lines = [...tallies].map(([shape, tally]) => ({ shape, ...tally }));
      lines.sort((a, b) => b.reads + b.writes - (a.reads + a.writes) || (a.shape < b.shape ? -1 : 1));
      return { reads, writes, deletes, lines };
    },
    reset() {
      tallies.clear();
      reads = 0;
      writes = 0;
      deletes = 0;
    },
  };
}
