import { addDays, type CalendarDate } from '@vcms/domain';
import { Box, Heading, Stack, Text } from '@vcms/ui';
import { AGENDA_DAYS, spellDay } from '../model/calendar-days.ts';
import { type CalendarEntry, entriesOn } from '../model/calendar-entry.ts';
import { type EntryActions, EntryChip } from './entry-chip.tsx';
import type { ViewProps } from './month-view.tsx';

export interface AgendaDaysProps extends EntryActions {
  readonly days: readonly CalendarDate[];
  readonly today: CalendarDate;
  readonly entries: readonly CalendarEntry[];
  /** Also days without entries; default: left out. */
  readonly isEveryDay?: boolean;
}

/** Days one below the other, each with its entries. */
export function AgendaDays({ days, today, entries, isEveryDay = false, ...actions }: AgendaDaysProps) {
  const listed = days
    .map((day) => ({ day, own: entriesOn(entries, day) }))
    .filter(({ own }) => isEveryDay || own.length > 0);
  return (
    <Stack gap="5">
      {listed.map(({ day, own }) => (
        <Box as="section" key={day} aria-label={spellDay(day)}>
          <Heading as="h2" size="sm" mb="2">
            {day === today ? `Today, ${spellDay(day)}` : spellDay(day)}
          </Heading>
          {own.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              Nothing planned.
            </Text>
          ) : (
            <Stack as="ul" gap="1.5" listStyleType="none" m="0" p="0">
              {own.map((entry) => (
                <li key={entry.id}>
                  <EntryChip entry={entry} {...actions} />
                </li>
              ))}
            </Stack>
          )}
        </Box>
      ))}
    </Stack>
  );
}

/** What comes within 30 days, days with entries only. */
export function AgendaView({
  date,
  today,
  entries,
  openDay: _openDay,
  onDropped: _onDropped,
  ...actions
}: ViewProps) {
  const days = Array.from({ length: AGENDA_DAYS }, (_, at) => addDays(date, at));
  return <AgendaDays days={days} today={today} entries={entries} {...actions} />;
}
