import type { Policy } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import {
  checkPolicyForm,
  parseAmount,
  policyContent,
  policyFormValues,
  policyWarnings,
  renewalOf,
} from './policy-form-values.ts';

const POLICY: Policy = {
  id: 'p1',
  line: 'auto',
  insurerName: 'Prairie Mutual',
  policyNumber: 'AU-1002',
  effective: '2026-01-01',
  expiration: '2027-01-01',
  limits: { auto_csl: 1_000_000 },
  claimsMade: false,
  autos: ['hired'],
  endorsements: { additional_insured: { basis: 'blanket' } },
  namedInsured: 'Acme Roofing',
  producer: { name: 'Lakeside Brokers', phone: '+13125550100' },
  state: 'accepted',
  version: 2,
  submittedOn: '2025-12-20',
};
const VALUES = policyFormValues(POLICY);

describe('the form of a policy', () => {
  it('gives back the record it was filled from', () => {
    const { id: _id, state: _state, version: _version, submittedOn: _submittedOn, ...content } = POLICY;

    expect(policyContent(VALUES, POLICY)).toEqual(content);
    expect(checkPolicyForm(VALUES)).toEqual({});
  });

  it('says what a general aggregate applies to, and nothing of the kind for other lines', () => {
    const values = policyFormValues({ ...POLICY, line: 'gl', limits: {}, aggregatePer: 'project' });

    expect(values.aggregatePer).toBe('project');
    expect(policyContent(values).aggregatePer).toBe('project');
    expect(policyContent({ ...values, aggregatePer: '' }).aggregatePer).toBeUndefined();
    expect(policyContent({ ...values, line: 'auto' }).aggregatePer).toBeUndefined();
  });

  it('says which autos are covered, and nothing of the kind for other lines', () => {
    expect(VALUES.autos).toBe('hired');
    expect(policyContent({ ...VALUES, autos: 'hired,non_owned' }, POLICY).autos).toEqual([
      'hired',
      'non_owned',
    ]);
    expect(policyContent({ ...VALUES, autos: '' }, POLICY).autos).toEqual([]);
    expect(policyContent({ ...VALUES, line: 'gl', limits: {} } as never, POLICY).autos).toEqual([]);
  });

  it.each([
    ['1,000,000', 1_000_000],
    ['$2 000 000', 2_000_000],
    ['', undefined],
    ['1.5', Number.NaN],
    ['-5', Number.NaN],
  ])('reads the amount %j as %j', (text, amount) => {
    expect(parseAmount(text)).toEqual(amount);
  });

  it('says what is wrong beside its field', () => {
    const wrong = {
      ...VALUES,
      insurerName: ' ',
      expiration: VALUES.effective,
      limit_auto_csl: 'a million',
      naicNo: '12',
      producerPhone: '55',
    };

    expect(Object.keys(checkPolicyForm(wrong)).sort()).toEqual([
      'insurerName',
      'limit_auto_csl',
      'naicNo',
      'producerPhone',
    ]);
    expect(checkPolicyForm({ ...VALUES, expiration: VALUES.effective })).toEqual({
      expiration: 'Expiration must be after the effective date.',
    });
  });

  it('keeps limits of another line out when the line changes', () => {
    expect(policyContent({ ...VALUES, line: 'pollution' }).limits).toEqual({});
  });

  it('moves a renewal on by a year, without number and certificate', () => {
    const renewal = renewalOf({ ...POLICY, certificateDocId: 'd1' });

    expect(renewal).toMatchObject({ effective: '2027-01-01', expiration: '2028-01-01', supersedes: 'p1' });
    expect(policyFormValues(renewal).policyNumber).toBe('');
    expect(policyContent(policyFormValues(renewal), renewal).certificateDocId).toBeUndefined();
  });

  it.each([
    [
      'one on file already',
      VALUES,
      '2026-11-21',
      ['A policy with this number and period is already on file.'],
    ],
    [
      'one that has ended',
      { ...VALUES, policyNumber: 'X-1' },
      '2027-01-01',
      [expect.stringContaining('already ended')],
    ],
    [
      'half a year',
      { ...VALUES, policyNumber: 'X-1', expiration: '2026-12-31' },
      '2026-01-02',
      [expect.stringContaining('12 months')],
    ],
  ])('warns of %s', (_case, values, today, warnings) => {
    expect(policyWarnings(values, [POLICY], today)).toEqual(warnings);
  });
});

describe('the pages of endorsements', () => {
  const paged = {
    ...POLICY,
    endorsements: { additional_insured: { basis: 'blanket' as const, docId: 'pages-1' } },
  };

  it('are one file for all of them; one that is added later needs a new file', () => {
    const values = { ...policyFormValues(paged), endorsement_waiver_of_subrogation: 'blanket' as const };

    expect(policyContent(values, paged).endorsements).toEqual({
      additional_insured: { basis: 'blanket', docId: 'pages-1' },
      waiver_of_subrogation: { basis: 'blanket' },
    });
    expect(policyContent(values, paged, 'pages-2').endorsements).toEqual({
      additional_insured: { basis: 'blanket', docId: 'pages-2' },
      waiver_of_subrogation: { basis: 'blanket', docId: 'pages-2' },
    });
  });

  it('of a policy that ends are none of its renewal', () => {
    expect(renewalOf(paged).endorsements).toEqual({ additional_insured: { basis: 'blanket' } });
  });
});
