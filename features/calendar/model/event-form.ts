import { addDays, type CalendarDate, type CalendarEvent, isCalendarDate, validationText } from '@vcms/domain';
import { daysOfEvent } from './event-entries.ts';
import { checkRepetition, type RepeatFormValues, repeatFormValues, ruleOf } from './repeat-form.ts';
import { momentOf } from './zoned-time.ts';

/** What the form of an event holds, all as typed. */
export type EventFormValues = RepeatFormValues & {
  title: string;
  type: CalendarEvent['type'];
  allDay: boolean;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  location: string;
  description: string;
  visibility: 'me' | 'company';
  /** Minutes before the start as a text; '' for none. */
  reminder: string;
};

export const EVENT_TYPE_LABELS: Readonly<Record<CalendarEvent['type'], string>> = {
  meeting: 'Meeting',
  training: 'Training',
  audit: 'Audit',
  deadline: 'Deadline',
  other: 'Other',
};

/** Minutes before the start, of those that the access rules take. */
export const REMINDERS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'None' },
  { value: '15', label: '15 minutes before' },
  { value: '60', label: '1 hour before' },
  { value: '1440', label: '1 day before' },
  { value: '10080', label: '1 week before' },
];

/** An hour in the morning of a day. */
export function emptyEventForm(date: CalendarDate): EventFormValues {
  return {
    ...repeatFormValues(undefined),
    ...{ title: '', type: 'meeting', allDay: false, location: '', description: '', reminder: '60' },
    ...{ startDate: date, startTime: '09:00', endDate: date, endTime: '10:00', visibility: 'company' },
  };
}

/** A stored event as the form shows it where the reader is. */
export function eventFormValues(event: CalendarEvent, zone: string): EventFormValues {
  const days = daysOfEvent(event, zone);
  return {
    ...repeatFormValues(event.rrule),
    ...{ title: event.title, type: event.type, allDay: event.allDay },
    ...{ location: event.location, description: event.description },
    startDate: days.date,
    startTime: event.allDay ? '09:00' : days.time,
    endDate: days.lastDate,
    endTime: event.allDay ? '10:00' : days.endTime,
    visibility: event.visibility === 'me' ? 'me' : 'company',
    reminder: String(event.reminderMinutes[0] ?? ''),
  };
}

const TIMED = ['startDate', 'startTime', 'endDate', 'endTime'] as const;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export type EventFormMessages = Partial<Record<keyof EventFormValues, string>>;

function dayProblem(date: string): string | undefined {
  return isCalendarDate(date) && date >= '2000-01-01' && date <= '2099-12-31'
    ? undefined
    : validationText('V5');
}

function endProblem(values: EventFormValues, zone: string): string | undefined {
  const { start, end } = timesOf(values, zone);
  return end.getTime() > start.getTime() ? undefined : 'End must be after start.';
}

/** What is wrong with the form, by field; nothing when it can be stored. */
export function checkEventForm(values: EventFormValues, zone: string): EventFormMessages {
  const title = values.title.trim();
  const needsTime = !values.allDay;
  const messages: EventFormMessages = {};
  if (title.length < 1 || title.length > 120)
    messages.title = validationText('V2', { field: 'Title', min: 1, max: 120 });
  const [start, end] = [dayProblem(values.startDate), dayProblem(values.endDate)];
  if (start !== undefined) messages.startDate = start;
  if (end !== undefined) messages.endDate = end;
  if (needsTime && !TIME.test(values.startTime)) messages.startTime = 'Enter a time.';
  if (needsTime && !TIME.test(values.endTime)) messages.endTime = 'Enter a time.';
  for (const [name, message] of Object.entries(checkRepetition(values, values.startDate)))
    messages[name as keyof RepeatFormValues] ??= message;
  const isDated = TIMED.every((name) => messages[name] === undefined);
  const order = isDated ? endProblem(values, zone) : undefined;
  if (order !== undefined) messages[needsTime ? 'endTime' : 'endDate'] = order;
  return messages;
}

function timesOf(values: EventFormValues, zone: string): Pick<CalendarEvent, 'start' | 'end'> {
  if (values.allDay) {
    const end = addDays(values.endDate, 1);
    // A last day before the first one has no length, so that the check tells.
    const last = values.endDate < values.startDate ? values.startDate : end;
    return { start: new Date(`${values.startDate}T00:00:00Z`), end: new Date(`${last}T00:00:00Z`) };
  }
  return {
    start: momentOf({ date: values.startDate, time: values.startTime }, zone),
    end: momentOf({ date: values.endDate, time: values.endTime }, zone),
  };
}

/** What of an event a form says. */
export type EventContent = Pick<
  CalendarEvent,
  | 'title'
  | 'type'
  | 'start'
  | 'end'
  | 'allDay'
  | 'location'
  | 'description'
  | 'reminderMinutes'
  | 'zone'
  | 'rrule'
>;

/** A form without problems, as it is stored. `zone`: where its times were typed. */
export function eventContent(values: EventFormValues, zone: string): EventContent {
  return {
    title: values.title.trim(),
    type: values.type,
    ...timesOf(values, zone),
    allDay: values.allDay,
    location: values.location.trim(),
    description: values.description.trim(),
    reminderMinutes: values.reminder === '' ? [] : [Number(values.reminder)],
    zone,
    rrule: ruleOf(values, values.startDate),
  };
}
