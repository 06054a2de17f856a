import { expect, test } from 'vitest';
import { createCommitClock, HORIZON_MICROS } from './commit-clock.ts';

function clockAt(times: number[], startAfter = 0) {
  const horizons: number[] = [];
  const clock = () => times.shift() ?? 0;
  return {
    horizons,
    clock: createCommitClock({ clock, startAfter, onHorizon: (time) => horizons.push(time) }),
  };
}

test('commit times strictly increase, also within a microsecond and when the wall clock goes back', () => {
  const { clock } = clockAt([10, 10, 5]);
  expect([clock.nextCommitTime(), clock.nextCommitTime(), clock.nextCommitTime()]).toEqual([
    10_000, 10_001, 10_002,
  ]);
});

test('a read sees what was committed before and nothing committed later', () => {
  const { clock } = clockAt([10, 10, 10]);
  const committed = clock.nextCommitTime();
  const read = clock.readTime();
  expect(read).toBeGreaterThanOrEqual(committed);
  expect(clock.nextCommitTime()).toBeGreaterThan(read);
});

test('nothing before the persisted horizon is handed out', () => {
  const { clock } = clockAt([1, 1], 5_000);
  expect(clock.readTime()).toBe(5_000);
  expect(clock.nextCommitTime()).toBe(5_001);
});

test('the disk learns of a horizon before a time beyond the last one leaves, and not every time', () => {
  const { clock, horizons } = clockAt([10, 11, 2_000]);
  clock.readTime();
  clock.readTime();
  expect(horizons).toEqual([10_000 + HORIZON_MICROS]);
  clock.readTime();
  expect(horizons).toEqual([10_000 + HORIZON_MICROS, 2_000_000 + HORIZON_MICROS]);
});
