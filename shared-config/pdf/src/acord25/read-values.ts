import { type CalendarDate, INSURANCE_BOUNDS, isCalendarDate } from '@vcms/domain';
import type { Word } from './words.ts';

const AMERICAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const MARKS = new Set(['X', '✓', '✔', '☒', '☑', '⊠', '✕', '✗', '✘', '×']);

/** MM/DD/YYYY, as the form asks; a date with two digits of the year could be two dates, and is none. */
export function parseDate(text: string): CalendarDate | undefined {
  const [, month = '', day = '', year = ''] = AMERICAN.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year >= '1980' && year <= '2100' && isCalendarDate(date) ? date : undefined;
}

const AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d{3,9})(?:\.00)?$/;

/** Whole dollars as people write them on the form. Words such as EXCLUDED, and 1M, are no amounts. */
export function parseLimit(text: string): number | undefined {
  const [, digits] = AMOUNT.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  return amount <= INSURANCE_BOUNDS.moneyMax ? amount : undefined;
}

/** A box that is ticked. */
export function isMark({ text }: Word): boolean {
  return MARKS.has(text.toUpperCase());
}

/** What recognition makes of a Y or an X that stands alone. */
const SCANNED_YES = /^(?:¥|[XY¥]{2})[^A-Z0-9]?$/i;

/** What stands in a column of yes and no; undefined: something else. */
export function parseYesNo(word: Word): boolean | undefined {
  if (word.isScanned === true && SCANNED_YES.test(word.text)) return true;
  if (isMark(word) || word.plain === 'Y' || word.plain === 'YES') return true;
  return word.plain === 'N' || word.plain === 'NO' ? false : undefined;
}
