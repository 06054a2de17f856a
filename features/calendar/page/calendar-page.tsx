import type { AbsolutePath } from '@vcms/contract';
import type { CalendarDate, DeadlineTopic } from '@vcms/domain';
import { DamagedNote, FailurePanel, useIsPhone, useToday } from '@vcms/kits';
import { answerOf } from '@vcms/kits/form';
import { useExpectedState, useInstantAct } from '@vcms/kits/pending';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button, EmptyState, Flex, Icon, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredEvent } from '../data/event-writer.ts';
import { shownSpan, spanTitle } from '../model/calendar-days.ts';
import type { CalendarEntry } from '../model/calendar-entry.ts';
import { daysOfEvent, movedTo } from '../model/event-entries.ts';
import { dayOfFile, type FileEntry } from '../model/file-entry.ts';
import { layersOf } from '../model/layers-of.ts';
import { type ShownEvent, useShownEvents } from '../shown/use-shown-events.ts';
import { AgendaView } from './agenda-view.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import type { Reach } from './event-actions.tsx';
import { EventDetail } from './event-detail.tsx';
import { EventDialog } from './event-dialog.tsx';
import { eventPath, expectedMove } from './expected-event.ts';
import type { Guest } from './guest-field.tsx';
import { LayerSwitches } from './layer-switches.tsx';
import { MonthView } from './month-view.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { moveShown } from './move-shown.ts';
import { saveCalendar } from './save-calendar.ts';
import { SubscribeButton } from './subscribe-button.tsx';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useDerivedEntries } from './use-derived-entries.ts';
import { EVENTS_READ, useStoredEvents } from './use-stored-events.ts';
import { WeekView } from './week-view.tsx';

/** What stands over the page. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'detail' | 'move'; readonly entryId: string }
  | {
      readonly kind: 'edit';
      readonly entryId: string;
      readonly invited: readonly Guest[];
      /** Of a repeating event: this occurrence, or all. */
      readonly reach: Reach;
    };

const VIEWS = { month: MonthView, week: WeekView, agenda: AgendaView } as const;
const NOTHING: readonly StoredEvent[] = [];
const NOBODY: readonly Guest[] = [];
/** Longer than a dialog takes to leave the page. */
const HANDOVER_MS = 100;

function realNow(): Date {
  return new Date();
}

export interface CalendarPageProps {
  /** The page of the reader's role for what a date follows from; undefined: it has none. */
  readonly pathOf?: (topic: DeadlineTopic, contractorId: string | undefined) => AbsolutePath | undefined;
  /** The clock; another one in tests. */
  readonly now?: () => Date;
  /** IANA name of the reader's time zone; default: that of the device. */
  readonly zone?: string;
}

/** What is shown as a file has it: events once with their hours and how they repeat, derived dates as whole days. */
function filesOf(entries: readonly CalendarEntry[], events: readonly StoredEvent[]): readonly FileEntry[] {
  const ids = new Set(entries.map(({ eventId }) => eventId));
  const days = entries.filter(({ eventId }) => eventId === undefined).map(dayOfFile);
  return [...events.filter(({ id }) => ids.has(id)), ...days];
}

/** A repetition is counted in the time zone of its event: whoever changes all of it types the times of that zone. */
function zoneOfForm({ series, occurrence }: ShownEvent<StoredEvent>, reach: Reach, zone: string): string {
  return reach === 'all' && occurrence !== undefined ? (series.zone ?? zone) : zone;
}

function noPath(): undefined {
  return undefined;
}

/** The calendar of all roles (domain 4.7): events, and the dates that follow from the records. */
export function CalendarPage({
  pathOf = noPath,
  now = realNow,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
}: CalendarPageProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId, role } = useSession();
  const notify = useNotify();
  const today = useToday(now);
  const place = useCalendarPlace(today, useIsPhone() ? 'agenda' : 'month');
  const span = shownSpan(place.view, place.date);
  const { state: events, pending } = useExpectedState(useStoredEvents(span), eventPath);
  const act = useInstantAct();
  const derived = useDerivedEntries(span, place.off, pathOf);
  const [open, setOpen] = useState<Open>();
  const items = events.kind === 'ready' ? events.items : NOTHING;
  const { shown: all, missing, retry } = useShownEvents(items, span, zone);
  const shownOf = (entryId: string) => all.find(({ entry }) => entry.id === entryId);
  const shown = open === undefined || open.kind === 'new' ? undefined : shownOf(open.entryId);

  function mayChange({ record, visibility, ownerCompanyId }: StoredEvent): boolean {
    return record.createdBy === uid || (visibility !== 'me' && ownerCompanyId === companyId);
  }

  async function drop(entryId: string, date: CalendarDate): Promise<void> {
    const dropped = shownOf(entryId);
    if (dropped === undefined || !mayChange(dropped.series)) return;
    const { title } = dropped.series;
    const { date: before, time } = daysOfEvent(dropped.event, zone);
    if (before === date) return;
    const times = movedTo(dropped.event, date, time, zone);
    const context = { firestore, uid, companyId };
    await act({
      expected: expectedMove(dropped, times),
      send: async () => answerOf(await moveShown(context, dropped, crypto.randomUUID(), times)),
      done: `${title} is moved.`,
      refused: `${title} was not moved.`,
    });
  }

  const entries = [
    ...(place.off.includes('events')
      ? []
      : all.map(({ entry, series }) => (pending.has(series.id) ? { ...entry, isPending: true } : entry))),
    ...derived.entries,
  ].filter(({ date, lastDate }) => lastDate >= span.from && date <= span.to);
  const save = (name: string, files: readonly FileEntry[]) =>
    saveCalendar(name, files, now()).catch(() =>
      notify.show({ kind: 'error', message: 'The file could not be made. Try again in a few minutes.' }),
    );
  const View = VIEWS[place.view];
  const close = () => setOpen(undefined);
  /** A dialog that goes takes those with it that came after it: the next one comes when it is gone. */
  const follow = (next: Open) => {
    close();
    setTimeout(() => setOpen(next), HANDOVER_MS);
  };

  return (
    <>
      <PageHeading
        title="Calendar"
        description="Your events, and the dates that follow from the records you see."
        actions={
          <>
            <Button
              variant="outline"
              disabled={entries.length === 0}
              onClick={() =>
                void save(`Calendar ${spanTitle(place.view, place.date)}`, filesOf(entries, items))
              }
            >
              Download
            </Button>
            <SubscribeButton />
            <Button onClick={() => setOpen({ kind: 'new' })}>
              <Icon name="plus" /> Add event
            </Button>
          </>
        }
      />
      <CalendarBar place={place} today={today} />
      <LayerSwitches layers={layersOf(role)} off={place.off} onOff={(off) => place.go({ off })} />
      {events.kind === 'failed' && <FailurePanel failure={events.failure} retry={events.retry} />}
      {derived.failed !== undefined && <FailurePanel {...derived.failed} />}
      {events.kind === 'loading' && <LoadingBlock label="Loading events" rows={6} />}
      {events.kind === 'ready' && (
        <>
          {entries.length === 0 && !derived.isLoading && missing === undefined && (
            <EmptyState
              level={3}
              icon="calendar"
              title="Nothing planned."
              description="Add an event, or look at other days."
            />
          )}
          {(entries.length > 0 || place.view !== 'agenda') && (
            <View
              date={place.date}
              today={today}
              entries={entries}
              open={(entryId) => setOpen({ kind: 'detail', entryId })}
              mayMove={(id) => {
                const series = shownOf(id)?.series;
                return series !== undefined && mayChange(series);
              }}
              openDay={(date) => place.go({ view: 'agenda', date })}
              onDropped={(id, date) => void drop(id, date)}
            />
          )}
          {missing === 'failed' && (
            <Flex mt="3" gap="3" wrap="wrap" align="center" role="alert">
              <Text>Repeating events could not be loaded. Check your connection and try again.</Text>
              <Button size="sm" variant="outline" onClick={retry}>
                Try again
              </Button>
            </Flex>
          )}
          <DamagedNote count={events.unreadable.length} />
        </>
      )}
      {(items.length >= EVENTS_READ || derived.isCut) && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          There may be more on these days than is shown. Choose a shorter view, or open the register of the
          contractors.
        </Text>
      )}
      {open?.kind === 'new' && (
        <EventDialog seen={undefined} invited={NOBODY} date={place.date} zone={zone} onClose={close} />
      )}
      {open?.kind === 'detail' && shown !== undefined && (
        <EventDetail
          shown={shown}
          zone={zone}
          mayChange={mayChange(shown.series)}
          onEdit={(invited, reach) => follow({ kind: 'edit', entryId: shown.entry.id, invited, reach })}
          onMove={() => follow({ kind: 'move', entryId: shown.entry.id })}
          onSave={() => void save(shown.series.title, [shown.series])}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && shown !== undefined && (
        <EventDialog
          seen={open.reach === 'one' ? shown.event : shown.series}
          only={open.reach === 'one' ? shown.occurrence : undefined}
          invited={open.invited}
          date={place.date}
          zone={zoneOfForm(shown, open.reach, zone)}
          onClose={close}
        />
      )}
      {open?.kind === 'move' && shown !== undefined && (
        <MoveDialog shown={shown} zone={zone} onClose={close} />
      )}
    </>
  );
}
