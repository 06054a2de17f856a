export type { Notice } from './notice.ts';
export { NOTICE_MAIL, type WaitingNotice } from './notice-mail.ts';
export { addNotice, notify } from './notify.ts';
export { tellReceived } from './received.ts';
export { activeUsers, activeUsersOfRole } from './recipients.ts';
export { MESSAGES_AN_HOUR, tellOthers } from './tell-others.ts';
