import { buildPolicy } from '@vcms/domain/test-support';
import { describe, expect, it } from 'vitest';
import { comparePolicies } from './policy-comparison.ts';
import { answerFindings, fieldsOfFinding } from './policy-findings.ts';

const fail = (key: string, comment = '') => ({ key, comment, result: 'fail' as const });

describe('a finding', () => {
  it('of a low limit is about the limits that its words name, else about all of the line', () => {
    const named = fieldsOfFinding(fail('limit_low', 'Each occurrence: $500,000 short of $1,000,000.'), 'gl');

    expect(named).toEqual(['gl_each_occurrence']);
    expect(fieldsOfFinding(fail('limit_low', 'Too low.'), 'auto')).toContain('auto_csl');
  });

  it('that nobody knows is about no field', () => {
    expect(fieldsOfFinding(fail('policy'), 'gl')).toEqual([]);
  });
});

describe('the findings of a return', () => {
  const before = buildPolicy({ limits: { gl_each_occurrence: 500_000 }, certificateDocId: 'c1' });
  const after = buildPolicy({
    limits: { gl_each_occurrence: 1_000_000 },
    certificateDocId: 'c2',
    insurerName: 'Granite Mutual',
  });
  const findings = [
    fail('limit_low'),
    fail('wos_missing'),
    fail('unreadable'),
    fail('something'),
    { ...fail('dates'), result: 'pass' as const },
  ];

  it('stand beside what was changed for them', () => {
    const { answers } = answerFindings(findings, comparePolicies(before, after), 'gl');

    expect(answers.map(({ finding, kind, changes }) => [finding.key, kind, changes.length])).toEqual([
      ['limit_low', 'changed', 1],
      ['wos_missing', 'unchanged', 0],
      ['unreadable', 'changed', 0],
      ['something', 'unknown', 0],
    ]);
  });

  it('leave what nobody asked for', () => {
    const { others } = answerFindings(findings, comparePolicies(before, after), 'gl');

    expect(others.map(({ label }) => label)).toEqual(['Insurer']);
  });

  it('about the file are not answered while the certificate is the old one', () => {
    const same = comparePolicies(before, { ...after, certificateDocId: 'c1' });

    expect(answerFindings([fail('unreadable')], same, 'gl').answers[0]).toMatchObject({
      kind: 'unchanged',
      isAboutFile: true,
    });
  });
});
