const SEPARATORS = /[\s().\-/]/gu;
const NORTH_AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/u;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/u;

/**
 * Reads a phone number as people write it and gives E.164. Without a plus sign it is a North American one.
 * undefined: not a complete number.
 */
export function parsePhone(text: string): string | undefined {
  const bare = text.trim().replace(SEPARATORS, '');
  const plus = bare.startsWith('00') ? `+${bare.slice(2)}` : bare;
  const [, national] = NORTH_AMERICAN.exec(plus.startsWith('+1') ? plus.slice(1) : plus) ?? [];
  if (national !== undefined) return `+1${national}`;
  return INTERNATIONAL.test(plus) && !plus.startsWith('+1') ? plus : undefined;
}

/** (312) 555-0142 in North America, else as it is stored. */
export function showPhone(stored: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/u.exec(stored) ?? [];
  return area === undefined ? stored : `(${area}) ${exchange}-${line}`;
}
