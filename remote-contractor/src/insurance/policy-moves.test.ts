import type { EvidenceState, Policy } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { movesOf } from './policy-moves.ts';

function moves(state: EvidenceState, version = 1) {
  return movesOf({ state, version } as Policy);
}

describe('the moves of a contractor with a policy', () => {
  it.each([
    ['draft', ['edit', 'delete']],
    ['submitted', ['withdraw']],
    ['in_review', ['withdraw']],
    ['changes_requested', ['correct', 'withdraw']],
    ['accepted', ['renew', 'cancel']],
    ['superseded', []],
    ['cancelled', ['renew']],
    ['rejected', []],
    ['withdrawn', []],
    ['archived', []],
  ] as const)('from %s are %j', (state, expected) => {
    expect(moves(state)).toEqual(expected);
  });

  it('keep a draft that was submitted before', () => {
    expect(moves('draft', 2)).toEqual(['edit']);
  });
});
