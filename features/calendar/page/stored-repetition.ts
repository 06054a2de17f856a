import type { CalendarEvent } from '@vcms/domain';
import type { EventContent } from '../model/event-form.ts';

export type StoredContent = EventContent & Pick<CalendarEvent, 'repeatsUntil'>;

/** What a form says, with the end of its repetition: what works it out is loaded then. A text says what is in the way. */
export async function withRepetitionEnd(content: EventContent): Promise<StoredContent | string> {
  if (content.rrule === undefined) return content;
  try {
    const { repeatsUntil } = await import(/* webpackChunkName: "library-rrule" */ '../model/occurrences.ts');
    const until = repeatsUntil(content);
    if (until === undefined)
      return 'No day fits how the event repeats. Choose another first day or a later end.';
    // A repetition by days may end before its first event is over.
    return { ...content, repeatsUntil: until > content.end ? until : content.end };
  } catch {
    return 'What repeats events could not be loaded. Check your connection and try again; nothing you typed is lost.';
  }
}
