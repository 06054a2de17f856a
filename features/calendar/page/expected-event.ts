import { documentPath } from '@vcms/domain';
import type { ExpectedChange } from '@vcms/kits/pending';
import type { EventWords, StoredEvent } from '../data/event-writer.ts';
import type { EventTimes } from '../model/event-entries.ts';
import type { ShownEvent } from '../shown/use-shown-events.ts';

export function eventPath({ id }: Pick<StoredEvent, 'id'>): string {
  return documentPath('calendarEvents', id);
}

/** What an event will say once it is changed; an event that was read anew since then has changed otherwise. */
export function expectedEvent(
  seen: Pick<StoredEvent, 'id' | 'record'>,
  after: Partial<EventWords>,
): ExpectedChange {
  return { path: eventPath(seen), before: { record: seen.record }, after };
}

/**
 * Where an event will be once it is moved. An occurrence that moves alone becomes an event of its own, which is not there yet: its
 * series is only marked.
 */
export function expectedMove(
  { series, occurrence }: Pick<ShownEvent<StoredEvent>, 'series' | 'occurrence'>,
  times: EventTimes,
): ExpectedChange {
  return expectedEvent(series, occurrence === undefined ? times : {});
}
