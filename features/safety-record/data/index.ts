export {
  deleteSafetyDraft,
  type SafetyContent,
  type SafetyKind,
  type SafetyPlace,
  type SafetyWriteContext,
  saveSafetyDraft,
  submitSafetyRecord,
  withdrawSafetyRecord,
} from './evidence-writer.ts';
export { emrRecordsQuery, notRatedQuery, oshaYearsQuery } from './record-queries.ts';
