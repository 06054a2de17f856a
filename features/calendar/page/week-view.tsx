import { useIsPhone } from '@vcms/kits';
import { Text } from '@vcms/ui';
import { spanTitle, spellDay, weekOf } from '../model/calendar-days.ts';
import { entriesOn } from '../model/calendar-entry.ts';
import { AgendaDays } from './agenda-view.tsx';
import { DayCell } from './day-cell.tsx';
import { DayTable } from './day-table.tsx';
import { EntryChip } from './entry-chip.tsx';
import type { ViewProps } from './month-view.tsx';

/** One week with everything on it, day beside day; on phones one day below the other. */
export function WeekView({ date, today, entries, openDay: _openDay, onDropped, ...actions }: ViewProps) {
  const isPhone = useIsPhone();
  const days = weekOf(date);
  if (isPhone) return <AgendaDays days={days} today={today} entries={entries} isEveryDay {...actions} />;
  return (
    <DayTable
      title={spanTitle('week', date)}
      weeks={[days]}
      cell={(day) => (
        <DayCell
          key={day}
          date={day}
          isToday={day === today}
          isOutside={false}
          minH="20rem"
          onDropped={onDropped}
        >
          <Text textStyle="sm" fontWeight={day === today ? 'bold' : 'normal'}>
            {spellDay(day).split(', ')[1]}
          </Text>
          {entriesOn(entries, day).map((entry) => (
            <EntryChip key={entry.id} entry={entry} {...actions} />
          ))}
        </DayCell>
      )}
    />
  );
}
