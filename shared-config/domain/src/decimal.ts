const SHAPE = /^-?\d{1,12}(\.\d{1,4})?$/;

/** An exact decimal number as text, such as '0.95'. Rates, limits and scores are never binary floats (domain section 3). */
export type Decimal = string;

export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && SHAPE.test(value);
}

const ZERO = 48;
const POINT = 46;
const MINUS = 45;
/** Up to so many digits in all, a number of units is exact as a binary number; longer ones are read as a BigInt. */
const EXACT_DIGITS = 15;

/**
 * Whole units of 10^-places, NaN where the text is no plain decimal, has more places or is too long to be exact.
 * Every evaluation reads dozens of limits and figures: one pass over the digits takes a fifth of a regex and a BigInt.
 */
function shortUnits(text: Decimal, places: number): number {
  const first = text.charCodeAt(0) === MINUS ? 1 : 0;
  let units = 0;
  let fraction = -1;
  if (text.length - first + places > EXACT_DIGITS) return Number.NaN;
  for (let at = first; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && fraction === -1 && at > first) {
      fraction = 0;
      continue;
    }
    if (code < ZERO || code > ZERO + 9 || fraction === places) return Number.NaN;
    units = units * 10 + code - ZERO;
    if (fraction >= 0) fraction += 1;
  }
  if (fraction === 0 || text.length === first) return Number.NaN;
  for (let place = Math.max(0, fraction); place < places; place += 1) units *= 10;
  return first === 1 && units > 0 ? -units : units;
}

function longUnits(text: Decimal, places: number): bigint {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal number: ${text}`);
  const [whole = '0', fraction = ''] = text.split('.');
  if (fraction.length > places) throw new RangeError(`More than ${places} places: ${text}`);
  return BigInt(`${whole}${fraction.padEnd(places, '0')}`);
}

/**
 * Whole units of 10^-places: parseDecimal('0.95', 2) is 95. Throws a RangeError for more places than asked, and for a number
 * that has more than 2^53 units.
 */
export function parseDecimal(text: Decimal, places: number): number {
  const short = shortUnits(text, places);
  if (!Number.isNaN(short)) return short;
  const units = Number(longUnits(text, places));
  if (!Number.isSafeInteger(units)) throw new RangeError(`Too large to be exact: ${text}`);
  return units;
}

/** The text of a whole number of units of 10^-places, with exactly that many places: formatDecimal(95, 2) is '0.95'. */
export function formatDecimal(units: number, places: number): Decimal {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const sign = units < 0 ? '-' : '';
  const split = digits.length - places;
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, split)}.${digits.slice(split)}`;
}

/** numerator / denominator for whole numbers from 0 on, rounded half up, exactly. A denominator of 0 throws a RangeError. */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (!(denominator > 0)) throw new RangeError(`Cannot divide by ${denominator}`);
  const dividend = 2 * numerator + denominator;
  const divisor = 2 * denominator;
  // Less its remainder it divides without rounding.
  if (Number.isSafeInteger(dividend)) return (dividend - (dividend % divisor)) / divisor;
  return Number((2n * BigInt(numerator) + BigInt(denominator)) / BigInt(divisor));
}

/** numerator / denominator of whole numbers as a decimal of `places` places, rounded half up. */
export function ratio(numerator: number, denominator: number, places: number): Decimal {
  const scaled = numerator * 10 ** places;
  if (Number.isSafeInteger(scaled)) return formatDecimal(divideHalfUp(scaled, denominator), places);
  const exact = 2n * BigInt(numerator) * 10n ** BigInt(places) + BigInt(denominator);
  return formatDecimal(Number(exact / (2n * BigInt(denominator))), places);
}

/** Negative when `left` is smaller, 0 when equal, positive when larger. At most four places each. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const difference = shortUnits(left, 4) - shortUnits(right, 4);
  if (!Number.isNaN(difference)) return Math.sign(difference);
  const exact = longUnits(left, 4) - longUnits(right, 4);
  return exact < 0n ? -1 : Number(exact > 0n);
}
