import type { ReviewTask } from '@vcms/domain';
import type { Firestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { decidedTasks, noteDecided } from './decided-tasks.ts';
import { ageText, isOpenTask, minutesWaited, queueRow } from './queue-row.ts';
import { workerText } from './queue-state.tsx';

const TODAY = '2026-11-20';

function task(change: Partial<ReviewTask> = {}): ReviewTask {
  return {
    id: 'firm_policy_k1_p1',
    scope: 'firm',
    subjectType: 'policy',
    subjectId: 'p1',
    contractorId: 'k1',
    contractorName: 'Acme Roofing LLC',
    clients: ['Xenon', 'Yarrow'],
    state: 'submitted',
    version: 1,
    submittedOn: '2026-11-13',
    line: 'gl',
    policyNumber: 'GL-100',
    ...change,
  };
}

describe('a row of the queue', () => {
  it('says its age and the day of the promise', () => {
    expect(queueRow(task({ version: 3 }), TODAY)).toMatchObject({
      contractorName: 'Acme Roofing LLC',
      age: 7,
      promisedOn: '2026-11-18',
      isOverdue: true,
    });
  });

  it('is in time on the day of the promise', () => {
    expect(queueRow(task(), '2026-11-18').isOverdue).toBe(false);
  });

  it.each([
    [0, 'Today'],
    [1, '1 day'],
    [12, '12 days'],
  ])('%i days are %s', (days, words) => {
    expect(ageText(days)).toBe(words);
  });

  it('counts minutes from the day of the submission', () => {
    expect(minutesWaited({ submittedOn: '2026-11-19' }, new Date('2026-11-20T01:30:00Z'))).toBe(1_530);
    expect(minutesWaited({ submittedOn: '2026-11-21' }, new Date('2026-11-20T23:00:00Z'))).toBe(0);
  });
});

describe('what is left to decide', () => {
  it('is what was not decided in this version in this tab', () => {
    const connection = {} as Firestore;
    noteDecided(connection, 'firm_policy_k1_p1', 1);

    const isOpen = (change: Partial<ReviewTask>) => isOpenTask(task(change), decidedTasks(connection), TODAY);
    expect(isOpen({})).toBe(false);
    expect(isOpen({ version: 2 })).toBe(true);
    expect(isOpen({ id: 'x_policy_k1_p1' })).toBe(true);
    expect(isOpenTask(task(), decidedTasks({} as Firestore), TODAY)).toBe(true);
    // A certificate that came after the decision on the policy.
    expect(isOpen({ certificatesFor: ['Xenon'] })).toBe(true);
  });

  it('is of accepted policies only what still covers', () => {
    expect(isOpenTask(task({ endsOn: TODAY }), new Map(), TODAY)).toBe(false);
    expect(isOpenTask(task({ endsOn: '2026-11-21' }), new Map(), TODAY)).toBe(true);
  });
});

describe('who is at work', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  const lock = { holderUid: 'u-sid', holderName: 'Sid Second', until: new Date('2026-11-20T15:10:00Z') };
  const old = { ...lock, until: now };

  it.each([
    ['the one who took it', { state: 'in_review', lock }, 'u-casey', 'by Sid Second'],
    ['oneself', { state: 'in_review', lock }, 'u-sid', 'by you'],
    ['nobody once the lock ran out', { state: 'in_review', lock: old }, 'u-casey', 'Unassigned'],
    ['not told of what nobody took', { state: 'submitted', lock: undefined }, 'u-casey', undefined],
  ] as const)('is %s', (_who, row, uid, words) => {
    expect(workerText(row, 'firm', uid, now)).toBe(words);
  });

  it('is the own colleague for a client, never the firm', () => {
    expect(workerText({ state: 'submitted', lock }, 'client', 'u-casey', now)).toBe('by Sid Second');
    expect(workerText({ state: 'in_review', lock: undefined }, 'client', 'u-casey', now)).toBeUndefined();
  });
});
