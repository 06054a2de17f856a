const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment in the reader's time zone: the time alone when it is of today. */
export function momentText(moment: Date, now: Date): string {
  const isToday = moment.toDateString() === now.toDateString();
  return isToday ? TIME.format(moment) : DAY_AND_TIME.format(moment);
}
