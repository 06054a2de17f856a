import { addDays, type CalendarDate, type CalendarEvent, type DateSpan } from '@vcms/domain';
import { useEffect, useMemo, useState } from 'react';
import type { CalendarEntry } from '../model/calendar-entry.ts';
import { eventEntry } from '../model/event-entries.ts';
import type { Repeating } from '../model/occurrences.ts';

/** What showing an event needs of it. */
export type Showable = Repeating & Pick<CalendarEvent, 'id' | 'title'>;

/** An event, or one occurrence of a repeating one, as the calendar shows it. */
export interface ShownEvent<Stored extends Showable> {
  readonly entry: CalendarEntry;
  /** With the times that are shown. */
  readonly event: Stored;
  /** As it is stored. */
  readonly series: Stored;
  /** Which occurrence; undefined for an event that does not repeat, or whose repetition is damaged. */
  readonly occurrence?: CalendarDate;
}

export interface ShownEvents<Stored extends Showable> {
  readonly shown: readonly ShownEvent<Stored>[];
  /** Repeating events are missing: what expands them loads, or could not be loaded. */
  readonly missing: 'loading' | 'failed' | undefined;
  readonly retry: () => void;
}

type Occurrences = typeof import('../model/occurrences.ts');

/** What expands repetition, loaded when there is something to expand. */
function useOccurrences(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Occurrences | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    const settle = (next: Occurrences | 'failed') => {
      if (!isGone) setLoaded((before) => (typeof before === 'object' ? before : next));
    };
    import(/* webpackChunkName: "library-rrule" */ '../model/occurrences.ts').then(settle, () =>
      settle('failed'),
    );
    return () => {
      isGone = true;
    };
    // A further try asks for the file again.
  }, [isNeeded, tries]);
  return { loaded, retry: () => setTries((before) => before + 1) };
}

function shownOf<Stored extends Showable>(
  series: Stored,
  span: DateSpan,
  zone: string,
  { occurrencesBetween }: Occurrences,
): readonly ShownEvent<Stored>[] {
  // A day more on either side: where the reader's day begins depends on the time zone.
  const from = new Date(`${addDays(span.from, -1)}T00:00:00Z`);
  const found = occurrencesBetween(series, from, new Date(`${addDays(span.to, 2)}T00:00:00Z`));
  if (found === undefined) return [alone(series, zone)];
  return found.map(({ date, start, end }) => {
    const event = { ...series, start, end };
    return { entry: eventEntry(event, zone, date), event, series, occurrence: date };
  });
}

function alone<Stored extends Showable>(event: Stored, zone: string): ShownEvent<Stored> {
  return { entry: eventEntry(event, zone), event, series: event };
}

/** Events as they are shown on some days: repeating ones as often as they take place there. */
export function useShownEvents<Stored extends Showable>(
  events: readonly Stored[],
  span: DateSpan,
  zone: string,
): ShownEvents<Stored> {
  const isNeeded = events.some(({ rrule }) => rrule !== undefined);
  const { loaded, retry } = useOccurrences(isNeeded);
  const { from, to } = span;
  const shown = useMemo(
    () =>
      events.flatMap((event) => {
        if (event.rrule === undefined) return [alone(event, zone)];
        return typeof loaded === 'object' ? shownOf(event, { from, to }, zone, loaded) : [];
      }),
    [events, from, to, zone, loaded],
  );
  const missing = isNeeded && typeof loaded !== 'object' ? (loaded ?? 'loading') : undefined;
  return { shown, missing, retry };
}
