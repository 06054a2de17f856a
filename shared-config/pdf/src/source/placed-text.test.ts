import { expect, it } from 'vitest';
import { placeText } from './placed-text.ts';

/** A letter page: the file's y grows upwards from the bottom. */
const PAGE = [1, 0, 0, -1, 0, 792];
const FONT = { fontFamily: 'serif', ascent: 0.75 };

it('places a line by its top left corner, in points from the top of the page', () => {
  const raw = { str: 'Insured', transform: [8, 0, 0, 8, 100, 700], width: 30, fontName: 'f' };
  expect(placeText(raw, FONT, PAGE)).toEqual({
    ...{ text: 'Insured', x: 100, y: 86, width: 30, height: 8, angle: 0, fontFamily: 'serif' },
  });
});

it('turns with a page that lies on its side', () => {
  const raw = { str: 'Insured', transform: [8, 0, 0, 8, 100, 700], width: 30, fontName: 'f' };
  const placed = placeText(raw, FONT, [0, 1, 1, 0, 0, 0]);
  expect(placed?.angle).toBeCloseTo(Math.PI / 2);
  expect(placed?.x).toBeCloseTo(706);
  expect(placed?.y).toBeCloseTo(100);
});

it('leaves out blanks and what has no size', () => {
  const raw = { str: '  ', transform: [8, 0, 0, 8, 0, 0], width: 4, fontName: 'f' };
  expect(placeText(raw, FONT, PAGE)).toBeUndefined();
  expect(placeText({ ...raw, str: 'x', transform: [0, 0, 0, 0, 1, 1] }, undefined, PAGE)).toBeUndefined();
  expect(placeText({ ...raw, str: 'x', width: Number.NaN }, undefined, PAGE)).toBeUndefined();
});
