import { expect, it } from 'vitest';
import { fisherGreater } from './fisher-test.ts';

it.each([
  // Fisher 1935: the lady who named 3 of 4 cups, and all of them.
  ['3 of 4 against 1 of 4', [3, 4], [1, 4], 0.242857142857],
  ['4 of 4 against 0 of 4', [4, 4], [0, 4], 0.014285714286],
  // Fisher 1935, convictions of like-sex twins: monozygotic 10 of 13, dizygotic 2 of 17.
  ['10 of 13 against 2 of 17', [10, 13], [2, 17], 0.000465180653],
  ['nothing on either side', [0, 10], [0, 90], 1],
  ['an empty group', [0, 0], [5, 90], 1],
] as const)('the published chance of %s', (_name, [events, total], [others, all], expected) => {
  expect(fisherGreater({ events, total }, { events: others, total: all })).toBeCloseTo(expected, 9);
});

it('the chances of all outcomes with the same margins come to 1', () => {
  const atLeast = (events: number) =>
    fisherGreater({ events, total: 400 }, { events: 60 - events, total: 7600 });
  let sum = 0;
  for (let events = 0; events <= 60; events += 1)
    sum += atLeast(events) - (events < 60 ? atLeast(events + 1) : 0);
  expect(sum).toBeCloseTo(1, 9);
});
