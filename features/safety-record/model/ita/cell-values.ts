/** 1200, 1,200, 1 200, 1.200 and 1200.0 are one number; undefined: no whole number from 0 on. OSHA allows no decimals. */
export function wholeOf(text: string): number | undefined {
  const plain = text.trim().replace(/\.0+$/, '');
  if (/^\d{1,3}([,.\s]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/\D/g, ''));
  return /^\d{1,12}$/.test(plain) ? Number(plain) : undefined;
}

/** Digits of a number that a spreadsheet may have shortened: 12-3456789 stays, 01-2345678 lost its zero. */
export function digitsOf(text: string, length: number): string {
  const digits = text.trim().replace(/\.0+$/, '').replaceAll(/\D/g, '');
  return digits.length === length - 1 ? `0${digits}` : digits;
}

/** 5 or 9 digits, with the zero that a spreadsheet took; empty: nothing given. */
export function zipOf(text: string): string {
  const digits = digitsOf(text, 5);
  return digits.length === 8 ? `0${digits}` : digits;
}
