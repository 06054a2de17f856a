/** Central time, where a company's time zone is missing or unknown (domain section 2, company). */
const DEFAULT_ZONE = 'America/Chicago';

/** The calendar date of a moment in a time zone, YYYY-MM-DD. */
export function localDate(moment: Date, timezone: string): string {
  return format(moment, timezone) ?? format(moment, DEFAULT_ZONE) ?? moment.toISOString().slice(0, 10);
}

function format(moment: Date, timeZone: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    return timeZone === '' ? undefined : parts.format(moment);
  } catch {
    return undefined;
  }
}
