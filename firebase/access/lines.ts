/** The lines, each once: what their records may be asked (ADR 32). */
export { access as announcements } from '@vcms/announcements/access';
export { access as calendar } from '@vcms/calendar/access';
export { access as companies } from '@vcms/companies/access';
export { access as documents } from '@vcms/documents/access';
export { access as engagements } from '@vcms/engagements/access';
export { access as help } from '@vcms/help/access';
export { access as insurance } from '@vcms/insurance/access';
export { access as programs } from '@vcms/programs/access';
export { access as questionnaires } from '@vcms/questionnaires/access';
export { access as safetyRecord } from '@vcms/safety-record/access';
export { access as users } from '@vcms/users/access';
export { access as variances } from '@vcms/variances/access';
export { access as workforce } from '@vcms/workforce/access';
