const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** A day in plain words, in the reader's time zone: Nov 21, 2026. */
export function formatDate(date: Date): string {
  return DATE.format(date);
}
