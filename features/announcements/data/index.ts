export { announcementsOf, receivedAnnouncementsQuery, recipientsOf } from './announcement-queries.ts';
export {
  type AnnouncementText,
  type AnnouncementWriteContext,
  cancelAnnouncement,
  createAnnouncement,
  editAnnouncement,
  scheduleAnnouncement,
} from './announcement-writer.ts';
export { acknowledge, markRead } from './reading-writer.ts';
