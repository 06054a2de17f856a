/** What tabs told of a release; outcomes and, as `wait-<seconds>`, times to the first page, by name (decision 0051). Absent: none. */
export type ReleaseCounts = Readonly<Record<string, number>>;

/** How many of a group had the event. */
export interface Share {
  readonly events: number;
  readonly total: number;
}

const NO_PAGE = ['network', 'code', 'integrity', 'mount'];

/** Sessions to which the release was given, and those without a page or with a page of error in its place. */
export function failedOf(counts: ReleaseCounts): Share {
  const ready = counts.ready ?? 0;
  const without = sumOf(NO_PAGE.map((outcome) => counts[outcome]));
  // A page of error after the first page makes a session that was told as ready a failed one.
  return { events: without + Math.min(ready, counts.broke ?? 0), total: ready + without };
}

/** First pages, and those that came after more than 4 s: from there on the shell says "Still loading". */
export function slowOf(counts: ReleaseCounts): Share {
  const waits = ['1', '2', '4', '8', 'more'].map((seconds) => counts[`wait-${seconds}`]);
  return { events: sumOf(waits.slice(3)), total: sumOf(waits) };
}

/** The counts of the days for which `counted` is true, added up. */
export function countsOn(
  days: ReadonlyMap<string, ReleaseCounts>,
  counted: (day: string) => boolean,
): ReleaseCounts {
  const sum: Record<string, number> = {};
  for (const [day, own] of days) {
    if (!counted(day)) continue;
    for (const [name, count] of Object.entries(own)) sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}

/** Between 0 and 1; 0 of an empty group. */
export function rateOf({ events, total }: Share): number {
  return total === 0 ? 0 : events / total;
}

function sumOf(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((before, next) => before + (next ?? 0), 0);
}
