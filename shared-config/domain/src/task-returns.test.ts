import { describe, expect, it } from 'vitest';
import { type ReturningReview, returnsOf } from './task-returns.ts';

const review = (
  subjectVersion: number,
  decision: ReturningReview['decision'] = 'changes_requested',
  changes: Partial<ReturningReview> = {},
): ReturningReview => ({
  ...{ scope: 'firm', subjectType: 'policy', subjectId: 'p1', subjectVersion, decision },
  ...changes,
});
const policy = { subjectType: 'policy', subjectId: 'p1' } as const;

describe('how often something was returned', () => {
  it('counts the versions that the firm returned, each once', () => {
    expect(returnsOf(policy, [review(1), review(2), review(2)])).toEqual({ returns: 2 });
    expect(returnsOf(policy, [])).toEqual({});
  });

  it('leaves out a client, other evidence and other decisions', () => {
    const others = [
      review(1, 'changes_requested', { scope: 'x' }),
      review(1, 'changes_requested', { subjectId: 'p2' }),
      review(1, 'changes_requested', { subjectType: 'emr' }),
      review(1, 'rejected'),
    ];
    expect(returnsOf(policy, others)).toEqual({});
  });

  it('begins anew with an acceptance', () => {
    expect(returnsOf(policy, [review(1), review(2), review(3, 'accepted'), review(4)])).toEqual({
      returns: 1,
    });
  });

  it('follows a safety program through its versions, which are records of their own', () => {
    const of = (n: number, programId = 'hot-work') =>
      review(n, 'changes_requested', { subjectType: 'program', subjectId: `${programId}_${n}` });
    const waiting = { subjectType: 'program', subjectId: 'hot-work_3', programId: 'hot-work' } as const;
    expect(returnsOf(waiting, [of(1), of(2), of(1, 'hot')])).toEqual({ returns: 2 });
  });
});
