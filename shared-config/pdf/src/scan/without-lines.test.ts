import { describe, expect, it } from 'vitest';
import { drawnPicture, isWhite, SCALE } from '../test-support/drawn-picture.ts';
import { withoutLines } from './without-lines.ts';

/** A box of 12 by 10 points, a mark in it, and a letter behind it. */
const BOX = { left: 20, right: 68, top: 40, bottom: 80 };
const MARK = { left: 36, right: 52, top: 52, bottom: 68 };
const WORD = { left: 80, right: 92, top: 50, bottom: 70 };

describe('a form before it is recognised', () => {
  it('has no box of a tick, which runs together with the words behind it, and says what was in it', () => {
    const { picture, boxes } = withoutLines(drawnPicture([MARK, WORD], [BOX]), SCALE);

    expect(boxes.map(({ isTicked }) => isTicked)).toEqual([true]);
    expect(isWhite(picture, BOX)).toBe(true);
    expect(isWhite(picture, WORD)).toBe(false);
    expect(withoutLines(drawnPicture([WORD], [BOX]), SCALE).boxes[0]?.isTicked).toBe(false);
  });

  it('keeps a letter in a box that has no words behind it', () => {
    const { picture, boxes } = withoutLines(drawnPicture([MARK], [BOX]), SCALE);
    expect(boxes).toEqual([]);
    expect(isWhite(picture, MARK)).toBe(false);
  });

  it('keeps digits in boxes that stand side by side', () => {
    const second = { ...BOX, left: 66, right: 114 };
    const digit = { ...MARK, left: 82, right: 98 };
    const { picture, boxes } = withoutLines(drawnPicture([MARK, digit], [BOX, second]), SCALE);
    expect(boxes).toEqual([]);
    expect(isWhite(picture, MARK) || isWhite(picture, digit)).toBe(false);
  });

  it('has no rules, but all of the letters that cross them', () => {
    const rule = { left: 4, right: 236, top: 100, bottom: 102 };
    const letter = { left: 40, right: 44, top: 90, bottom: 110 };
    const { picture } = withoutLines(drawnPicture([rule, letter]), SCALE);
    expect(isWhite(picture, { ...rule, left: 60 })).toBe(true);
    expect(isWhite(picture, { ...letter, bottom: 100 })).toBe(false);
    expect(isWhite(picture, { ...letter, top: 100, bottom: 102 })).toBe(false);
  });

  it('keeps the feet of letters, which make a line together', () => {
    const feet = { left: 4, right: 200, top: 100, bottom: 102 };
    const stems = Array.from({ length: 24 }, (_, at) => ({
      ...{ left: 4 + 8 * at, right: 9 + 8 * at, top: 84, bottom: 100 },
    }));
    expect(isWhite(withoutLines(drawnPicture([feet, ...stems]), SCALE).picture, feet)).toBe(false);
  });
});
