import { expect, it } from 'vitest';
import { reviewerName } from './review-words.ts';

const reader = {
  userId: 'nora',
  clientId: 'X',
  clientName: 'Northfield',
  people: new Map([['lars', 'Lars Kemp']]),
};

it.each([
  ['firm', 'casey', 'the firm'],
  ['X', 'nora', 'you'],
  ['X', 'lars', 'Lars Kemp'],
  ['X', 'gone', 'Northfield'],
  ['Y', 'other', 'another client'],
])('names the reviewer of scope %s, %s, as far as a reader may know: %s', (scope, decidedBy, name) => {
  expect(reviewerName({ scope, decidedBy }, reader)).toBe(name);
});
