/** The lines, each once: their demo data (ADR 32). The order of their names is the order of random choices. */

export { demo as announcements } from '@vcms/announcements/demo';
export { demo as calendar } from '@vcms/calendar/demo';
export { demo as documents } from '@vcms/documents/demo';
export { demo as engagements } from '@vcms/engagements/demo';
export { demo as insurance } from '@vcms/insurance/demo';
export { demo as writtenPrograms } from '@vcms/programs/demo';
export { demo as safetyRecord } from '@vcms/safety-record/demo';
export { demo as users } from '@vcms/users/demo';
export { demo as variances } from '@vcms/variances/demo';
