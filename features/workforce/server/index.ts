export { isShownSample, keepSample } from './keep-sample.ts';
export { remindOfStaffDocuments } from './remind-of-staff.ts';
