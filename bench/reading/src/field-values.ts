import type { Truth } from './sample-truth.ts';

/** What stands in each field of the form; `true`: a ticked box. */
export type FieldValues = Readonly<Record<string, string | true>>;

/** 2026-03-01 as 03/01/2026. */
function american(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

const money = (amount: number) => amount.toLocaleString('en-US');
const yesNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'Y' : 'N');

/** The fields of a form by plain names such as `gl.number`, `gl.limit.gl_med_exp`, `gl.tick.occurrence`. */
export function fieldValues(truth: Truth): FieldValues {
  const values: Record<string, string | true> = {
    issued: american(truth.issued),
    'producer.0': truth.producer,
    'producer.1': '100 Elm Street',
    'producer.2': 'Midland',
    contact: truth.contact,
    phone: truth.phone,
    fax: '(555) 010-9999',
    email: truth.email,
    'insured.0': truth.insured,
    'insured.1': '4500 County Road 12',
    'insured.2': 'Odessa',
    'holder.0': truth.holder,
    'holder.1': '1 Main Street',
    'holder.2': 'Houston',
    description: truth.description,
  };
  for (const { letter, name, naic } of truth.insurers) {
    values[`insurer.${letter}`] = name;
    values[`naic.${letter}`] = naic;
  }
  for (const read of truth.lines) {
    const line = read.line === 'professional' || read.line === 'pollution' ? 'other' : read.line;
    values[`${line}.letter`] = read.letter;
    values[`${line}.number`] = read.number;
    values[`${line}.eff`] = american(read.effective);
    values[`${line}.exp`] = american(read.expiration);
    values[`${line}.addl`] = yesNo(read.additionalInsured);
    values[`${line}.subr`] = yesNo(read.waiver);
    values[`${line}.tick.covered`] = true;
    if (read.form !== undefined) values[`${line}.tick.${read.form}`] = true;
    if (read.aggregatePer !== undefined) values[`${line}.tick.${read.aggregatePer}`] = true;
    for (const auto of read.autos?.split(',') ?? []) values[`auto.tick.${auto}`] = true;
    if (read.statutory !== undefined) values[`${line}.tick.${read.statutory ? 'statute' : 'other'}`] = true;
    if (read.limits.umb_retention !== undefined) values['umbrella.tick.retention'] = true;
    const amounts = Object.entries(read.limits);
    amounts.forEach(([code, amount], index) => {
      values[line === 'other' ? `other.amount.${index}` : `${line}.limit.${code}`] = money(amount);
    });
    if (line === 'other') {
      values['other.name'] = read.line === 'professional' ? 'Professional Liability' : 'Pollution Liability';
      values['other.code.0'] = read.line === 'professional' ? 'Each Claim' : 'Each Occurrence';
      values['other.code.1'] = 'Aggregate';
    }
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
