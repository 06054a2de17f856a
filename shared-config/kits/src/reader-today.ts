import { type CalendarDate, readerDate } from '@vcms/domain';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds until the reader's next day begins. */
function untilTomorrow(moment: Date): number {
  const tomorrow = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);
  return tomorrow.getTime() - moment.getTime();
}

/** Today where the reader is: another one after midnight, and when a page that slept is looked at again. */
export function useToday(now: () => Date): CalendarDate {
  const [today, setToday] = useState(() => readerDate(now()));
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });
  // Runs again by its dependency: each day has a timer of its own.
  useEffect(() => {
    const look = () => setToday(readerDate(clock.current()));
    const timer = setTimeout(look, untilTomorrow(clock.current()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
