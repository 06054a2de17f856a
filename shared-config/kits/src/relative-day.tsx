import { type CalendarDate, counted, daysBetween, formatDate, relativeDay } from '@vcms/domain';
import { Text } from '@vcms/ui';

export interface RelativeDayProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
}

/** How far away a day is, within a sentence, with the day itself on hover and for machines. */
export function RelativeTime({ date, today }: RelativeDayProps) {
  return (
    <time dateTime={date} title={formatDate(date)}>
      {relativeDay(date, today)}
    </time>
  );
}

/** The same at the end of a row: in 20 days, yesterday. `isLate`: it should have been done by then. */
export function RelativeDay({
  date,
  today,
  isLate = false,
}: RelativeDayProps & { readonly isLate?: boolean }) {
  return (
    <Text
      as="time"
      flexShrink="0"
      textStyle="sm"
      color={isLate ? 'fg' : 'fg.muted'}
      fontWeight={isLate ? 'semibold' : 'normal'}
      whiteSpace="nowrap"
      {...{ dateTime: date }}
      title={formatDate(date)}
    >
      {isLate ? `${counted(daysBetween(date, today), 'day')} late` : relativeDay(date, today)}
    </Text>
  );
}
