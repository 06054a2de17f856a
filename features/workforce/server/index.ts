export { remindOfStaffDocuments } from './remind-of-staff.ts';
