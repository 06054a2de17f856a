export { type ComparedRow, compareBenchmarks } from './benchmarks/compare-benchmarks.ts';
export { type BlsTable, haveSameRate, readBlsTable } from './benchmarks/read-bls-table.ts';
export {
  type AskingClient,
  type ClientLimits,
  type Industry,
  type JudgedRate,
  judgeRate,
  type LimitVerdict,
  limitsOfClients,
  rateLimitOf,
} from './client-limits.ts';
export { type CorrectedNumber, correctionsByField, correctionText } from './corrections.ts';
export { ASSUMED_EMR, type EmrStanding, emrStanding } from './emr-means.ts';
export { groupWords } from './group-words.ts';
export { industrySources } from './industry-source.ts';
export type { ItaColumn } from './ita/columns.ts';
export { type ExportingCompany, exportIta, type RuleBreak } from './ita/export-ita.ts';
export type { ItaImport, ItaProblem, ItaRow } from './ita/import-ita.ts';
export { importItaFile } from './ita/import-ita-file.ts';
export { importedYear, sumEstablishments } from './ita/sum-establishments.ts';
export { type Interval, poissonInterval } from './poisson-interval.ts';
export {
  type RatesWithIntervals,
  type RateWithInterval,
  rateInterval,
  ratesWithIntervals,
} from './rate-intervals.ts';
export {
  type FlagCode,
  type FlaggedLog,
  logFlags,
  needsExplanation,
  RATE_LABELS,
  type RecordFlag,
  reviewFlags,
} from './record-flags.ts';
export type { VersionedRecord } from './versions/record-timeline.ts';
