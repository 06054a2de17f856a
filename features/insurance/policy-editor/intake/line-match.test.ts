import type { Policy } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import type { StoredPolicy } from '../insurance-dossier.ts';
import { type PolicyFormValues, policyFormValues } from '../policy-form-values.ts';
import { isWorthSending, matchLine, matchText, movesFrom } from './line-match.ts';

const ON_FILE: StoredPolicy = {
  ...{
    id: 'p1',
    line: 'gl',
    insurerName: 'Harbor Mutual',
    policyNumber: 'GL-100',
    state: 'accepted',
    version: 1,
  },
  ...{ effective: '2025-12-01', expiration: '2026-12-01', claimsMade: false, namedInsured: 'Redstem' },
  ...{ limits: { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 }, autos: [] },
  ...{
    endorsements: { additional_insured: { basis: 'blanket', docId: 'pages' } },
    certificateDocId: 'paper',
  },
  producer: { name: 'Lakeside' },
  record: {
    ...{ path: '', companyId: undefined, createdAt: undefined, createdBy: undefined },
    ...{ updatedAt: undefined, updatedBy: undefined },
  },
};

function onFile(change: Partial<Policy>): StoredPolicy {
  return { ...ON_FILE, ...change };
}

function stated(change: Partial<PolicyFormValues> = {}): PolicyFormValues {
  return { ...policyFormValues(ON_FILE), ...change };
}

const NEXT = { effective: '2026-12-01', expiration: '2027-12-01' };

describe('a line of a certificate against what is on file', () => {
  it('is the same when number, period and every printed value agree, however they are written', () => {
    const printed = stated({
      ...{ policyNumber: 'gl 100', insurerName: 'HARBOR MUTUAL', limit_gl_each_occurrence: '1,000,000' },
      limit_gl_general_aggregate: '',
    });

    expect(matchLine(printed, [ON_FILE])).toMatchObject({ kind: 'same', policy: { id: 'p1' } });
    expect(isWorthSending(matchLine(printed, [ON_FILE]))).toBe(false);
  });

  it('is a change when the same period says another amount or end, and names what differs', () => {
    const match = matchLine(stated({ limit_gl_each_occurrence: '2000000', expiration: '2026-11-01' }), [
      ON_FILE,
    ]);

    expect(match).toMatchObject({ kind: 'change', differing: ['Expiration', 'Each occurrence'] });
    expect(matchText(match)).toBe('Changes policy GL-100: Expiration, Each occurrence.');
  });

  it('is a change where the certificate ticks autos that are not on file, and the same where it is silent', () => {
    const auto = onFile({ line: 'auto', limits: {}, autos: ['hired'] });
    const says = (autos: string) => matchLine({ ...policyFormValues(auto), autos }, [auto]);

    expect(says('hired').kind).toBe('same');
    expect(says('').kind).toBe('same');
    expect(says('hired,non_owned')).toMatchObject({ kind: 'change', differing: ['Autos covered'] });
  });

  it('is a renewal by its number in a later period, and by its dates under another number', () => {
    expect(matchLine(stated(NEXT), [ON_FILE]).kind).toBe('renewal');
    expect(matchLine(stated({ ...NEXT, policyNumber: 'GL-200' }), [ON_FILE]).kind).toBe('renewal');
  });

  it('is new under another number when the dates are far apart, for another line, and before what is on file', () => {
    const other = { policyNumber: 'GL-200' };
    expect(matchLine(stated({ ...other, effective: '2027-03-01' }), [ON_FILE]).kind).toBe('new');
    expect(matchLine(stated({ ...NEXT, line: 'auto' }), [ON_FILE]).kind).toBe('new');
    expect(matchLine(stated({ ...other, effective: '2024-12-01' }), [ON_FILE]).kind).toBe('new');
  });

  it('completes a draft and corrects a returned policy of its number and period', () => {
    for (const state of ['draft', 'changes_requested'] as const) {
      const policy = onFile({ state });
      const match = matchLine(stated(), [policy]);
      expect(match).toEqual({ kind: 'correction', policy });
      expect(movesFrom(match)).toEqual({ before: policy, seen: policy });
    }
  });

  it('waits while other values of it are under review', () => {
    const match = matchLine(stated({ insurerName: 'Granite' }), [onFile({ state: 'in_review' }), ON_FILE]);

    expect(match).toMatchObject({ kind: 'waiting', differing: ['Insurer'] });
    expect(isWorthSending(match)).toBe(false);
  });

  it('says nothing before it knows number and first day, and forgets what was withdrawn', () => {
    expect(matchLine(stated({ policyNumber: ' ' }), [ON_FILE]).kind).toBe('unknown');
    expect(matchLine(stated({ effective: '' }), [ON_FILE]).kind).toBe('unknown');
    expect(matchLine(stated(), [onFile({ state: 'withdrawn' }), onFile({ state: 'rejected' })]).kind).toBe(
      'new',
    );
  });

  it('makes a renewal that names the policy before, and a change that neither renews nor keeps the old paper', () => {
    const renewal = movesFrom({ kind: 'renewal', policy: ON_FILE });
    expect(renewal.before).toMatchObject({
      supersedes: 'p1',
      endorsements: { additional_insured: { basis: 'blanket' } },
    });
    expect(renewal.before?.endorsements?.additional_insured?.docId).toBeUndefined();

    const change = movesFrom({ kind: 'change', policy: ON_FILE, differing: [] });
    expect(change.before?.supersedes).toBeUndefined();
    expect(change.before?.certificateDocId).toBeUndefined();
    expect(change.before?.endorsements?.additional_insured?.docId).toBe('pages');
    expect(change.seen).toBeUndefined();
  });
});
