import type { AutoDemand, Policy, RequirementSet } from '@vcms/domain';
import { returnText, storedFindings } from '@vcms/kits/review';
import { describe, expect, it } from 'vitest';
import { judgeCandidate, leafTitle, type StoredPolicy } from '../review/judge-candidate.ts';
import { aPolicy, glDemands, someRecords, TODAY } from '../review/test-records.ts';
import { FINDING_KEYS, POLICY_BOOK, suggestedFindings } from './findings.ts';

function suggested(policy: StoredPolicy, records = someRecords()) {
  const overview = judgeCandidate(records, policy, TODAY);
  return suggestedFindings({
    policy,
    overview,
    companyName: records.company.name,
    today: TODAY,
    titleOf: leafTitle,
  });
}

describe('the findings that the numbers tell', () => {
  it('name the largest gap of a limit and the missing endorsement, and no client', () => {
    const found = suggested(aPolicy({ limits: { gl_each_occurrence: 500_000 } }));

    expect(found).toEqual([
      { key: 'limit_low', comment: 'Each occurrence: $1,500,000 short of $2,000,000.' },
      { key: 'ai_page_missing', comment: '' },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Xenon|Yarrow/);
  });

  it('compare names without case, punctuation and legal form', () => {
    const good = { limits: { gl_each_occurrence: 2_000_000 } };
    const fits = someRecords({ requirementSets: [glDemands('x')] });

    expect(suggested(aPolicy({ ...good, namedInsured: 'ACME ROOFING, L.L.C.' }), fits)).toEqual([]);
    expect(suggested(aPolicy({ ...good, namedInsured: 'Acme Towing' }), fits)).toEqual([
      { key: 'name_differs', comment: 'The certificate names Acme Towing; you are Acme Roofing LLC.' },
    ]);
  });

  it('name all autos that are not covered, once for several clients', () => {
    const asking = (clientId: string, autos: readonly AutoDemand[]): RequirementSet => ({
      ...glDemands(clientId),
      insurance: { auto: { required: true, limits: {}, endorsements: [], warnDays: 30, autos: [...autos] } },
    });
    const records = someRecords({ requirementSets: [asking('x', ['hired']), asking('y', ['non_owned'])] });
    const auto = (autos: Policy['autos']) => aPolicy({ line: 'auto', limits: {}, autos });

    expect(suggested(auto(['scheduled']), records)).toEqual([
      { key: 'autos', comment: 'Not covered: Hired and non-owned autos.' },
    ]);
    expect(suggested(auto(['any']), records)).toEqual([]);
  });

  it('name an aggregate that does not apply per project, and a rating that nobody gave for what it is', () => {
    const asked = { aggregatePer: 'project', minBest: 'A- VII' } as const;
    const records = someRecords({ requirementSets: [glDemands('x', asked)] });

    expect(suggested(aPolicy(), records)).toEqual([
      { key: 'aggregate', comment: '' },
      { key: 'insurer_rating', comment: "The insurer's A.M. Best rating is not given. Add it." },
    ]);
    expect(suggested(aPolicy({ aggregatePer: 'project', amBest: 'B+ V' }), records)).toEqual([
      { key: 'insurer_rating', comment: '' },
    ]);
  });

  it('tell that a policy has ended', () => {
    const ended = aPolicy({ effective: '2025-11-20', expiration: TODAY });

    expect(suggested(ended).find(({ key }) => key === 'dates')?.comment).toBe(
      'The policy ended on 11/20/2026.',
    );
  });
});

describe('the message to the contractor', () => {
  it('lists the findings in words, the usual sentence where nothing was added', () => {
    expect(
      returnText(POLICY_BOOK, 'Automobile liability, no. AU-1', [
        { key: 'wos_missing', comment: '' },
        { key: 'limit_low', comment: ' Combined single limit: $1 short. ' },
      ]),
    ).toBe(
      'Please correct Automobile liability, no. AU-1:\n1. The waiver of subrogation is not shown.\n' +
        '2. Combined single limit: $1 short.\nThen submit it again on your Insurance page.',
    );
  });

  it('is empty without a finding', () => {
    expect(returnText(POLICY_BOOK, 'Anything', [])).toBe('');
  });
});

it('every reason of the list has a sentence that a review can store', () => {
  const stored = storedFindings(
    POLICY_BOOK,
    FINDING_KEYS.map((key) => ({ key, comment: '' })),
  );

  expect(stored.map(({ key }) => key)).toEqual([...FINDING_KEYS]);
  expect(stored.every(({ comment }) => comment.length >= 10 && comment.endsWith('.'))).toBe(true);
});
