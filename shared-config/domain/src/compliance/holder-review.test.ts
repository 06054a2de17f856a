import { describe, expect, it } from 'vitest';
import type { PolicyHolder } from '../schemas/insurance-schemas.ts';
import { buildInput, buildLine, buildPolicy, buildReview, CLIENT } from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';

const POLICY = buildPolicy({ endorsements: { additional_insured: { basis: 'scheduled' } } });
const ASKED = {
  insurance: { gl: buildLine({ endorsements: ['additional_insured'], certificateHolder: true }) },
};
const SHOWN = { certificateDocId: 'c1', scheduled: ['additional_insured' as const], docIds: ['page'] };

function inputOf(record: Omit<PolicyHolder, 'policyId' | 'clientId'>) {
  const holders = [{ policyId: POLICY.id, clientId: CLIENT, ...record }];
  return buildInput(ASKED, { policies: [POLICY], holders }, { reviews: [buildReview('policy', POLICY)] });
}

function verdict(record: Omit<PolicyHolder, 'policyId' | 'clientId'>) {
  const { items } = evaluate(inputOf(record));
  return ['additional_insured', 'certificate_holder'].map((part) => {
    const item = items.find(({ key }) => key === `insurance.gl.${part}`);
    return [item?.status, item?.reasons];
  });
}

const MET = ['compliant', []];
const WAITS = ['pending_review', ['awaiting_review']];
const UNNAMED = ['non_compliant', ['endorsement_missing']];
const NONE = ['non_compliant', ['holder_missing']];

describe('what an accepted policy shows for a client', () => {
  it('waits until somebody has reviewed it, and the client is told nothing better', () => {
    const declared = { ...SHOWN, state: 'submitted' as const, submittedOn: '2026-03-01' };

    expect(verdict(declared)).toEqual([WAITS, WAITS]);
    expect(evaluate(inputOf(declared)).overall).toBe('pending_review');
    expect(evaluate(inputOf(declared)).workEligible).toBe(false);
    // As an older release stored it.
    expect(verdict(SHOWN)).toEqual([WAITS, WAITS]);
    // A state that says accepted is worth nothing without what was accepted.
    expect(verdict({ ...SHOWN, state: 'accepted' })).toEqual([UNNAMED, NONE]);
  });

  it('counts once it was reviewed, and goes on to count while something new beside it waits', () => {
    expect(verdict({ ...SHOWN, state: 'accepted', reviewed: SHOWN })).toEqual([MET, MET]);

    const newer = { ...SHOWN, certificateDocId: 'c2', state: 'submitted' as const };
    expect(verdict({ ...newer, reviewed: SHOWN })).toEqual([MET, MET]);
    const reviewed = { ...SHOWN, scheduled: [] };
    expect(verdict({ ...newer, reviewed })).toEqual([WAITS, MET]);
  });

  it('needs the page of the endorsement, reviewed as well', () => {
    const unpaged = { ...SHOWN, docIds: [] };
    expect(verdict({ ...unpaged, state: 'accepted', reviewed: unpaged })).toEqual([
      ['non_compliant', ['endorsement_missing:page']],
      MET,
    ]);
    expect(verdict({ ...SHOWN, state: 'submitted', reviewed: unpaged })).toEqual([WAITS, MET]);
  });

  it('is worth nothing new once it was returned', () => {
    const returned = { ...SHOWN, state: 'changes_requested' as const };

    expect(verdict(returned)).toEqual([UNNAMED, NONE]);
    expect(verdict({ ...returned, reviewed: { ...SHOWN, scheduled: [] } })).toEqual([UNNAMED, MET]);
  });

  it('is gone at once when the contractor takes it away', () => {
    const emptied = { scheduled: [], docIds: [], state: 'submitted' as const, reviewed: SHOWN };

    expect(verdict(emptied)).toEqual([UNNAMED, NONE]);
  });
});

describe('what a renewal in grace shows for a client', () => {
  const old = buildPolicy({ id: 'old', effective: '2025-11-18', expiration: '2026-11-18' });
  const next = buildPolicy({
    id: 'next',
    effective: '2026-11-18',
    expiration: '2027-11-18',
    submittedOn: '2026-11-10',
  });
  const input = (submittedOn: string) => {
    const renewal = { ...next, submittedOn };
    const record = { policyId: 'next', clientId: CLIENT, ...SHOWN, state: 'submitted' as const };
    const evidence = { policies: [old, renewal], holders: [record] };
    return buildInput(ASKED, evidence, { reviews: [buildReview('policy', old)] });
  };

  it('waits with the renewal, and work goes on as long as that is in time', () => {
    const { items, workEligible } = evaluate(input('2026-11-10'));

    expect(items.map(({ status, grace }) => [status, grace])).toEqual([
      ['pending_review', true],
      ['pending_review', true],
      ['pending_review', true],
    ]);
    expect(workEligible).toBe(true);
    expect(evaluate(input('2026-11-19')).workEligible).toBe(false);
  });
});
