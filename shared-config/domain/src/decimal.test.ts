import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, divideHalfUp, formatDecimal, isDecimal, parseDecimal, ratio } from './decimal.ts';

describe('decimals', () => {
  it.each([
    ['0.95', 2, 95n],
    ['1', 2, 100n],
    ['-0.05', 2, -5n],
    ['88.9', 1, 889n],
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
      fc.property(fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n }), (units) => {
        expect(parseDecimal(formatDecimal(units, 2), 2)).toBe(units);
      }),
    );
  });

  it.each([
    [1n, 8n, 2, '0.13'],
    [1n, 3n, 2, '0.33'],
    [2n, 3n, 2, '0.67'],
    [600_000n, 199_000n, 2, '3.02'],
    [0n, 5n, 2, '0.00'],
  ])('rounds %s / %s half up to %i places: %s', (numerator, denominator, places, text) => {
    expect(ratio(numerator, denominator, places)).toBe(text);
  });

  it('rounds 1.005 up, which binary floats do not', () => {
    expect(ratio(1005n, 1000n, 2)).toBe('1.01');
    expect((1.005).toFixed(2)).toBe('1.00');
  });

  it('compares by value, not by text', () => {
    expect(compareDecimals('1.0', '1.00')).toBe(0);
    expect(compareDecimals('9.99', '10.00')).toBe(-1);
    expect(compareDecimals('3.02', '3.00')).toBe(1);
  });

  it('does not divide by nothing', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
  });
});
