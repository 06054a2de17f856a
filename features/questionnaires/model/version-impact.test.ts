import type { Question } from '@vcms/domain';
import { expect, it } from 'vitest';
import { impactText } from './version-impact.ts';

function asking(n: number, ...ids: string[]) {
  const usual = { required: true, weight: 1, knockout: [], evidence: false };
  return {
    n,
    sections: [
      {
        title: 'All',
        questions: ids.map((id): Question => ({ id, type: 'yes_no_na', text: `${id}?`, ...usual })),
      },
    ],
  };
}

const VERSIONS = [asking(2, 'a', 'b', 'c'), asking(1, 'a')];
const NEXT = asking(3, 'a', 'b', 'c', 'd');

it.each([
  [undefined, 'Not started. All 4 questions.'],
  [{ state: 'accepted', defVersion: 2 }, 'Accepted, version 2. 1 question is new.'],
  [{ state: 'outdated', defVersion: 1 }, 'To update, version 1. 3 questions are new.'],
  [{ state: 'draft', defVersion: 2 }, 'Draft, version 2. 1 question is new.'],
] as const)('a new version is told by what its contractor has on file: %j', (answered, text) => {
  expect(impactText(answered, VERSIONS, NEXT)).toBe(text);
});

it('without a new question it says so', () => {
  expect(impactText({ state: 'accepted', defVersion: 2 }, VERSIONS, asking(3, 'a'))).toBe(
    'Accepted, version 2. No question is new.',
  );
});
