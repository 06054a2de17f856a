import { type CalendarDate, localDate } from '@vcms/domain';
import { useState } from 'react';

/** The calendar date of a moment where the reader is. */
export function readerDate(moment: Date): CalendarDate {
  return localDate(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Today where the reader is; the same as long as the page is open. */
export function useToday(now: () => Date): CalendarDate {
  const [today] = useState(() => readerDate(now()));
  return today;
}
