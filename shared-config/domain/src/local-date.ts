/** Central time: the firm's, and where a company's time zone is missing or unknown (domain section 2, company). */
const DEFAULT_ZONE = 'America/Chicago';

/** The calendar date of a moment in a time zone, YYYY-MM-DD. */
export function localDate(moment: Date, timezone: string): string {
  return format(moment, timezone) ?? format(moment, DEFAULT_ZONE) ?? moment.toISOString().slice(0, 10);
}

/**
 * The calendar date of a moment in the firm's office, YYYY-MM-DD: the day of a review. A decision in the evening would carry
 * tomorrow's date by UTC.
 */
export function firmDate(moment: Date): string {
  return localDate(moment, DEFAULT_ZONE);
}

/** Twelve hours behind UTC, where a day begins last; the name's sign is that of POSIX. */
const LAST_ZONE = 'Etc/GMT+12';

/**
 * The latest calendar date that has begun in every time zone, YYYY-MM-DD: what is dated so counts at once for everybody. In the
 * Americas it is the local date but for the hours before about six in the morning.
 */
export function dateEverywhere(moment: Date): string {
  return localDate(moment, LAST_ZONE);
}

function format(moment: Date, timeZone: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    return timeZone === '' ? undefined : parts.format(moment);
  } catch {
    return undefined;
  }
}
