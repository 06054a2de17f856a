import {
  addDays,
  type CalendarDate,
  type DocumentCategory,
  daysBetween,
  formatDate,
  isCalendarDate,
  validationText,
} from '@vcms/domain';
import type { FileEnd } from './file-end.ts';
import { titleProblem } from './upload-form.ts';

/** What is typed of a request; the note may stay ''. */
export interface RequestValues {
  readonly title: string;
  readonly category: DocumentCategory;
  readonly note: string;
  readonly dueOn: string;
}

/** Days that a contractor usually has, and the farthest due date. */
const USUAL_DAYS = 14;
const DAYS_MAX = 365;
/** Characters. */
export const REQUEST_NOTE_MAX = 1000;
/** Days from which on a due date is near; a reminder goes out then. */
const NEAR_DAYS = 3;

export function newRequest(today: CalendarDate): RequestValues {
  return { title: '', category: 'other', note: '', dueOn: addDays(today, USUAL_DAYS) };
}

function dueProblem(dueOn: string, today: CalendarDate): string | undefined {
  if (!isCalendarDate(dueOn)) return validationText('V5');
  if (dueOn < today) return 'Choose today or a later day.';
  return daysBetween(today, dueOn) > DAYS_MAX ? validationText('V18', { n: DAYS_MAX }) : undefined;
}

/** The first message of each field that is wrong. */
export function checkRequest(
  { title, note, dueOn }: RequestValues,
  today: CalendarDate,
): Partial<Record<keyof RequestValues, string>> {
  const found = {
    title: titleProblem(title),
    note: note.trim().length > REQUEST_NOTE_MAX ? `Write at most ${REQUEST_NOTE_MAX} characters.` : undefined,
    dueOn: dueProblem(dueOn, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** How near the day is by which a document is wanted, in words. */
export function dueWords(dueOn: CalendarDate, today: CalendarDate): FileEnd {
  const days = daysBetween(today, dueOn);
  if (days < 0) return { tone: 'danger', label: `Overdue since ${formatDate(dueOn)}` };
  if (days === 0) return { tone: 'warning', label: 'Due today' };
  const label = `Due ${formatDate(dueOn)}`;
  return { tone: days <= NEAR_DAYS ? 'warning' : 'neutral', label };
}
