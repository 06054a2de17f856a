import type { Question } from '@vcms/domain';
import { expect, it } from 'vitest';
import { knownVersionOf, newQuestions } from './new-questions.ts';

function asking(...ids: string[]) {
  const usual = { required: true, weight: 1, knockout: [], evidence: false };
  return {
    sections: [
      {
        title: 'All',
        questions: ids.map((id): Question => ({ id, type: 'yes_no_na', text: `${id}?`, ...usual })),
      },
    ],
  };
}

it('new is what the version known before did not ask, answered or not', () => {
  expect([...newQuestions(asking('a', 'b'), asking('b', 'c', 'd'))]).toEqual(['c', 'd']);
  expect([...newQuestions(undefined, asking('a', 'b'))]).toEqual(['a', 'b']);
});

it('known is what was submitted last, however far its update has come', () => {
  expect(knownVersionOf({ state: 'outdated', defVersion: 1 })).toBe(1);
  expect(knownVersionOf({ state: 'draft', defVersion: 2, knownVersion: 1 })).toBe(1);
  expect(knownVersionOf({ state: 'submitted', defVersion: 2, knownVersion: 1 })).toBe(2);
  expect(knownVersionOf({ state: 'draft', defVersion: 2 })).toBe(2);
});
