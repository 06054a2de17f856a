/** A sentence as part of a longer one: without the full stop that ends it. */
export function withoutFullStop(text: string): string {
  return text.trim().replace(/\.+$/, '');
}

/** Short names that are not words; in codes they stand in lower case. */
const SHORT_NAMES: ReadonlySet<string> = new Set([
  'osha',
  'emr',
  'ppe',
  'trir',
  'dart',
  'ltir',
  'ein',
  'naics',
  'csl',
  'cfr',
  'loto',
  'hazcom',
  'jsa',
  'h2s',
  'dot',
]);
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['hazcom', 'HazCom'],
  ['h2s', 'H2S'],
]);

/** A code of the product's lists as words, short names as they are written: ppe_training becomes "PPE training". */
export function codeWords(code: string): string {
  return code
    .split(/[_-]+/)
    .map((word) => (SHORT_NAMES.has(word) ? (WRITTEN.get(word) ?? word.toUpperCase()) : word))
    .join(' ');
}
