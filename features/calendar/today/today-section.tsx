import { type EventReason, eventLinesQuery, type LiveState, useLiveQueries } from '@vcms/data';
import { addDays, type CalendarDate, ROLES_OF_KIND } from '@vcms/domain';
import { itemsOf, LiveSection, useToday, ViewAll } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { type CalendarEntry, entriesOn, spellTime } from '../model/calendar-entry.ts';
import { eventEntry } from '../model/event-entries.ts';
import { weeklyOccurrencesOn } from '../model/weekly-occurrences.ts';
import { type Showable, useShownEvents } from '../shown/use-shown-events.ts';

const SHOWN = 3;
/** Of each reason to see an event; the days around today are among them, as whole days are stored in UTC. */
const READ = 10;
const TITLE = 'Today';

function realNow(): Date {
  return new Date();
}

export interface TodaySectionProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
  /** IANA name of the reader's time zone; default: that of the device. */
  readonly zone?: string;
}

function reasonsOf({ userId, companyId, role }: ReturnType<typeof useSession>): readonly EventReason[] {
  const is = (kind: 'client' | 'contractor') => (ROLES_OF_KIND[kind] as readonly string[]).includes(role);
  return [
    { writtenBy: userId },
    { colleaguesOf: companyId },
    { invited: userId },
    ...(is('client') ? [{ clientId: companyId }] : []),
    ...(is('contractor') ? [{ contractorId: companyId }] : []),
  ];
}

function timesOf({ time, endTime }: CalendarEntry): string {
  if (time === undefined) return 'All day';
  return endTime === undefined ? spellTime(time) : `${spellTime(time)} to ${spellTime(endTime)}`;
}

/** Weekly events of the day, and the events that are left to what expands every repetition. */
function divided<Stored extends Showable>(events: readonly Stored[], today: CalendarDate, zone: string) {
  const weekly = events.map((event) => ({ event, found: weeklyOccurrencesOn(event, today, zone) }));
  return {
    known: weekly.flatMap(({ event, found = [] }) =>
      found.map(({ date, start, end }) => eventEntry({ ...event, start, end }, zone, date)),
    ),
    others: weekly.flatMap(({ event, found }) => (found === undefined ? [event] : [])),
  };
}

/** The first events of the day in the reader's calendar, with the way to all; nothing on a day without any. */
export function TodaySection({
  now = realNow,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
}: TodaySectionProps) {
  const { firestore } = useBackend();
  const session = useSession();
  const today = useToday(now);
  // Where the day begins depends on the time zone: half a day more on either side.
  const from = new Date(`${addDays(today, -1)}T10:00:00Z`);
  const to = new Date(`${addDays(today, 1)}T12:00:00Z`);
  const spans = [{ from, to }, { repeatsOn: from }];
  const state = useLiveQueries(
    reasonsOf(session).flatMap((reason) =>
      spans.map((span) => query(eventLinesQuery(firestore, reason, span), limit(READ))),
    ),
  );
  const events = [...new Map(itemsOf(state).map((event) => [event.id, event])).values()];
  const { known, others } = divided(events, today, zone);
  const { shown: expanded } = useShownEvents(others, { from: today, to: today }, zone);
  const entries = entriesOn([...expanded.map(({ entry }) => entry), ...known], today);
  if (state.kind !== 'ready' || entries.length === 0) return null;
  const shown: LiveState<CalendarEntry> = { ...state, items: entries.slice(0, SHOWN) };
  return (
    <LiveSection
      isDense
      title={TITLE}
      aside={<ViewAll to="/calendar" of={TITLE} />}
      state={shown}
      empty={null}
    >
      {(items) => (
        <Stack as="ul" gap="1" textStyle="sm" listStyleType="none">
          {items.map((entry) => (
            <Flex as="li" key={entry.id} wrap="wrap" columnGap="3" justify="space-between" align="baseline">
              <Text minW="0" overflowWrap="anywhere">
                {entry.title}
              </Text>
              <Box as="span" color="fg.muted" whiteSpace="nowrap">
                {timesOf(entry)}
              </Box>
            </Flex>
          ))}
        </Stack>
      )}
    </LiveSection>
  );
}
