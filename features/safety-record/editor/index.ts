export { ClientVerdicts } from './client-verdicts.tsx';
export { EmrDialog } from './emr/emr-dialog.tsx';
export {
  EMR_ISSUERS,
  EMR_KINDS,
  NOT_RATED_REASONS,
  type NotRatedFormValues,
  optionsOf,
} from './emr/emr-form-values.ts';
export { LetterForm } from './emr/letter-form.tsx';
export { useSaveLetter } from './emr/use-save-letter.ts';
export { allWords, type ReturnWords, returnOf, reviewerOf } from './findings.ts';
export { RateTable } from './rate-table.tsx';
export {
  addableYears,
  countedLogs,
  isCounted,
  type SafetyDossier,
  type StoredEmr,
  type StoredNotRated,
  type StoredYear,
  toSafetyDossier,
  type YearEntry,
  yearEntries,
} from './safety-dossier.ts';
export { useSafetyDossier } from './use-safety-dossier.ts';
export { YearDialog } from './year/year-dialog.tsx';
export type { YearStart } from './year/year-form-values.ts';
export { YEAR_LABELS } from './year/year-labels.ts';
