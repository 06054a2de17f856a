import { describe, expect, it } from 'vitest';
import { endorsementRows } from './endorsement-rows.ts';
import { isMet, judgeCandidate, leafTitle } from './judge-candidate.ts';
import { aPolicy, glDemands, someRecords, TODAY } from './test-records.ts';

function verdicts(...input: Parameters<typeof judgeCandidate>) {
  return judgeCandidate(...input)?.clients.map(({ clientName, items }) => [
    clientName,
    items.filter((item) => !isMet(item)).map(leafTitle),
  ]);
}

describe('a policy judged as if it were accepted', () => {
  it('meets one client and misses another', () => {
    expect(verdicts(someRecords(), aPolicy(), TODAY)).toEqual([
      ['Xenon', []],
      ['Yarrow', ['Each occurrence', 'Additional insured']],
    ]);
  });

  it('is not helped by another policy of its line, nor hurt by an earlier return', () => {
    const better = aPolicy({ id: 'p0', state: 'accepted', limits: { gl_each_occurrence: 5_000_000 } });

    expect(verdicts(someRecords({ policies: [better, aPolicy()] }), aPolicy(), TODAY)?.[1]).toEqual([
      'Yarrow',
      ['Each occurrence', 'Additional insured'],
    ]);
  });

  it('counts for a client that reviews for itself', () => {
    const own = glDemands('x', { limits: { gl_each_occurrence: 1_000_000 } });
    const records = someRecords({
      requirementSets: [{ ...own, policy: { ...own.policy, selfReview: true } }],
    });

    expect(verdicts(records, aPolicy(), TODAY)).toEqual([['Xenon', []]]);
  });

  it('is looked at on its first day when it has not begun', () => {
    const next = aPolicy({ effective: '2027-01-01', expiration: '2028-01-01' });

    expect(verdicts(someRecords(), next, TODAY)?.[0]).toEqual(['Xenon', []]);
  });
});

describe('the checklist of endorsement pages', () => {
  it('tells the tick from the page, and who asks', () => {
    const policy = aPolicy({
      endorsements: {
        additional_insured: { basis: 'blanket' },
        notice_of_cancellation: { basis: 'scheduled', docId: 'd1' },
      },
    });
    const rows = endorsementRows(policy, judgeCandidate(someRecords(), policy, TODAY), []);

    expect(rows).toEqual([
      {
        name: 'additional_insured',
        basis: 'blanket',
        pageId: undefined,
        pageIds: [],
        askedBy: ['Yarrow'],
        scheduledFor: [],
      },
      {
        name: 'notice_of_cancellation',
        basis: 'scheduled',
        pageId: 'd1',
        pageIds: ['d1'],
        askedBy: [],
        scheduledFor: [],
      },
    ]);
  });

  it('names the client for whom one is scheduled', () => {
    const holder = { policyId: 'p1', clientId: 'y', scheduled: ['additional_insured' as const], docIds: [] };
    const overview = judgeCandidate(someRecords(), aPolicy(), TODAY);

    expect(endorsementRows(aPolicy(), overview, [holder])[0]?.scheduledFor).toEqual(['Yarrow']);
  });
});
