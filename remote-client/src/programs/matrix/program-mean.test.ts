import { createItem } from '@vcms/domain';
import { expect, it } from 'vitest';
import { weightedMean } from './program-mean.ts';

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
