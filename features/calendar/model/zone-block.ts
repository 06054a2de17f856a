import { momentOf, wallTime } from './zoned-time.ts';

/** Years around the events for which the changes of the clocks are written. */
const YEARS_BEFORE = 1;
const YEARS_AFTER = 10;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Minutes by which the clocks of a zone are ahead of UTC. */
function offsetAt(moment: number, zone: string): number {
  const { date, time } = wallTime(new Date(moment), zone);
  return Math.round((Date.parse(`${date}T${time}:00Z`) - moment) / MINUTE_MS);
}

interface Change {
  /** Milliseconds. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The changes of the clocks between two moments: a day is looked into when it ends with another offset. */
function changesBetween(begin: number, end: number, zone: string): readonly Change[] {
  const changes: Change[] = [];
  let before = offsetAt(begin, zone);
  for (let day = begin; day < end; day += 7 * DAY_MS) {
    const after = offsetAt(day + 7 * DAY_MS, zone);
    if (after === before) continue;
    let [low, high] = [day, day + 7 * DAY_MS];
    while (high - low > MINUTE_MS) {
      const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle, zone) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from: before, to: after });
    before = after;
  }
  return changes;
}

function offsetText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const away = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}${two(away % 60)}`;
}

/** The clock as it stands before a change, YYYYMMDDTHHMMSS. */
function onset({ at, from }: Change): string {
  return new Date(at + from * MINUTE_MS).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** One kind of change with all its moments (RFC 5545, 3.6.5). */
function observance(kind: 'STANDARD' | 'DAYLIGHT', changes: readonly Change[]): readonly string[] {
  const [first, ...others] = changes;
  if (first === undefined) return [];
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset(first)}`,
    ...others.map((change) => `RDATE:${onset(change)}`),
    `TZOFFSETFROM:${offsetText(first.from)}`,
    `TZOFFSETTO:${offsetText(first.to)}`,
    `END:${kind}`,
  ];
}

/**
 * The VTIMEZONE of a zone: its changes of the clocks from a year before the first event to ten years after the file is made,
 * as this machine knows them. Programs that know the zone by its name use their own.
 * @param from the start of the first event that names the zone
 */
export function zoneBlock(zone: string, from: Date, stamp: Date): string {
  const first = momentOf(
    { date: `${from.getUTCFullYear() - YEARS_BEFORE}-01-01`, time: '00:00' },
    zone,
  ).getTime();
  const last = Date.UTC(Math.max(stamp.getUTCFullYear(), from.getUTCFullYear()) + YEARS_AFTER, 0, 1);
  const start = { at: first, from: offsetAt(first, zone), to: offsetAt(first, zone) };
  const kinds = new Map<string, Change[]>();
  for (const change of changesBetween(first, last, zone)) {
    const key = `${change.from} ${change.to}`;
    kinds.set(key, [...(kinds.get(key) ?? []), change]);
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', [start]),
    ...[...kinds.values()].flatMap((changes) =>
      observance((changes[0]?.to ?? 0) > (changes[0]?.from ?? 0) ? 'DAYLIGHT' : 'STANDARD', changes),
    ),
    'END:VTIMEZONE',
  ].join('\r\n');
}
