export { calendarNames, calendarPeople } from './calendar-people.ts';
export { planReminders, sendDueReminders } from './event-reminders.ts';
export { feedListener } from './feed/feed-listener.ts';
export {
  calendarFeedCreate,
  calendarFeedOff,
  calendarFeedReset,
  calendarFeedState,
} from './feed/manage-feed.ts';
export { leaveEvents } from './leave-events.ts';
export { onEventWritten } from './on-event-written.ts';
