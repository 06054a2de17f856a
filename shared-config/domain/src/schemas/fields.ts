import { isCalendarDate } from '../calendar-date.ts';
import { compareDecimals, isDecimal } from '../decimal.ts';
import { INSURANCE_BOUNDS } from '../insurance.ts';
import { NAME_WORDS_MAX } from '../name-words.ts';
import { type ValidationCode, validationText } from '../validation-messages.ts';
import { z } from '../zod.ts';

/** Field builders of the entity schemas: each answers a wrong value with a text of domain section 4. */
type Values = Readonly<Record<string, string | number>>;

function says(code: ValidationCode, values: Values = {}): { error: string } {
  return { error: validationText(code, values) };
}

/** A text of min..max characters without surrounding blanks; min 1 or more makes it mandatory. */
export function text(field: string, min: number, max: number) {
  const missing = { ...says('V1', { field }), abort: true };
  const length = says('V2', { field, min, max });
  const trimmed = z.string(says('V1', { field })).trim();
  return (min > 0 ? trimmed.min(1, missing) : trimmed).min(min, length).max(max, length);
}

/** Beginnings of the words of a name, as `nameWords` makes them. */
export function nameWordList() {
  return z.array(z.string()).max(NAME_WORDS_MAX);
}

/** A whole number min..max. */
export function whole(min: number, max: number) {
  const range = says('V4', { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US') });
  return z.int(says('V3')).min(min, range).max(max, range);
}

/** Whole US dollars, 0..999,999,999. */
export function money() {
  return whole(0, INSURANCE_BOUNDS.moneyMax);
}

/** A demanded limit: whole US dollars 0..100,000,000 in steps of 1,000. */
export function requiredLimit() {
  return whole(0, INSURANCE_BOUNDS.requiredMax).multipleOf(INSURANCE_BOUNDS.requiredStep, says('V24'));
}

/** A calendar date, YYYY-MM-DD. */
export function calendarDate() {
  // It ends the check: what compares dates of one record never meets a text that is none.
  return z.string(says('V5')).refine(isCalendarDate, { ...says('V5'), abort: true });
}

/** A decimal text min..max with at most `places` places. */
export function decimal(
  min: string,
  max: string,
  places: number,
  error = validationText('V4', { min, max }),
) {
  const fits = (value: string): boolean =>
    isDecimal(value) &&
    (value.split('.')[1] ?? '').length <= places &&
    compareDecimals(value, min) >= 0 &&
    compareDecimals(value, max) <= 0;
  return z.string({ error }).refine(fits, { error, abort: true });
}

/** Firestore takes neither dots alone nor what stands between double underscores. */
const ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/s;

/** A document id: Firestore allows no slash and at most 1,500 bytes. */
export function id() {
  return z.string().regex(ID, 'An id has 1-200 characters and no slash.');
}

export function email() {
  return z
    .string(says('V21'))
    .trim()
    .toLowerCase()
    .pipe(z.email(says('V21')));
}

/** E.164: + and 8..15 digits. */
export function phone() {
  return z.string().regex(/^\+[1-9]\d{7,14}$/, 'Enter a phone number with its country code.');
}

export function naics() {
  return z.string(says('V20')).regex(/^\d{6}$/, says('V20'));
}

/** The beginning of NAICS codes, or a whole one: 2 to 6 digits. */
export function naicsPart() {
  return z.string(says('V20')).regex(/^\d{2,6}$/, says('V20'));
}

export function ein() {
  return z.string(says('V19')).regex(/^\d{9}$/, says('V19'));
}

/** Two letters. */
export function usState() {
  return z.string().regex(/^[A-Z]{2}$/, 'Enter the two letters of the state.');
}

/** 5 digits, or 9 digits with or without a dash. */
export function zip() {
  return z.string().regex(/^\d{5}(-?\d{4})?$/, 'Enter 5 or 9 digits.');
}

/** A code of the product's own lists: lower case letters, digits and underscores. */
export function code() {
  return z.string().regex(/^[a-z0-9][a-z0-9_-]{0,79}$/, 'Use small letters, digits, dashes and underscores.');
}

/** A map whose keys are known, none of them mandatory. */
export function partialMap<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
  return z.partialRecord(z.enum(keys), value);
}
