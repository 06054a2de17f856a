export { calendarNames, calendarPeople } from './calendar-people.ts';
export { planReminders, sendDueReminders } from './event-reminders.ts';
export { onEventWritten } from './on-event-written.ts';
