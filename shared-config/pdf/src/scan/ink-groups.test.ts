import { expect, it } from 'vitest';
import { drawnPicture, SCALE } from '../test-support/drawn-picture.ts';
import { inkGroups } from './ink-groups.ts';

const letter = (left: number, top = 40) => ({ left, right: left + 10, top, bottom: top + 20 });

it('finds the words of a page and letters that stand alone, but no dust', () => {
  const dust = { left: 150, right: 151, top: 60, bottom: 61 };
  const picture = drawnPicture([letter(8), letter(22), letter(36), letter(120), letter(20, 100), dust]);

  const groups = inkGroups(picture, SCALE).map(({ left, right, top }) => [left, right, top]);
  expect(groups).toEqual([
    [8, 45, 40],
    [120, 129, 40],
    [20, 29, 100],
  ]);
});
