export { emrRecordsQuery, notRatedQuery, oshaYearsQuery } from './record-queries.ts';
