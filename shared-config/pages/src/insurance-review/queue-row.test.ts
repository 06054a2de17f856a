import type { WaitingPolicy } from '@vcms/data';
import { describe, expect, it } from 'vitest';
import { nextInList } from './next-in-queue.ts';
import { ownQueue, statesOf } from './own-queue.ts';
import { ageText, minutesWaited, queueRow } from './queue-row.ts';
import { anEngagement, aPolicy, TODAY } from './test-records.ts';

function waiting(id: string, change: Parameters<typeof aPolicy>[0] = {}): WaitingPolicy {
  const policy = aPolicy({ id, ...change });
  return {
    id: `companies/k1/policies/${id}`,
    contractorId: 'k1',
    policy,
    submittedOn: policy.submittedOn ?? '',
  };
}

const ENGAGEMENTS = [anEngagement('y', 'Yarrow'), anEngagement('x', 'Xenon')];

describe('a row of the queue', () => {
  it('names the contractor and its clients, and the day of the promise', () => {
    expect(queueRow(waiting('p1'), ENGAGEMENTS, TODAY)).toMatchObject({
      contractorName: 'Acme Roofing LLC',
      clients: ['Xenon', 'Yarrow'],
      age: 7,
      promisedOn: '2026-11-18',
      isOverdue: true,
    });
  });

  it('is in time on the day of the promise', () => {
    expect(queueRow(waiting('p1'), [], '2026-11-18').isOverdue).toBe(false);
  });

  it.each([
    [0, 'Today'],
    [1, '1 day'],
    [12, '12 days'],
  ])('%i days are %s', (days, words) => {
    expect(ageText(days)).toBe(words);
  });

  it('counts minutes from the day of the hand-in', () => {
    expect(minutesWaited({ submittedOn: '2026-11-19' }, new Date('2026-11-20T01:30:00Z'))).toBe(1_530);
    expect(minutesWaited({ submittedOn: '2026-11-21' }, new Date('2026-11-20T23:00:00Z'))).toBe(0);
  });
});

describe('the queue of a client', () => {
  const decided = {
    subjectType: 'policy' as const,
    subjectId: 'p2',
    subjectVersion: 1,
    record: { companyId: 'k1' },
  };
  const idsOf = (policies: readonly WaitingPolicy[], reviews: Parameters<typeof ownQueue>[2] = []) =>
    ownQueue(policies, ENGAGEMENTS, reviews, TODAY).map(({ policy }) => policy.id);

  it('runs from the oldest to the newest', () => {
    expect(idsOf([waiting('p1'), waiting('p2', { submittedOn: '2026-11-01' })])).toEqual(['p2', 'p1']);
  });

  it('leaves out what the client decided in this version, and only that', () => {
    expect(idsOf([waiting('p1'), waiting('p2')], [decided])).toEqual(['p1']);
    expect(idsOf([waiting('p2', { version: 2 })], [decided])).toEqual(['p2']);
    expect(idsOf([waiting('p2')], [{ ...decided, record: { companyId: 'k2' } }])).toEqual(['p2']);
  });

  it('has what the firm accepted only with an own review, and only while it covers', () => {
    expect(statesOf(false)).not.toContain('accepted');
    expect(statesOf(true)).toContain('accepted');
    expect(idsOf([waiting('p1', { state: 'accepted', expiration: TODAY })])).toEqual([]);
  });
});

describe('the next policy of a list', () => {
  const rows = ['p1', 'p2', 'p3'].map((id) => waiting(id));
  const after = (id: string) => nextInList(rows, `companies/k1/policies/${id}`)?.policyId;

  it.each([
    ['p1', 'p2'],
    ['p3', 'p1'],
    ['gone', 'p1'],
  ])('after %s is %s', (left, next) => {
    expect(after(left)).toBe(next);
  });

  it('is none when nothing else waits', () => {
    expect(nextInList([waiting('p1')], 'companies/k1/policies/p1')).toBeUndefined();
  });
});
