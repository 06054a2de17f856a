import type { WriteResult } from '@vcms/data';
import type { StoredEvent } from '../data/event-writer.ts';
import { detachOccurrence, type EventWriteContext, saveEvent } from '../data/event-writer.ts';
import type { EventTimes } from '../model/event-entries.ts';
import type { ShownEvent } from '../shown/use-shown-events.ts';

/** Moves an event; of a repeating one the occurrence alone, which becomes an event of its own under `id`. */
export function moveShown(
  context: EventWriteContext,
  { event, series, occurrence }: ShownEvent<StoredEvent>,
  id: string,
  times: EventTimes,
): Promise<WriteResult> {
  if (occurrence === undefined) return saveEvent(context, series, times);
  const { title, type, location, description, visibility, attendees, reminderMinutes, zone } = event;
  const words = {
    title,
    type,
    location,
    description,
    visibility,
    attendees,
    reminderMinutes,
    zone,
    ...times,
  };
  return detachOccurrence(context, series, occurrence, id, words);
}
