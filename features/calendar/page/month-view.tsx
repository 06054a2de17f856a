import type { CalendarDate } from '@vcms/domain';
import { useIsPhone } from '@vcms/kits';
import { Box, Button, VisuallyHidden } from '@vcms/ui';
import { monthWeeks, spanTitle, spellDay } from '../model/calendar-days.ts';
import { type CalendarEntry, entriesOn } from '../model/calendar-entry.ts';
import { DayCell } from './day-cell.tsx';
import { DayTable } from './day-table.tsx';
import { type EntryActions, EntryChip } from './entry-chip.tsx';

/** Entries of a day that stand in its cell; the others are one step away. */
const SHOWN = 3;

export interface ViewProps extends EntryActions {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly entries: readonly CalendarEntry[];
  /** Opens the agenda on a day. */
  readonly openDay: (date: CalendarDate) => void;
  readonly onDropped: (eventId: string, date: CalendarDate) => void;
}

function countWords(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

/** A month in whole weeks. On phones a day says how many entries it has; they stand in the agenda. */
export function MonthView(props: ViewProps) {
  const { date, today, entries, openDay, onDropped, ...actions } = props;
  const isPhone = useIsPhone();
  return (
    <DayTable
      title={spanTitle('month', date)}
      weeks={monthWeeks(date)}
      cell={(day) => {
        const own = entriesOn(entries, day);
        const shown = isPhone ? [] : own.slice(0, SHOWN);
        const hidden = own.length - shown.length;
        return (
          <DayCell
            key={day}
            date={day}
            isToday={day === today}
            isOutside={day.slice(0, 7) !== date.slice(0, 7)}
            minH={isPhone ? '3rem' : '6.5rem'}
            onDropped={onDropped}
          >
            <Button
              variant="ghost"
              size="xs"
              minW="0"
              px="1"
              w={isPhone ? 'full' : 'auto'}
              alignSelf="flex-start"
              fontWeight={day === today ? 'bold' : 'normal'}
              onClick={() => openDay(day)}
            >
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              <VisuallyHidden>
                {spellDay(day)}
                {day === today ? ', today' : ''}, {countWords(own.length)}
              </VisuallyHidden>
            </Button>
            {shown.map((entry) => (
              <EntryChip key={entry.id} entry={entry} {...actions} />
            ))}
            {hidden > 0 && (
              <Box
                textStyle="xs"
                color="fg.muted"
                textAlign={isPhone ? 'center' : 'start'}
                aria-hidden="true"
              >
                {isPhone ? hidden : `and ${hidden} more`}
              </Box>
            )}
          </DayCell>
        );
      }}
    />
  );
}
