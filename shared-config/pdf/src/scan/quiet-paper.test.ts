import { expect, it } from 'vitest';
import { drawnPicture, isWhite } from '../test-support/drawn-picture.ts';
import { quietPaper } from './quiet-paper.ts';

const LETTER = { left: 40, right: 60, top: 40, bottom: 60 };

function grainy() {
  const { width, height, data } = drawnPicture([LETTER]);
  // Every third pixel of the paper is grey, as in the shadow of a photograph.
  return { width, height, data: data.map((light, at) => (light === 255 && at % 3 === 0 ? 200 : light)) };
}

it('is white where nothing stands near, and stays as it is around letters', () => {
  const taken = grainy();
  const { data, width, ...size } = quietPaper(taken);

  expect(isWhite({ data, width, ...size }, { left: 110, right: 240, top: 0, bottom: 160 })).toBe(true);
  for (let x = 4; x < 96; x += 1) expect(data[50 * width + x]).toBe(taken.data[50 * width + x]);
});

it('is left as it is where it has no grain', () => {
  const taken = drawnPicture([LETTER]);
  expect(quietPaper(taken)).toBe(taken);
});
