/** Which documents changed when, so that a resumed listener pays for the changes and not for the collection. */
export interface ChangeLog {
  /** Times must not decrease. */
  append(time: number, key: string): void;
  /** Keys of the documents whose latest change is later than `time`. */
  since(time: number): ReadonlySet<string>;
}

export interface LoggedChange {
  readonly time: number;
  readonly key: string;
}

const MIN_COMPACTION = 1024;

/** @param entries in any order */
export function createChangeLog(entries: readonly LoggedChange[] = []): ChangeLog {
  let log = [...entries].sort((a, b) => a.time - b.time);
  let compactAt = Math.max(MIN_COMPACTION, log.length * 2);

  /** Keeps the last entry of every key; runs after the log has doubled, so appending stays cheap. */
  function compact(): void {
    const seen = new Set<string>();
    const kept: typeof log = [];
    for (let at = log.length - 1; at >= 0; at -= 1) {
      const entry = log[at];
      if (entry === undefined || seen.has(entry.key)) continue;
      seen.add(entry.key);
      kept.push(entry);
    }
    log = kept.reverse();
    compactAt = Math.max(MIN_COMPACTION, log.length * 2);
  }
  function firstAfter(time: number): number {
    let low = 0;
    let high = log.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((log[middle]?.time ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return {
    append(time, key) {
      log.push({ time, key });
      if (log.length > compactAt) compact();
    },
    since: (time) => new Set(log.slice(firstAfter(time)).map(({ key }) => key)),
  };
}
