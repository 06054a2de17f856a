import { expect, test } from 'vitest';
import { restingPicture } from './resting-picture.ts';

const bytes = (value: number) => new Uint8Array([value]);

test('a page that moves is taken once two pictures are equal', async () => {
  const shots = [1, 2, 3, 3, 4].map(bytes);
  let taken = 0;

  expect(
    await restingPicture(
      async () => shots[taken++] ?? bytes(0),
      async () => undefined,
    ),
  ).toEqual(bytes(3));
  expect(taken).toBe(4);
});

test('a page that never rests is taken in the end', async () => {
  let taken = 0;

  await restingPicture(
    async () => bytes(taken++ % 250),
    async () => undefined,
  );

  expect(taken).toBe(40);
});
