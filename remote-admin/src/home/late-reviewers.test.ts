import { expect, it } from 'vitest';
import { lateReviewers } from './late-reviewers.ts';

const by = (uid: string, name: string) => ({ holder: { uid, name, until: new Date(0) } });

it('counts late reviews by who took them last, and those that nobody took at the end', () => {
  const tasks = [{}, by('u1', 'Dana'), by('u2', 'Ada'), {}, {}, by('u3', 'Bo'), by('u3', 'Bo')];
  expect(lateReviewers(tasks)).toEqual([
    { uid: 'u3', name: 'Bo', count: 2 },
    { uid: 'u2', name: 'Ada', count: 1 },
    { uid: 'u1', name: 'Dana', count: 1 },
    { uid: undefined, name: undefined, count: 3 },
  ]);
  expect(lateReviewers([])).toEqual([]);
});
