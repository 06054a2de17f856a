import {
  AGGREGATE_LINES,
  AGGREGATE_SCOPE_LABELS,
  autosInWords,
  formatDate,
  formatMoney,
  type InsuranceLine,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  LINE_LABELS,
  parsePhone,
  splitAutos,
} from '@vcms/domain';
import type { Offer as PaperOffer } from '@vcms/kits/evidence';
import type { Found, ReadCertificate, ReadLine } from '@vcms/pdf';
import { limitField, type PolicyFormValues, parseAmount } from '../policy-form-values.ts';

export type OfferedField = Exclude<keyof PolicyFormValues, 'line' | `endorsement_${string}`>;

/** A value of the certificate that a person may take into one field of the form. */
export type Offer = PaperOffer<OfferedField>;

const WORDS: Readonly<Record<string, string>> = {
  occurrence: 'Occurrence',
  claims_made: 'Claims-made',
  ...AGGREGATE_SCOPE_LABELS,
  yes: 'Per statute',
  no: 'Other',
};

interface Reading {
  readonly field: OfferedField;
  readonly label: string;
  readonly found: Found<string | number | boolean> | undefined;
  readonly value: (found: string | number | boolean) => string;
  readonly show: (value: string) => string;
}

const asText = String;
const asYesNo = (value: string | number | boolean) => (value === true ? 'yes' : 'no');
const asDate = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value);
const asMoney = (value: string) => {
  const amount = parseAmount(value);
  return amount === undefined || Number.isNaN(amount) ? value : formatMoney(amount);
};
const asAutos = (value: string) => autosInWords(splitAutos(value));
const asWord = (value: string) => WORDS[value] ?? value;

function ofText(
  field: OfferedField,
  label: string,
  found: Reading['found'],
  show: Reading['show'] = asText,
): Reading {
  return { field, label, found, value: asText, show };
}

function readingsOf(
  certificate: ReadCertificate,
  line: InsuranceLine,
  read: ReadLine | undefined,
): readonly Reading[] {
  const limits = LIMITS_OF_LINE[line].map((code) =>
    ofText(limitField(code), LIMIT_LABELS[code], read?.limits[code], asMoney),
  );
  const statutory: Reading = {
    field: 'statutory',
    label: 'Statutory limits',
    found: line === 'wc_el' ? read?.statutory : undefined,
    value: asYesNo,
    show: asWord,
  };
  return [
    ofText('policyNumber', 'Policy number', read?.policyNumber),
    ofText('insurerName', 'Insurer', read?.insurerName),
    ofText('naicNo', 'NAIC number', read?.naicNo),
    ofText('effective', 'Effective', read?.effective, asDate),
    ofText('expiration', 'Expiration', read?.expiration, asDate),
    ofText('namedInsured', 'Named insured', certificate.namedInsured),
    ofText('form', 'Form', read?.form, asWord),
    ofText('aggregatePer', 'General aggregate applies per', read?.aggregatePer, asWord),
    ofText('autos', 'Autos covered', line === 'auto' ? read?.autos : undefined, asAutos),
    statutory,
    ...limits,
    ofText('producerName', 'Broker or agent', certificate.producerName),
    ofText('producerEmail', 'Broker’s e-mail', certificate.producerEmail),
    ofText('producerPhone', 'Broker’s phone', certificate.producerPhone),
  ];
}

/** Amounts, phone numbers and e-mail addresses may be written in several ways. */
function comparable(field: OfferedField, value: string): string {
  if (field.startsWith('limit_')) return String(parseAmount(value));
  if (field === 'producerPhone') return parsePhone(value) ?? value.trim();
  return value.trim().toLowerCase();
}

/** Whether a field says a value, however it is written. */
export function saysSame(field: OfferedField, held: string, value: string): boolean {
  return comparable(field, held) === comparable(field, value);
}

/** What the certificate offers for the line of the form, in the form's order. */
export function offersOf(certificate: ReadCertificate, values: PolicyFormValues): readonly Offer[] {
  const read = certificate.lines.find(({ line }) => line === values.line);
  return readingsOf(certificate, values.line, read).flatMap(({ field, label, found, value, show }) => {
    if (found === undefined) return [];
    const offered = value(found.value);
    const held = values[field].trim();
    return [
      {
        ...{ field, label, found, value: offered, says: show(offered) },
        formSays: held === '' ? undefined : show(held),
        isSame: saysSame(field, held, offered),
      },
    ];
  });
}

/** A field of a policy as people read it, whether a certificate says it or not. */
export interface ShownField {
  readonly field: OfferedField;
  readonly label: string;
  readonly show: (value: string) => string;
}

const SILENT: ReadCertificate = { page: 1, insurers: {}, lines: [] };

/** Every field that a certificate can say of a line, in the form's order. */
export function shownFields(line: InsuranceLine): readonly ShownField[] {
  return readingsOf(SILENT, line, undefined).filter(
    ({ field }) =>
      (field !== 'aggregatePer' || AGGREGATE_LINES.includes(line)) &&
      (field !== 'autos' || line === 'auto') &&
      (field !== 'statutory' || line === 'wc_el'),
  );
}

/** The other lines that the certificate holds. */
export function otherLines(certificate: ReadCertificate, line: InsuranceLine): readonly string[] {
  return certificate.lines.filter((read) => read.line !== line).map((read) => LINE_LABELS[read.line]);
}

/** What the certificate's two columns of ticks say; they do not say how the endorsement is worded, so nothing is offered. */
export function tickedEndorsements(certificate: ReadCertificate, line: InsuranceLine): readonly string[] {
  const read = certificate.lines.find((candidate) => candidate.line === line);
  const boxes = [
    ['Additional insured', read?.additionalInsured] as const,
    ['Waiver of subrogation', read?.waiverOfSubrogation] as const,
  ];
  return boxes.flatMap(([label, box]) =>
    box === undefined ? [] : [`${label}: ${box.value ? 'yes' : 'no'}`],
  );
}
