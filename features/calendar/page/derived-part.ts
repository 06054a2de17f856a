import type { LiveState } from '@vcms/data';
import type { CalendarEntry } from '../model/calendar-entry.ts';

/** Records of one kind that are read for one view. */
export const DATES_READ = 100;

/** What a part of the calendar is derived from, and what came of it. */
export interface DerivedPart {
  readonly lists: readonly LiveState<unknown>[];
  readonly entries: readonly CalendarEntry[];
}
