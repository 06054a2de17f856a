import { describe, expect, it } from 'vitest';
import { expectedRow } from '../pending/expected-rows.ts';
import { expectedVerdict } from './expected-verdict.ts';

const policy = {
  ...({ type: 'policy', id: 'p1', contractorId: 'k1', path: 'companies/k1/policies/p1' } as const),
  ...({ state: 'in_review', version: 2 } as const),
};
const task = { id: 'firm_policy_k1_p1', state: 'in_review', version: 2 } as const;

function shown(scope: string, decision: 'accepted' | 'changes_requested', subject = policy) {
  const { evidence, task: row } = expectedVerdict(scope, subject, decision);
  return {
    evidence: expectedRow(subject, { ...evidence, isConfirmed: false }),
    task: expectedRow(task, { ...row, isConfirmed: false }),
  };
}

describe('a verdict that is being stored', () => {
  it("of the firm's shows on the workbench and in the queue", () => {
    expect(expectedVerdict('firm', policy, 'accepted').task.path).toBe('reviewTasks/firm_policy_k1_p1');
    expect(shown('firm', 'accepted')).toEqual({
      evidence: { row: { ...policy, state: 'accepted' }, isPending: true },
      task: { row: { ...task, state: 'accepted' }, isPending: true },
    });
    expect(shown('firm', 'changes_requested').evidence.row.state).toBe('changes_requested');
  });

  it("of a client's is marked, and moves nothing: the evidence is the firm's to judge", () => {
    expect(shown('northfield', 'accepted')).toEqual({
      evidence: { row: policy, isPending: true },
      task: { row: task, isPending: true },
    });
  });

  it('about what came after the policy was accepted leaves the policy as it is', () => {
    const accepted = { ...policy, state: 'accepted' as const };
    const { evidence } = expectedVerdict('firm', accepted, 'changes_requested');
    expect(evidence.after).toEqual({});
  });

  it('says nothing of a version that came meanwhile', () => {
    const { evidence } = expectedVerdict('firm', policy, 'accepted');
    const next = { ...policy, state: 'submitted' as const, version: 3 };
    expect(expectedRow(next, { ...evidence, isConfirmed: true })).toEqual({ row: next, isPending: false });
  });
});
