const SHAPE = /^-?\d{1,12}(\.\d{1,4})?$/;

/** An exact decimal number as text, such as '0.95'. Rates, limits and scores are never binary floats (domain section 3). */
export type Decimal = string;

export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && SHAPE.test(value);
}

/** Whole units of 10^-places: parseDecimal('0.95', 2) is 95n. More places than asked throw a RangeError. */
export function parseDecimal(text: Decimal, places: number): bigint {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal number: ${text}`);
  const [whole = '0', fraction = ''] = text.split('.');
  if (fraction.length > places) throw new RangeError(`More than ${places} places: ${text}`);
  return BigInt(`${whole}${fraction.padEnd(places, '0')}`);
}

/** The text of a number of units of 10^-places, with exactly that many places: formatDecimal(95n, 2) is '0.95'. */
export function formatDecimal(units: bigint, places: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const sign = units < 0n ? '-' : '';
  const split = digits.length - places;
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, split)}.${digits.slice(split)}`;
}

/** numerator / denominator for numbers from 0 on, rounded half up. A denominator of 0 throws a RangeError. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError(`Cannot divide by ${denominator}`);
  return (2n * numerator + denominator) / (2n * denominator);
}

/** numerator / denominator as a decimal of `places` places, rounded half up. */
export function ratio(numerator: bigint, denominator: bigint, places: number): Decimal {
  return formatDecimal(divideHalfUp(numerator * 10n ** BigInt(places), denominator), places);
}

const ZERO = 48;
const POINT = 46;
/** Up to so many digits before the point, units of 10^-4 are exact as a number. */
const SMALL_DIGITS = 11;

/** The number in whole units of 10^-4, exactly; undefined where it takes a BigInt or is no plain decimal. */
function smallUnits(text: Decimal): number | undefined {
  let units = 0;
  let places = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && places === -1 && at > 0) {
      places = 0;
      continue;
    }
    const digit = code - ZERO;
    if (digit < 0 || digit > 9 || (places === -1 && at >= SMALL_DIGITS) || places === 4) return undefined;
    units = units * 10 + digit;
    if (places >= 0) places += 1;
  }
  if (places === 0 || text === '') return undefined;
  for (let place = Math.max(0, places); place < 4; place += 1) units *= 10;
  return units;
}

/** Negative when `left` is smaller, 0 when equal, positive when larger. At most four places each. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const [small, other] = [smallUnits(left), smallUnits(right)];
  if (small !== undefined && other !== undefined) return Math.sign(small - other);
  const difference = parseDecimal(left, 4) - parseDecimal(right, 4);
  return difference < 0n ? -1 : Number(difference > 0n);
}
