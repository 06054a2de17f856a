import { createItem, type Review } from '@vcms/domain';
import { expect, it } from 'vitest';
import { lastReview, lastReviewsText, reviewText } from './last-review.ts';

function review(changes: Partial<Review>): Review {
  return {
    id: 'r',
    subjectType: 'policy',
    subjectId: 'p1',
    subjectVersion: 1,
    scope: 'firm',
    decision: 'accepted',
    findings: [],
    publicComment: '',
    decidedBy: 'casey',
    decidedAt: new Date(2026, 9, 2, 12),
    minutesToDecision: 5,
    ...changes,
  };
}

const standing = {
  clientId: 'X',
  clientName: 'Northfield',
  contractorId: 'A',
  items: [
    createItem('insurance.gl.coverage', 'compliant', { evidenceIds: ['p1'] }),
    createItem('insurance.auto.coverage', 'compliant', { evidenceIds: ['p2'] }),
    createItem('insurance.umbrella.coverage', 'non_compliant', {}),
  ],
  insuranceEnds: {},
};

const newest = review({ scope: 'X', decision: 'changes_requested', decidedBy: 'nora' });
const older = review({ decidedAt: new Date(2026, 8, 1, 12) });
const auto = review({ subjectId: 'p2', decidedAt: new Date(2026, 7, 1, 12) });

it('takes the newest decision about the policy that counts for a line, and none for a line without one', () => {
  const reviews = [newest, older, auto];
  expect(lastReview(standing, 'gl', reviews)).toBe(newest);
  expect(lastReview(standing, 'auto', reviews)).toBe(auto);
  expect(lastReview(standing, 'umbrella', reviews)).toBeUndefined();
});

it('says what was decided, when, and whose side decided', () => {
  expect(reviewText(older, standing, 'nora')).toBe('Accepted 09/01/2026 by the firm');
  expect(reviewText(newest, standing, 'nora')).toBe('Returned 10/02/2026 by you');
  expect(reviewText(newest, standing, 'lars')).toBe('Returned 10/02/2026 by Northfield');
});

it('names every line in a file, where nobody is "you"', () => {
  expect(lastReviewsText(standing, [newest, older, auto])).toBe(
    'Commercial general liability: Returned 10/02/2026 by Northfield; ' +
      'Automobile liability: Accepted 08/01/2026 by the firm',
  );
});
