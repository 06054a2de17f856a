import { compareDecimals } from '@vcms/domain';

/** Numbers of footnotes behind a text: (4), ( 4 ), (4)(5), and bare behind a word, as a raised digit is copied. */
const FOOTNOTES = /(\s*\(\s*\d{1,2}(\s*,\s*\d{1,2})*\s*\))+$/;
const RAISED = /(?<=[a-z)])\d{1,2}(,\d{1,2})*$/i;

/** An industry without its footnotes and without the dots that lead to its figures. */
export function titleOf(cell: string): string {
  return cell
    .trim()
    .replace(/[.\s]{2,}$/, '')
    .replace(FOOTNOTES, '')
    .replace(RAISED, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Codes that a cell names: sectors that share a line, such as 31-33, one by one; footnotes, such as 236(4) and 1111-2, fall away.
 * `none`: there are no rates of it to keep, as of totals and codes of five digits. `wrong`: it is no code.
 */
export function codesOf(cell: string): readonly string[] | 'none' | 'wrong' {
  const text = cell.trim().replace(FOOTNOTES, '').trim();
  if (/^[-–—]*$/.test(text)) return 'none';
  const [, first, last] = /^(\d{2})\s*[-–—]\s*(\d{2})$/.exec(text) ?? [];
  if (first !== undefined && last !== undefined) {
    const count = Number(last) - Number(first);
    if (count < 1 || count > 4) return 'wrong';
    return Array.from({ length: count + 1 }, (_, at) => String(Number(first) + at));
  }
  const [, code] = /^(\d{2,6})(?:[-–—]\d)?$/.exec(text) ?? [];
  if (code === undefined) return 'wrong';
  return code.length === 5 ? 'none' : [code];
}

/** Not published: a dash, or a footnote instead of a number. */
const NO_RATE = /^(?:[-–—]{0,3}|\(\s*\d{1,2}\s*\)|n\/?a)$/i;

/** null: there is none. Undefined: it is no rate. */
export function rateOf(cell: string): string | null | undefined {
  const text = cell.trim();
  if (NO_RATE.test(text)) return null;
  const number = /^\d,\d{3}(\.|$)/.test(text) ? text.replace(',', '') : text;
  if (!/^(\d{1,4}(\.\d{1,2})?|\.\d{1,2})$/.test(number)) return undefined;
  // Older tables leave the nought out.
  const rate = number.startsWith('.') ? `0${number}` : number;
  return compareDecimals(rate, '1000') > 0 ? undefined : rate;
}
