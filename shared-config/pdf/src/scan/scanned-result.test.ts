import { describe, expect, it } from 'vitest';
import type { Found } from '../acord25/found.ts';
import { isBarePage } from './bare-page.ts';
import { scannedResult } from './scanned-result.ts';

const LETTER = { width: 612, height: 792, turn: 0 } as const;

function found(page: number, x: number, y: number): Found<string> {
  return { value: 'GL-2040', place: { page, x, y, width: 40, height: 10 }, certainty: 'sure' };
}

describe('what was read in recognised pages', () => {
  it('is in doubt and marked as scanned wherever it stands, while values of pages with text stay as they are', () => {
    const read = {
      page: 1,
      insurers: { A: found(1, 20, 30) },
      lines: [{ line: 'gl', number: found(2, 20, 30) }],
    };
    const { insurers, lines } = scannedResult(read, new Map([[1, { ...LETTER, skew: 0 }]]));

    expect(insurers.A).toMatchObject({ value: 'GL-2040', certainty: 'likely', isScanned: true });
    expect(insurers.A.place).toEqual(read.insurers.A.place);
    expect(lines).toEqual(read.lines);
  });

  it('says which letters were clear, and of others nothing', () => {
    const unclear = { ...found(1, 20, 30), certainty: 'likely' as const };
    const pages = new Map([[1, { ...LETTER, skew: 0 }]]);
    expect(scannedResult(found(1, 20, 30), pages).isClear).toBe(true);
    expect(scannedResult(unclear, pages)).not.toHaveProperty('isClear');
  });

  it('stands where it is on the page that was turned', () => {
    const pages = new Map([[1, { ...LETTER, skew: Math.PI / 2 }]]);
    // The middle of the page stays; what is right of it comes below it.
    expect(scannedResult(found(1, 286, 391), pages).place).toMatchObject({ x: 286, y: 391 });
    const { place } = scannedResult(found(1, 386, 391), pages);
    expect(place.x).toBeCloseTo(286);
    expect(place.y).toBeCloseTo(491);
  });
});

it('stands where it is on the page that was turned to be read', () => {
  const read = found(1, 100, 50);
  const at = (turn: 90 | 180 | 270) =>
    scannedResult(read, new Map([[1, { ...LETTER, skew: 0, turn }]])).place;
  const { width, height } = read.place;
  // Turned by a quarter, the page is 792 points wide; what was read from left to right runs upwards on it.
  expect(at(90)).toMatchObject({ x: 50, width: height, height: width });
  expect(at(90).y).toBeCloseTo(792 - 100 - width);
  expect(at(180).x).toBeCloseTo(612 - 100 - width);
  expect(at(180).y).toBeCloseTo(792 - 50 - height);
  expect(at(270).x).toBeCloseTo(612 - 50 - height);
  expect(at(270).y).toBeCloseTo(100);
});

describe('a page without text of its own', () => {
  const page = (text: string) => ({
    page: 1,
    items: [{ text, x: 0, y: 0, width: 100, height: 10, angle: 0, fontFamily: '' }],
  });
  it('may carry the stamp of the program that scanned it', () => {
    expect(isBarePage({ page: 1, items: [] })).toBe(true);
    expect(isBarePage(page('Scanned with PocketScan 11/20/2026'))).toBe(true);
    expect(isBarePage(page('This certificate is issued as a matter of information only. '.repeat(3)))).toBe(
      false,
    );
  });
});
