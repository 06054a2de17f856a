export { addNotice, notify } from './notify.ts';
export { activeUsers, activeUsersOfRole } from './recipients.ts';
