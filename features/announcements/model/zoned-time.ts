const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const MINUTE_MS = 60_000;
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** What clocks of a zone show, as YYYY-MM-DDTHH:MM. Throws RangeError for a zone that nobody knows. */
export function zonedClock(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone }).formatToParts(moment);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The moment at which clocks of a zone show a time, YYYY-MM-DDTHH:MM. Of a time that comes twice, the first; one that the change of the
 * clocks leaves out is undefined, and so is what is no time.
 */
export function zonedMoment(local: string, timeZone: string): Date | undefined {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  // Zones are 14 hours apart from UTC at most, by quarters of an hour; the earliest moment comes first.
  for (let quarters = -14 * 4; quarters <= 14 * 4; quarters += 1) {
    const moment = new Date(asUtc + quarters * 15 * MINUTE_MS);
    if (zonedClock(moment, timeZone) === local) return moment;
  }
  return undefined;
}
