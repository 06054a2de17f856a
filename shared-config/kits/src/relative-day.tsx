import { type CalendarDate, counted, daysBetween, formatDate } from '@vcms/domain';
import { Text } from '@vcms/ui';

const FORMAT = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

export interface RelativeDayProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  /** It should have been done by then. */
  readonly isLate?: boolean;
}

/** A day as seen from today: in 20 days, yesterday; the date itself on hover. */
export function RelativeDay({ date, today, isLate = false }: RelativeDayProps) {
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
      {isLate
        ? `${counted(daysBetween(date, today), 'day')} late`
        : FORMAT.format(daysBetween(today, date), 'day')}
    </Text>
  );
}
