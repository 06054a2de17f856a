/** A stored phone number (E.164) as people write it: (312) 555-0100 in North America, else as it is stored. */
export function formatPhone(stored: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored) ?? [];
  return area === undefined ? stored : `(${area}) ${exchange}-${line}`;
}

const SEPARATORS = /[\s().\-/]/gu;
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/u;
/** 8 to 15 digits, as the schemas and the rules of the database have it. */
const INTERNATIONAL = /^\+[2-9]\d{7,14}$/u;

/**
 * A phone number as people write it, as E.164; without a plus sign or 00 it is North American. undefined: incomplete.
 */
export function parsePhone(text: string): string | undefined {
  const bare = text.trim().replace(SEPARATORS, '').replace(/^00/u, '+');
  const [, national] = NORTH_AMERICAN.exec(bare) ?? [];
  if (national !== undefined) return `+1${national}`;
  return INTERNATIONAL.test(bare) ? bare : undefined;
}
