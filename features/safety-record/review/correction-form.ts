import { CORRECTED_FIELDS, CORRECTION_REASON, type CorrectedField, validationText } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import {
  type CorrectedNumber,
  type CorrectionVerdict,
  correctedEmr,
  correctedYear,
} from '../model/corrections.ts';
import type { SafetySubject } from './safety-subject.ts';

/** What the paper shows, by field; empty: the submitted value stands. */
export type CorrectionForm = Readonly<Record<CorrectedField | 'reason', string>>;

/** Records whose numbers can be corrected. */
export type CorrectableSubject = Exclude<SafetySubject, { readonly kind: 'not_rated' }>;

export const EMPTY_CORRECTION = Object.fromEntries(
  [...CORRECTED_FIELDS, 'reason'].map((name) => [name, '']),
) as CorrectionForm;

function submitted({ kind, record }: CorrectableSubject, field: CorrectedField): string {
  if (kind === 'emr') return record.value;
  return field === 'value' ? '' : String(record[field]);
}

/** What differs from the submitted record; separators of thousands are left out. */
export function typedChanges(subject: CorrectableSubject, form: CorrectionForm): readonly CorrectedNumber[] {
  return CORRECTED_FIELDS.flatMap((field) => {
    const after = form[field].replace(/[\s,]/g, '');
    return after === '' ? [] : [{ field, before: submitted(subject, field), after }];
  });
}

/** What the server would say of the numbers as typed; undefined: nothing is typed. */
export function verdictOf(
  subject: CorrectableSubject,
  changes: readonly CorrectedNumber[],
): CorrectionVerdict<object> | undefined {
  if (subject.kind === 'osha_year') {
    const verdict = correctedYear(subject.record, changes);
    return changes.length > 0 || verdict.kind !== 'sound' ? verdict : undefined;
  }
  return changes.length === 0 ? undefined : correctedEmr(subject.record, changes);
}

export function correctionProblems(
  subject: CorrectableSubject,
  form: CorrectionForm,
): FieldMessages<CorrectionForm> {
  const { length } = form.reason.trim();
  const isFine = length >= CORRECTION_REASON.min && length <= CORRECTION_REASON.max;
  const verdict = verdictOf(subject, typedChanges(subject, form));
  return {
    ...(isFine ? {} : { reason: validationText('V2', { field: 'The reason', ...CORRECTION_REASON }) }),
    ...(verdict?.kind === 'refused' && verdict.field !== undefined
      ? { [verdict.field]: verdict.message }
      : {}),
  };
}
