import {
  type CalendarDate,
  compareDecimals,
  type EmrRecord,
  emrEnd,
  formatDate,
  isCalendarDate,
  isDecimal,
  type NotRated,
  validationText,
} from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import type { SafetyContent } from '../../data/evidence-writer.ts';
import { emrStanding } from '../../model/emr-means.ts';

/** What the form of a modification holds, all as typed. */
export type EmrFormValues = {
  effective: string;
  value: string;
  kind: EmrRecord['kind'];
  states: string;
  issuer: EmrRecord['issuer'];
  policyNumber: string;
};

export function emrFormValues(record: Partial<EmrRecord> = {}): EmrFormValues {
  return {
    effective: record.effective ?? '',
    value: record.value ?? '',
    kind: record.kind ?? 'interstate',
    states: (record.states ?? []).join(', '),
    issuer: record.issuer ?? 'ncci',
    policyNumber: record.policyNumber ?? '',
  };
}

/** IL, in; TX becomes IL, IN, TX: two letters each, none twice. */
function statesOf(typed: string): readonly string[] {
  return [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((state) => state !== ''),
    ),
  ];
}

/** .95 and 0.9 are written with a digit before the point and two behind it. Undefined: no modification. */
export function parseEmr(typed: string): string | undefined {
  const text = typed.trim().replace(/^\./, '0.');
  if (!isDecimal(text) || !/^\d+(\.\d{1,2})?$/.test(text)) return undefined;
  if (compareDecimals(text, '0.20') < 0 || compareDecimals(text, '5.00') > 0) return undefined;
  return Number(text).toFixed(2);
}

export function checkEmrForm(values: EmrFormValues): FieldMessages<EmrFormValues> {
  const { effective, value, states, policyNumber } = values;
  const length = policyNumber.trim().length;
  const messages = {
    effective: isCalendarDate(effective) ? undefined : validationText('V5'),
    value: parseEmr(value) === undefined ? validationText('V16') : undefined,
    states: statesOf(states).every((state) => /^[A-Z]{2}$/.test(state))
      ? undefined
      : 'Enter the two letters of each state.',
    policyNumber:
      length >= 3 && length <= 40
        ? undefined
        : length === 0
          ? validationText('V1', { field: 'the policy number' })
          : validationText('V2', { field: 'Policy number', min: 3, max: 40 }),
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}

/** Worth a second look (domain section 2): outside 0.50 to 2.00. */
export function emrWarning(typed: string): string | undefined {
  const value = parseEmr(typed);
  if (value === undefined) return undefined;
  const isUsual = compareDecimals(value, '0.50') >= 0 && compareDecimals(value, '2.00') <= 0;
  return isUsual ? undefined : `An EMR of ${value} is unusual. Check it against the letter.`;
}

/** Told while it is typed: a client takes no modification whose 12 months are over. */
export function endedWarning(effective: string, today: CalendarDate): string | undefined {
  if (!isCalendarDate(effective) || today < emrEnd(effective)) return undefined;
  return `The 12 months of this EMR ended on ${formatDate(emrEnd(effective))}. Clients need a newer one beside it.`;
}

/** The mean as it would be with the one that is typed; undefined: it is not whole, or does not count today. */
export function meanWith(
  others: readonly EmrRecord[],
  { effective, value }: Pick<EmrFormValues, 'effective' | 'value'>,
  today: CalendarDate,
): string | undefined {
  const typed = parseEmr(value);
  if (typed === undefined || !isCalendarDate(effective) || effective > today) return undefined;
  const record: EmrRecord = {
    ...{ id: '', effective, value: typed, kind: 'interstate', states: [], issuer: 'ncci' },
    ...{ policyNumber: '', letterDocId: '', state: 'accepted', version: 1 },
  };
  return emrStanding([...others, record], today).mean;
}

export function emrContent(values: EmrFormValues, letterDocId: string): SafetyContent<'emr'> {
  return {
    effective: values.effective,
    value: parseEmr(values.value) ?? '',
    kind: values.kind,
    states: [...statesOf(values.states)],
    issuer: values.issuer,
    policyNumber: values.policyNumber.trim(),
    letterDocId,
  };
}

export type NotRatedFormValues = { reason: NotRated['reason']; date: string };

export const NOT_RATED_REASONS: Readonly<Record<NotRated['reason'], string>> = {
  new_business: 'New business: not enough experience yet',
  below_threshold: 'Premium is below the state threshold',
  no_employees: 'No employees',
  self_insured: 'Self-insured',
};

export const EMR_KINDS: Readonly<Record<EmrRecord['kind'], string>> = {
  interstate: 'Interstate',
  intrastate: 'Intrastate',
  state_fund: 'State fund',
};

export const EMR_ISSUERS: Readonly<Record<EmrRecord['issuer'], string>> = {
  ncci: 'NCCI',
  state_bureau: 'State bureau',
  carrier: 'Carrier',
  broker: 'Broker',
};

export function optionsOf<Key extends string>(labels: Readonly<Record<Key, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
}
