import {
  type CorrectedField,
  type EmrRecord,
  type InjuryRates,
  logCheckText,
  logErrors,
  type OshaYear,
  type RecordCorrection,
  SUMMED_OSHA_NUMBERS,
  yearRates,
} from '@vcms/domain';
import { emrRecordSchema, oshaNumbers } from '@vcms/domain/schemas';

/** One number as entered and as the paper has it, as plain digits. */
export type CorrectedNumber = RecordCorrection['changes'][number];

/** What of a record changes, or why the correction cannot stand. */
export type CorrectionVerdict<Fields> =
  | { readonly kind: 'sound'; readonly fields: Fields }
  /** Somebody changed the value since it was seen. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly message: string; readonly field?: CorrectedField | undefined };

type OshaNumber = (typeof SUMMED_OSHA_NUMBERS)[number];
export type CorrectedYear = Partial<Record<OshaNumber, number>> &
  InjuryRates &
  Pick<OshaYear, 'establishments'>;

const OF_ESTABLISHMENTS =
  'This year is the sum of several establishments. Return it, so that the contractor corrects the right one.';

function isOshaNumber(field: CorrectedField): field is OshaNumber {
  return SUMMED_OSHA_NUMBERS.some((name) => name === field);
}

/**
 * A year with its typing errors corrected, and the rates that follow. What the contractor's form refuses as an error is
 * refused (V10 to V14); what it only warns of (V15) stays a flag of the review.
 */
export function correctedYear(
  log: OshaYear,
  changes: readonly CorrectedNumber[],
): CorrectionVerdict<CorrectedYear> {
  const { establishments = [] } = log;
  if (establishments.length > 1) return { kind: 'refused', message: OF_ESTABLISHMENTS };
  const numbers: Partial<Record<OshaNumber, number>> = {};
  for (const { field, before, after } of changes) {
    if (!isOshaNumber(field)) return { kind: 'refused', message: 'An OSHA year has no such value.', field };
    if (String(log[field]) !== before) return { kind: 'stale' };
    const read = oshaNumbers[field].safeParse(Number(after));
    if (!read.success) return { kind: 'refused', message: read.error.issues[0]?.message ?? '', field };
    if (read.data === log[field]) return sameValue(field);
    numbers[field] = read.data;
  }
  const whole = { ...log, ...numbers };
  const errors = logErrors(whole);
  if (errors.length > 0)
    return { kind: 'refused', message: errors.map((check) => logCheckText(check, whole)).join(' ') };
  const [only] = establishments;
  return {
    kind: 'sound',
    fields: {
      ...numbers,
      ...yearRates(whole),
      ...(only === undefined ? {} : { establishments: [{ ...only, ...numbers }] }),
    },
  };
}

/** An EMR record with the modification that its letter has. */
export function correctedEmr(
  record: EmrRecord,
  changes: readonly CorrectedNumber[],
): CorrectionVerdict<Pick<EmrRecord, 'value'>> {
  const [change] = changes;
  const stray = changes.find(({ field }) => field !== 'value');
  if (change === undefined || stray !== undefined)
    return { kind: 'refused', message: 'An EMR record has no such value.', field: stray?.field };
  if (record.value !== change.before) return { kind: 'stale' };
  const read = emrRecordSchema.shape.value.safeParse(change.after);
  if (!read.success) return { kind: 'refused', message: read.error.issues[0]?.message ?? '', field: 'value' };
  if (Number(read.data) === Number(record.value)) return sameValue('value');
  return { kind: 'sound', fields: { value: read.data } };
}

function sameValue(field: CorrectedField): CorrectionVerdict<never> {
  return { kind: 'refused', message: 'Enter another value than the one submitted.', field };
}

/** Corrections of the version on file: the latest of each field. */
export function correctionsByField({
  corrections = [],
  version,
}: Pick<OshaYear, 'corrections' | 'version'>): ReadonlyMap<
  string,
  CorrectedNumber & Pick<RecordCorrection, 'reason' | 'firmName' | 'on'>
> {
  const own = corrections.filter((entry) => entry.version === version);
  return new Map(
    own.flatMap(({ changes, reason, firmName, on }) =>
      changes.map((change) => [change.field, { ...change, reason, firmName, on }] as const),
    ),
  );
}

function written(value: string): string {
  return value.includes('.') ? value : Number(value).toLocaleString('en-US');
}

/** "Corrected from 12 to 21 by Clearpath: The 300A shows 21." */
export function correctionText({
  before,
  after,
  firmName,
  reason,
}: Pick<CorrectedNumber, 'before' | 'after'> & Pick<RecordCorrection, 'firmName' | 'reason'>): string {
  return `Corrected from ${written(before)} to ${written(after)} by ${firmName}: ${reason}`;
}
