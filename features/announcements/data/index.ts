export { announcementsOf, recipientsOf } from './announcement-queries.ts';
export {
  type AnnouncementText,
  type AnnouncementWriteContext,
  cancelAnnouncement,
  createAnnouncement,
  editAnnouncement,
  scheduleAnnouncement,
} from './announcement-writer.ts';
export { announcementFilesQuery, namedFilesQuery } from './file-queries.ts';
export { acknowledge, markRead } from './reading-writer.ts';
export { type ReceivedLine, receivedAnnouncementsQuery } from './received-query.ts';
export { type SentLine, sentAnnouncementsQuery } from './sent-query.ts';
