/** The lines, each once: what their records may be asked (ADR 32). */
export { access as companies } from '@vcms/companies/access';
export { access as insurance } from '@vcms/insurance/access';
export { access as safetyRecord } from '@vcms/safety-record/access';
export { access as users } from '@vcms/users/access';
export { access as variances } from '@vcms/variances/access';
export { access as workforce } from '@vcms/workforce/access';
