import { expect, it } from 'vitest';
import { duplicateWords, matchWords, movesWords } from './merge-words.ts';

const NAMES = { source: 'Alder Co', target: 'Alder Company' };

it('names what moves, and leaves out what there is none of', () => {
  expect(movesWords({ moves: { users: 2, engagements: 0, records: 1200 } })).toEqual([
    'Users: 2',
    'Records: 1,200',
  ]);
});

it('says by what the two are one company', () => {
  expect(matchWords({ match: 'ein' })).toBe('Both have the same EIN, and the firm has confirmed both.');
  expect(matchWords({ match: 'none' })).toContain('Neither');
});

it('says which of two records stays, with their states where they have any', () => {
  const duplicate = {
    title: 'OSHA 2025',
    sourceState: 'draft',
    targetState: 'in_review',
    keeps: 'target',
  } as const;
  expect(duplicateWords(duplicate, NAMES)).toBe(
    'OSHA 2025 (draft and in review): that of Alder Company stays.',
  );
  expect(duplicateWords({ ...duplicate, sourceState: '', keeps: 'source' }, NAMES)).toBe(
    'OSHA 2025: that of Alder Co stays.',
  );
});
