import type { Policy, Review } from '@vcms/domain';
import { expect, it } from 'vitest';
import { returnsOf } from './returned-findings.ts';

const found = (key: string) => ({ key, result: 'fail' as const, comment: `${key} is wrong.` });

function review(changes: Partial<Review>): Review {
  return {
    ...{ id: 'r1', subjectType: 'policy', subjectId: 'p1', subjectVersion: 2, scope: 'firm' },
    ...{ decision: 'changes_requested', publicComment: 'Please correct it.', decidedBy: 'cs' },
    ...{ decidedAt: new Date('2026-11-10T12:00:00Z'), minutesToDecision: 5 },
    findings: [found('limit_low'), found('dates'), { key: 'unreadable', result: 'pass', comment: '' }],
    ...changes,
  };
}

const keysOf = (policy: Pick<Policy, 'id' | 'state' | 'version'>, reviews: readonly Review[]) =>
  returnsOf(policy, reviews).map(({ review: { scope }, findings }) => [
    scope,
    ...findings.map(({ key }) => key),
  ]);

const BOTH = [
  review({}),
  review({
    id: 'r2',
    scope: 'northfield',
    decidedAt: new Date('2026-11-12T12:00:00Z'),
    findings: [found('ai')],
  }),
  review({ id: 'r0', subjectVersion: 1, findings: [found('old')] }),
  review({ id: 'r3', subjectId: 'p2' }),
  review({ id: 'r4', decision: 'accepted' }),
];

it('names every finding of every return, the newest first, and none of what passed', () => {
  expect(keysOf({ id: 'p1', state: 'changes_requested', version: 2 }, BOTH)).toEqual([
    ['northfield', 'ai'],
    ['firm', 'limit_low', 'dates'],
  ]);
});

it('keeps them in sight while the correction is a draft', () => {
  expect(keysOf({ id: 'p1', state: 'draft', version: 3 }, BOTH)).toHaveLength(2);
});

it.each(['submitted', 'accepted', 'draft'] as const)('says nothing of a policy that is %s', (state) => {
  expect(returnsOf({ id: 'p1', state, version: state === 'draft' ? 1 : 2 }, BOTH)).toEqual([]);
});
