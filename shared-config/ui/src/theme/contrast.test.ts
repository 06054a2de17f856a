import { describe, expect, it } from 'vitest';
import { blend, contrastRatio, parseHex } from './contrast.ts';

describe('contrast', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrastRatio(parseHex('#000'), parseHex('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrastRatio(parseHex('#FFF'), parseHex('#000000'))).toBeCloseTo(21, 5);
  });

  it('is 4.48 for the grey just below the limit of text', () => {
    expect(contrastRatio(parseHex('#777777'), parseHex('#ffffff'))).toBeCloseTo(4.48, 2);
  });

  it('is 1 between equal colours', () => {
    expect(contrastRatio(parseHex('#123456'), parseHex('#123456'))).toBe(1);
  });

  it('sees through a translucent layer', () => {
    expect(blend(parseHex('#ffffff'), parseHex('#000000'), 0.5)).toEqual([127.5, 127.5, 127.5]);
  });

  it('refuses what is not a hex colour', () => {
    expect(() => parseHex('teal')).toThrow('Not a hex colour');
  });
});
