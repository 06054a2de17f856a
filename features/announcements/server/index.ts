export { hasReceivedFile } from './announced-files.ts';
export { recount } from './count-recipients.ts';
export { dropFiles, dropUnsavedFiles } from './dropped-files.ts';
export { askReminder, remindUnread } from './remind-unread.ts';
export { sendAnnouncement, sendDueAnnouncements } from './send-announcement.ts';
export { settleMail } from './settle-mail.ts';
export { showAudience } from './show-audience.ts';
export { sendTestMail } from './test-mail.ts';
