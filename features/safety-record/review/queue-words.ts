import { formatDate, type ReviewTask, yearRates } from '@vcms/domain';
import { NOT_RATED_REASONS } from '../model/record-fields.ts';
import { type FlagCode, reviewFlags } from '../model/record-flags.ts';

/** What a task is about: OSHA 2025. */
export function taskTitle({ osha, emr, notRated }: ReviewTask): string {
  if (osha !== undefined) return `OSHA ${osha.year}`;
  if (emr !== undefined) return `EMR effective ${formatDate(emr.effective)}`;
  return notRated === undefined ? 'Record' : `Not-rated letter of ${formatDate(notRated.date)}`;
}

/** New, or Correction with its number. */
export function taskChange({ version }: Pick<ReviewTask, 'version'>): string {
  if (version === 1) return 'New';
  return version === 2 ? 'Correction' : `Correction ${version - 1}`;
}

/** The rates of a year, or the value of another record; '' where it has none. */
export function taskFigures({ osha, emr, notRated }: ReviewTask): string {
  if (emr !== undefined) return `EMR ${emr.value}`;
  if (notRated !== undefined) return NOT_RATED_REASONS[notRated.reason];
  if (osha === undefined) return '';
  const { trir, dart, ltir } = yearRates(osha);
  return trir === null ? 'No hours' : `TRIR ${trir}, DART ${dart}, LTIR ${ltir}`;
}

const SHORT: Readonly<Partial<Record<FlagCode, string>>> = {
  OSHA_TYPES_NE_CASES: 'Types and cases differ',
  OSHA_HOURS_PER_EMPLOYEE_IMPOSSIBLE: 'Hours per employee',
  OSHA_HOURS_PER_EMPLOYEE_UNUSUAL: 'Hours per employee',
  OSHA_EMPLOYEES_LE_CASES: 'More cases than employees',
  OSHA_DAYS_OVER_180_PER_CASE: 'Days per case',
  'rate_change:trir': 'TRIR change',
  'rate_change:dart': 'DART change',
  'rate_change:ltir': 'LTIR change',
  explanation_missing: 'Not explained',
};

/** Short words for what should be looked at twice. */
export function taskFlags({ osha }: Pick<ReviewTask, 'osha'>): readonly string[] {
  if (osha === undefined) return [];
  const { before, isExplained, missing = [], ...numbers } = osha;
  const flags = reviewFlags({ ...numbers, explanation: isExplained ? 'Given.' : undefined }, before);
  const words = flags.map(({ code }) => SHORT[code] ?? 'Numbers contradict each other');
  const said = isExplained && words.length > 0 ? [...words, 'Explained'] : words;
  return [...new Set([...said, ...missing.map((year) => `${year} missing`)])];
}
