import { describe, expect, it } from 'vitest';
import { checkedFields } from './checked-fields.ts';
import { judgeCandidate } from './judge-candidate.ts';
import { aPolicy, someRecords, TODAY } from './test-records.ts';

describe('the fields of a policy under review', () => {
  const policy = aPolicy({ limits: { gl_each_occurrence: 500_000 } });
  const clients = judgeCandidate(someRecords(), policy, TODAY)?.clients ?? [];

  it('begin with what falls short, for whom, then with what changed', () => {
    const fields = checkedFields(policy, aPolicy({ policyNumber: 'GL-50' }), clients);
    const [first] = fields;
    const failing = fields.filter(({ problems }) => problems.length > 0);
    const changed = fields.filter(({ problems, isChanged }) => problems.length === 0 && isChanged);

    expect(first?.problems.length).toBeGreaterThan(0);
    expect(fields.slice(0, failing.length)).toEqual(failing);
    expect(fields.slice(failing.length, failing.length + changed.length)).toEqual(changed);
    expect(failing.find(({ key }) => key === 'gl_each_occurrence')?.problems[0]?.text).toBe(
      '$500,000 short of $1,000,000',
    );
    expect(changed.map(({ label }) => label)).toEqual(['Policy number']);
  });

  it('hold a required endorsement that nobody typed', () => {
    const page = checkedFields(policy, undefined, clients).find(({ key }) => key === 'additional_insured');
    expect(page?.now).toBe('');
    expect(page?.problems.map(({ clients: names }) => names)).toEqual(['Yarrow']);
  });

  it('stand in the order of the certificate where nothing is required', () => {
    expect(checkedFields(policy, undefined, []).map(({ key }) => key)[0]).toBe('line');
  });
});
