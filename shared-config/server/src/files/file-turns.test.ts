import { expect, it } from 'vitest';
import { createTurns } from './file-turns.ts';

/** Work that ends when it is told to. */
function openWork(ends: ((how: 'done' | 'failed') => void)[]) {
  return () =>
    new Promise<string>((resolve, reject) => {
      ends.push((how) => (how === 'done' ? resolve(how) : reject(new Error(how))));
    });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs as many at a time as there are places, the others in the order in which they came', async () => {
  const inTurn = createTurns(2);
  const ends: ((how: 'done' | 'failed') => void)[] = [];
  const all = [1, 2, 3, 4].map(() => inTurn(openWork(ends)).catch((cause: Error) => cause.message));
  await settled();
  expect(ends).toHaveLength(2);

  ends[1]?.('done');
  await settled();
  expect(ends).toHaveLength(3);

  // What fails gives its place up as well.
  ends[0]?.('failed');
  await settled();
  expect(ends).toHaveLength(4);

  ends[2]?.('done');
  ends[3]?.('done');
  expect(await Promise.all(all)).toEqual(['failed', 'done', 'done', 'done']);
});

it('never runs more than its places, however many come and go', async () => {
  const inTurn = createTurns(3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await settled();
    running -= 1;
  };
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => inTurn(work)));
    await Promise.all([inTurn(work), settled().then(() => inTurn(work)), inTurn(work), inTurn(work)]);
  }

  expect(most).toBe(3);
});
