import { type CalendarDate, formatDate } from '@vcms/domain';
import { relativeDay } from './relative-day-words.ts';

export interface RelativeDayProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
}

/** How far away a day is, with the day itself on hover and for machines. */
export function RelativeDay({ date, today }: RelativeDayProps) {
  return (
    <time dateTime={date} title={formatDate(date)}>
      {relativeDay(date, today)}
    </time>
  );
}
