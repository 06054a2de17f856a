export {
  addEvent,
  deleteEvent,
  type EventWords,
  type EventWriteContext,
  type StoredEvent,
  saveEvent,
} from './event-writer.ts';
