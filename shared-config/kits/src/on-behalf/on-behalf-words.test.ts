import { describe, expect, it } from 'vitest';
import { onBehalfWords } from './on-behalf-words.ts';
import { reasonProblem } from './reason-field.tsx';

const onBehalf = { firmName: 'Clearpath', on: '2026-11-21', reason: 'Sent by the broker by mail.' };

describe('what is said of what customer service entered', () => {
  it.each([
    ['contractor', 'Entered by Clearpath on your behalf on 11/21/2026: Sent by the broker by mail.'],
    ['others', 'Entered by Clearpath on the contractor’s behalf on 11/21/2026: Sent by the broker by mail.'],
  ] as const)('to the %s', (reader, words) => {
    expect(onBehalfWords({ onBehalf }, reader)).toBe(words);
  });

  it('is nothing where the contractor handed it in', () => {
    expect(onBehalfWords({}, 'contractor')).toBeUndefined();
  });
});

it.each([
  ['', 'Enter Reason.'],
  ['   ', 'Enter Reason.'],
  ['By mail.', 'Reason must be 10-500 characters.'],
  ['x'.repeat(501), 'Reason must be 10-500 characters.'],
  ['Sent by the broker by mail.', undefined],
])('answers the reason %j with %j', (reason, problem) => {
  expect(reasonProblem(reason)).toBe(problem);
});
