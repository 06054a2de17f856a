/** What lines do by night, each in one row. */
export { variancesByNight as variances } from '../variances/night.ts';
