import { buildPolicy } from '@vcms/domain/test-support';
import { describe, expect, it } from 'vitest';
import { comparePolicies, comparisonText } from './policy-comparison.ts';

type Change = Parameters<typeof buildPolicy>[0];

function changes(before: Change, after: Change) {
  const compared = comparePolicies(buildPolicy(before), buildPolicy(after));
  return compared.changes.map((field) => [field.label, field.before, field.after, field.kind]);
}

describe('two versions of a policy', () => {
  it('differ field by field: money as money, dates as dates', () => {
    const found = changes(
      { limits: { gl_each_occurrence: 500_000, gl_med_exp: 5_000 }, expiration: '2026-12-01' },
      {
        limits: { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 },
        naicNo: '12345',
        claimsMade: true,
      },
    );

    expect(found).toEqual([
      ['NAIC number', '', '12345', 'added'],
      ['Expiration', '12/01/2026', '06/01/2027', 'changed'],
      ['Each occurrence', '$500,000', '$1,000,000', 'changed'],
      ['Medical expenses', '$5,000', '', 'removed'],
      ['General aggregate', '', '$2,000,000', 'added'],
      ['Form', 'Occurrence', 'Claims-made', 'changed'],
    ]);
  });

  it('differ in endorsements and their pages, also when only the page is another one', () => {
    const blanket = { basis: 'blanket' } as const;
    const found = changes(
      {
        endorsements: {
          additional_insured: blanket,
          primary_noncontributory: { ...blanket, docId: 'old' },
          waiver_of_subrogation: blanket,
        },
      },
      {
        endorsements: {
          additional_insured: { ...blanket, docId: 'page' },
          primary_noncontributory: { ...blanket, docId: 'new' },
        },
      },
    );

    expect(found).toEqual([
      ['Additional insured', 'Blanket, no page', 'Blanket, page attached', 'changed'],
      ['Waiver of subrogation', 'Blanket, no page', '', 'removed'],
      ['Primary and non-contributory', 'Blanket, page attached', 'Blanket, another page', 'changed'],
    ]);
  });

  it('of two lines name the limits of both', () => {
    const found = changes(
      { line: 'gl', limits: { gl_each_occurrence: 1_000_000 } },
      { line: 'auto', limits: { auto_csl: 1_000_000 }, autos: ['any', 'hired'] },
    );

    expect(found.map(([label, , , kind]) => [label, kind])).toEqual([
      ['Line', 'changed'],
      ['Combined single limit', 'added'],
      ['Autos covered', 'added'],
      ['Each occurrence', 'removed'],
    ]);
  });

  it.each([
    ['c1', 'c1', 'same'],
    ['c1', 'c2', 'changed'],
    [undefined, 'c2', 'added'],
    ['c1', undefined, 'removed'],
    [undefined, undefined, 'same'],
  ])('with certificates %s and %s: %s', (before, after, kind) => {
    const of = (certificateDocId: string | undefined) => buildPolicy({ certificateDocId });

    expect(comparePolicies(of(before), of(after)).certificate).toEqual({ kind, before, after });
  });
});

describe('how much differs', () => {
  it('counts what was changed, added, removed and left', () => {
    const before = buildPolicy({ limits: { gl_each_occurrence: 1, gl_med_exp: 5_000 } });
    const after = buildPolicy({ limits: { gl_each_occurrence: 2 }, naicNo: '12345' });

    expect(comparisonText(comparePolicies(before, after))).toMatch(
      /^1 changed, 1 added, 1 removed, \d+ unchanged\.$/,
    );
  });

  it('says so when nothing does, and not when only the certificate is another one', () => {
    const policy = buildPolicy({ certificateDocId: 'c1' });

    expect(comparisonText(comparePolicies(policy, policy))).toBe('Nothing was changed.');
    const exchanged = comparePolicies(policy, { ...policy, certificateDocId: 'c2' });
    expect(comparisonText(exchanged)).toMatch(/^\d+ unchanged\.$/);
  });
});
