import { expect, it } from 'vitest';
import { programMeanKey, weightedMean } from './program-mean.ts';
import { createItem } from './status.ts';

const item = (programId: string, actual?: string) =>
  createItem(`program.${programId}`, 'compliant', actual === undefined ? {} : { actual });
const PROGRAMS = [
  { programId: 'ppe', weight: 1 },
  { programId: 'cranes', weight: 3 },
  { programId: 'ladders', weight: 10 },
];

it('weighs scores, and leaves out what has none or is not asked', () => {
  const items = [item('ppe', '60.0'), item('cranes', '100.0'), item('ladders'), item('other', '1.0')];
  expect(weightedMean(items, PROGRAMS)).toBe('90.0');
  expect(weightedMean([item('ladders')], PROGRAMS)).toBeUndefined();
});

it('rounds half up', () => {
  expect(weightedMean([item('ppe', '83.3'), item('cranes', '83.4')], PROGRAMS)).toBe('83.4');
});

it('sorts as text: none first, then the lowest', () => {
  const keys = ['100.0', '9.5', undefined, '83.4'].map((score) =>
    programMeanKey([item('ppe', score)], PROGRAMS),
  );
  expect(keys.toSorted()).toEqual(['', '009.5', '083.4', '100.0']);
});
