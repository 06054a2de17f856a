/** Letters that recognition makes of digits. */
const DIGITS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', I: '1', l: '1', i: '1', '|': '1', Z: '2', S: '5', s: '5', B: '8' },
};
const D = '[\\dOoQIli|ZSsB]';
const DATE = new RegExp(`^${D}{1,2}([/.-])${D}{1,2}\\1${D}{4}$`);
/** Thousands in groups, with a comma or a full stop between them, and what is left of a dollar sign before them. */
const AMOUNT = new RegExp(`^[$§S]?${D}{1,3}(?:[,.]${D}{3})+$`);
/** A full stop alone may be a decimal point: one comma at least, or two groups. */
const IS_GROUPED = /,|\..*\./;

/** Digits for the letters that look like them. Pure. */
export function digitsOf(text: string): string {
  return [...text].map((letter) => DIGITS[letter] ?? letter).join('');
}

/**
 * A recognised word that is a date or an amount but for letters that look like digits, or a wrong sign between thousands; undefined:
 * it is right as it is, or something else. Pure.
 */
export function repairedNumber(text: string): string | undefined {
  // Of letters alone nobody knows that they were digits.
  if ((text.match(/\d/g) ?? []).length < 2) return undefined;
  const isAmount = AMOUNT.test(text) && IS_GROUPED.test(text);
  if (!isAmount && !DATE.test(text)) return undefined;
  const [, sign = '', rest = ''] = /^([$§S]?)(.*)$/.exec(text) ?? [];
  const repaired = isAmount
    ? `${sign === '' ? '' : '$'}${digitsOf(rest).replaceAll('.', ',')}`
    : digitsOf(text);
  return repaired === text ? undefined : repaired;
}

/** Signs at a number's ends: specks, and what is left of the rule that it stands on. */
const SPECKS = /^[.,:;'’"~-]+|[.,:;'’"~-]+$/g;

/** What a scan may have made of a count, with its digits and with commas between thousands; a T that stands alone was a 7. Pure. */
export function scannedCount(text: string): string {
  const bare = text.replaceAll(SPECKS, '');
  return bare === 'T' ? '7' : digitsOf(bare).replace(/\.(?=\d{3}(?:\D|$))/g, ',');
}
