import { describe, expect, it } from 'vitest';
import { programMeanKey, weightedMean } from './program-mean.ts';
import { createItem } from './status.ts';

const item = (programId: string, actual?: string | number) =>
  createItem(`program.${programId}`, 'compliant', actual === undefined ? {} : { actual });
const notApplicable = (programId: string) => createItem(`program.${programId}`, 'not_applicable');
const PROGRAMS = [
  { programId: 'ppe', weight: 1 },
  { programId: 'cranes', weight: 3 },
  { programId: 'ladders', weight: 10 },
];
const ALIKE = PROGRAMS.map(({ programId }) => ({ programId, weight: 1 }));

describe('the weighted mean of the programs', () => {
  it('weighs scores, and leaves out what has none or is not asked', () => {
    const items = [item('ppe', '60.0'), item('cranes', '100.0'), item('ladders'), item('other', '1.0')];
    expect(weightedMean(items, PROGRAMS)).toBe('90.0');
  });

  it('leaves out a program that does not apply: it counts neither as 0 nor as 100', () => {
    expect(weightedMean([item('ppe', '70.0'), notApplicable('ladders')], PROGRAMS)).toBe('70.0');
  });

  it('is the plain mean where all weigh alike', () => {
    const items = [item('ppe', '80.0'), item('cranes', '90.0'), item('ladders', '100.0')];
    expect(weightedMean(items, ALIKE)).toBe('90.0');
    expect(
      weightedMean(
        items,
        ALIKE.map((one) => ({ ...one, weight: 7 })),
      ),
    ).toBe('90.0');
  });

  it.each(['0.0', '100.0'])('stays within its bounds: %s', (score) => {
    const items = [item('ppe', score), item('cranes', score), item('ladders', score)];
    expect(weightedMean(items, PROGRAMS)).toBe(score);
  });

  it('rounds half up', () => {
    expect(weightedMean([item('ppe', '83.3'), item('cranes', '83.4')], PROGRAMS)).toBe('83.4');
    expect(weightedMean([item('ppe', '83.3'), item('cranes', '83.4')], ALIKE)).toBe('83.4');
  });

  it.each([
    ['nothing is asked', [], []],
    ['nothing is asked any more', [item('ppe', '80.0')], []],
    ['nothing was submitted', [item('ppe'), item('cranes')], PROGRAMS],
    ['nothing applies', [notApplicable('ppe')], PROGRAMS],
    ['what was found is no score', [item('ppe', 80)], PROGRAMS],
  ])('is none where %s', (_, items, programs) => {
    expect(weightedMean(items, programs)).toBeUndefined();
    expect(programMeanKey(items, programs)).toBe('');
  });
});

it('sorts as text: none first, then the lowest', () => {
  const keys = ['100.0', '9.5', undefined, '0.0', '83.4'].map((score) =>
    programMeanKey([item('ppe', score)], PROGRAMS),
  );
  expect(keys.toSorted()).toEqual(['', '000.0', '009.5', '083.4', '100.0']);
});
