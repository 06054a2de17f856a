/** Hour of the day, where the reader is, at which digests leave. */
const DIGEST_HOUR = 7;
const HOUR_MS = 3_600_000;
const HOME_ZONE = 'America/Chicago';
/** A week, and a day for the change of the clocks. */
const HOURS = 8 * 24;

interface LocalHour {
  readonly hour: number;
  readonly weekday: string;
}

function reader(timeZone: string): (at: Date) => LocalHour {
  const format = formatOf(timeZone);
  return (at) => {
    const parts = format.formatToParts(at);
    const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
    return { hour: Number(part('hour')), weekday: part('weekday') };
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', hourCycle: 'h23', weekday: 'short' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone === '' ? HOME_ZONE : timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: HOME_ZONE });
  }
}

/**
 * The next time after `now` at which a digest leaves: seven in the morning of the zone, for a weekly one on Monday. An unknown zone
 * is the product's own.
 */
export function nextDigestAt(now: Date, digest: 'daily' | 'weekly', timeZone: string): Date {
  const read = reader(timeZone);
  const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  for (let hours = 1; hours <= HOURS; hours += 1) {
    const at = new Date(start + hours * HOUR_MS);
    const { hour, weekday } = read(at);
    if (hour === DIGEST_HOUR && (digest === 'daily' || weekday === 'Mon')) return at;
  }
  return new Date(start + HOURS * HOUR_MS);
}
