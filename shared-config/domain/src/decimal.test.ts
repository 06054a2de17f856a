import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, divideHalfUp, formatDecimal, isDecimal, parseDecimal, ratio } from './decimal.ts';

describe('decimals', () => {
  it.each([
    ['0.95', 2, 95],
    ['1', 2, 100],
    ['-0.05', 2, -5],
    ['88.9', 1, 889],
    ['-0.00', 2, 0],
    ['999999999999.99', 2, 99_999_999_999_999],
  ])('reads %s with %i places', (text, places, units) => {
    expect(parseDecimal(text, places)).toBe(units);
  });

  it.each(['', '1,5', '.5', '1e3', 'NaN', '0.12345', 0.95])('refuses %j', (value) => {
    expect(isDecimal(value)).toBe(false);
  });

  it('does not cut places that were entered', () => {
    expect(() => parseDecimal('0.955', 2)).toThrow(RangeError);
  });

  it('comes back as the same text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (units) => {
        expect(parseDecimal(formatDecimal(units, 2), 2)).toBe(units);
      }),
    );
  });

  it.each([
    [1, 8, 2, '0.13'],
    [1, 3, 2, '0.33'],
    [2, 3, 2, '0.67'],
    [600_000, 199_000, 2, '3.02'],
    [0, 5, 2, '0.00'],
    [Number.MAX_SAFE_INTEGER, 4_000_000, 2, '2251799813.69'],
  ])('rounds %s / %s half up to %i places: %s', (numerator, denominator, places, text) => {
    expect(ratio(numerator, denominator, places)).toBe(text);
  });

  it('rounds 1.005 up, which binary floats do not', () => {
    expect(ratio(1005, 1000, 2)).toBe('1.01');
    expect((1.005).toFixed(2)).toBe('1.00');
  });

  it('divides as whole numbers of any size do', () => {
    const count = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (numerator, denominator) => {
        const exact = (2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator));
        expect(divideHalfUp(numerator, denominator)).toBe(Number(exact));
      }),
    );
  });

  it('refuses a number it cannot hold exactly', () => {
    expect(() => parseDecimal('999999999999.9999', 4)).toThrow(RangeError);
  });

  it.each(['', '-', '.5', '1.', '1,5', '--1', '1.2.3'])('reads no number from %j', (text) => {
    expect(() => parseDecimal(text, 2)).toThrow(RangeError);
  });

  it('compares numbers too long to be exact by their digits', () => {
    expect(compareDecimals('999999999999.9999', '999999999999.9998')).toBe(1);
    expect(compareDecimals('-1.5', '1')).toBe(-1);
  });

  it('compares by value, not by text', () => {
    expect(compareDecimals('1.0', '1.00')).toBe(0);
    expect(compareDecimals('9.99', '10.00')).toBe(-1);
    expect(compareDecimals('3.02', '3.00')).toBe(1);
  });

  it('does not divide by nothing', () => {
    expect(() => divideHalfUp(1, 0)).toThrow(RangeError);
  });
});
