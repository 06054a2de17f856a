import { type CalendarDate, daysBetween, formatDate, readerDate, relativeDay } from '@vcms/domain';
import { HiddenWords } from '@vcms/ui';

/** Farther away than this a date says more than a count of months. */
const NEAR_DAYS = 60;

export interface DayCellProps {
  readonly day: CalendarDate | Date | undefined;
  /** Default: today where the reader is. */
  readonly today?: CalendarDate;
}

/**
 * A day in a register or a queue: "in 20 days" where it is near, else its date. The other one appears on hover; assistive
 * technology is told both.
 */
export function DayCell({ day, today = readerDate(new Date()) }: DayCellProps) {
  if (day === undefined) return null;
  const date = typeof day === 'string' ? day : readerDate(day);
  const [written, distance] = [formatDate(date), relativeDay(date, today)];
  const isNear = Math.abs(daysBetween(today, date)) < NEAR_DAYS;
  const [shown, other] = isNear ? [distance, written] : [written, distance];
  return (
    <time dateTime={date} title={other}>
      {shown}
      <HiddenWords>, {other}</HiddenWords>
    </time>
  );
}
