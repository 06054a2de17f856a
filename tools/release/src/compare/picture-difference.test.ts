import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { pictureDifference } from './picture-difference.ts';

type Color = readonly [number, number, number];
interface Block {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly color: Color;
}

const BLACK: Color = [0, 0, 0];

/** A white page with blocks on it. */
function picture(height: number, ...blocks: readonly Block[]): Uint8Array {
  const png = new PNG({ width: 100, height });
  png.data.fill(255);
  for (const { at, size, color } of blocks)
    for (let y = at[1]; y < at[1] + size; y += 1)
      for (let x = at[0]; x < at[0] + size; x += 1) png.data.set(color, (y * 100 + x) * 4);
  return PNG.sync.write(png);
}

const plain = picture(100);

test('equal pictures do not differ', () => {
  expect(pictureDifference([plain, plain], plain).share).toBe(0);
});

test('what only the candidate shows is a share of the page, and drawn red', () => {
  const { share, drawn } = pictureDifference(
    [plain, plain],
    picture(100, { at: [10, 10], size: 20, color: BLACK }),
  );

  expect(share).toBeCloseTo(0.04, 2);
  const png = PNG.sync.read(Buffer.from(drawn));
  expect([...png.data.subarray((20 * 100 + 20) * 4, (20 * 100 + 20) * 4 + 3)]).toEqual([255, 0, 0]);
});

test('where the live release differs from itself, nothing is said about the candidate', () => {
  const clock = (color: Color) => picture(100, { at: [0, 0], size: 10, color });
  const both = pictureDifference([clock(BLACK), clock([200, 0, 0])], clock([0, 0, 200]));

  expect(both.share).toBe(0);
});

test('a page that is longer differs by what was added', () => {
  const { share } = pictureDifference([plain, plain], picture(125));

  expect(share).toBeCloseTo(0.2, 2);
});
