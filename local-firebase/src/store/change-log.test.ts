import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChangeLog } from './change-log.ts';

test('the log names what changed after a time, whatever was compacted', () => {
  const steps = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(steps, fc.nat(3000), (keys, time) => {
      const log = createChangeLog();
      keys.forEach((key, at) => {
        log.append(at + 1, key);
      });
      expect(log.since(time)).toEqual(new Set(keys.slice(time)));
    }),
    { numRuns: 20 },
  );
});

test('restored entries may come in any order', () => {
  const log = createChangeLog([
    { time: 3, key: 'c' },
    { time: 1, key: 'a' },
    { time: 2, key: 'b' },
  ]);
  expect(log.since(1)).toEqual(new Set(['b', 'c']));
});
