import { expect, it } from 'vitest';
import { drawnPicture } from '../test-support/drawn-picture.ts';
import { letterBox } from './letter-box.ts';

const USUAL = 20;
const LINE = 60;
const ink = (top: number, bottom: number) => ({ left: 20, right: 40, top, bottom });
const boxOf = (text: string, top: number, bottom: number) =>
  letterBox(drawnPicture([ink(top, bottom)]), text, ink(top, bottom), USUAL);
const middle = ({ top, bottom }: { readonly top: number; readonly bottom: number }) => (top + bottom) / 2;

it('is as high for small letters, capitals and what hangs below the line', () => {
  // A typeface of 20 pixels: small letters of 10, capitals of 14, 4 below the line.
  const small = boxOf('area', LINE - 10, LINE);
  for (const box of [small, boxOf('AREA', LINE - 14, LINE), boxOf('$1,000', LINE - 14, LINE + 4)]) {
    expect(box.bottom - box.top).toBeGreaterThan(18);
    expect(box.bottom - box.top).toBeLessThan(22);
    expect(Math.abs(middle(box) - middle(small))).toBeLessThan(1);
  }
});

it('is that of the ink, where the engine gives more room above or below', () => {
  const exact = boxOf('A', LINE - 14, LINE);
  const picture = drawnPicture([ink(LINE - 14, LINE)]);
  expect(letterBox(picture, 'A', ink(LINE - 40, LINE + 9), USUAL)).toEqual(exact);
});

it('is that of the letters around it for a dash, which stands in their line', () => {
  const [dash, word] = [boxOf('-', LINE - 7, LINE - 5), boxOf('AREA', LINE - 14, LINE)];
  expect(dash.bottom - dash.top).toBe(USUAL);
  expect(Math.abs(middle(dash) - middle(word))).toBeLessThan(2);
});
