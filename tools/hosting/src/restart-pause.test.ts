import { expect, test } from 'vitest';
import { restartPause } from './restart-pause.ts';

test('a part that crashes at each start is tried ever more rarely, and never more rarely than every ten seconds', () => {
  const pauses: number[] = [];
  for (let count = 0; count < 10; count += 1) pauses.push(restartPause(pauses.at(-1), 0));

  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
});

test('a part that has run for half a minute is started again at once', () => {
  expect(restartPause(10_000, 29_999)).toBe(10_000);
  expect(restartPause(10_000, 30_000)).toBe(100);
});
