import type { PolicyVersion, Review } from '@vcms/domain';
import { buildPolicy } from '@vcms/domain/test-support';
import { describe, expect, it } from 'vitest';
import { policyTimeline } from './policy-timeline.ts';

function kept(version: number, insurerName: string): PolicyVersion {
  const { state: _state, ...terms } = buildPolicy({ insurerName });
  const submission = { submittedOn: '2026-11-18', submittedAt: new Date(0), submittedBy: 'u1' };
  return { ...terms, id: String(version), policyId: 'p1', version, ...submission };
}

function review(id: string, subjectVersion: number, day: string): Review {
  return {
    ...{ id, subjectType: 'policy', subjectId: 'p1', subjectVersion, scope: 'firm', findings: [] },
    ...{ decision: 'changes_requested', publicComment: 'Please correct it.', decidedBy: 'u2' },
    ...{ decidedAt: new Date(day), minutesToDecision: 1 },
  };
}

describe('the submissions of a policy', () => {
  const policy = buildPolicy({ version: 3, insurerName: 'Third Mutual' });

  it('stand with the newest first, each with its decisions and what it changed', () => {
    const reviews = [
      review('r1', 1, '2026-11-10'),
      review('r2', 2, '2026-11-12'),
      review('r3', 2, '2026-11-13'),
    ];
    const other = { ...review('r4', 2, '2026-11-14'), subjectId: 'p2' };

    const timeline = policyTimeline(
      policy,
      [kept(1, 'First Mutual'), kept(2, 'Second Mutual')],
      [...reviews, other],
    );

    expect(timeline.map(({ version, decisions }) => [version, decisions.map(({ id }) => id)])).toEqual([
      [3, []],
      [2, ['r3', 'r2']],
      [1, ['r1']],
    ]);
    expect(timeline.map(({ comparison }) => comparison?.changes.map(({ before }) => before))).toEqual([
      ['Second Mutual'],
      ['First Mutual'],
      undefined,
    ]);
  });

  it('that were not kept are there without their fields', () => {
    const timeline = policyTimeline(policy, [kept(2, 'Second Mutual')], []);

    expect(timeline.map(({ terms }) => terms?.insurerName)).toEqual([
      'Third Mutual',
      'Second Mutual',
      undefined,
    ]);
    expect(timeline.map(({ comparison }) => comparison !== undefined)).toEqual([true, false, false]);
  });

  it('do not count a draft of a correction, whose fields nobody has submitted', () => {
    const draft = buildPolicy({ version: 2, state: 'draft', insurerName: 'Half done' });

    expect(policyTimeline(draft, [], []).map(({ version, terms }) => [version, terms])).toEqual([
      [1, undefined],
    ]);
    expect(policyTimeline(buildPolicy({ version: 1, state: 'draft' }), [], [])).toEqual([]);
  });
});
