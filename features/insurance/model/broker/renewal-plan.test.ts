import type { Policy } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import {
  endingPolicy,
  isAsked,
  isSameBroker,
  type KnownRequest,
  type PlannedPolicy,
  reminderDue,
  renewalBegins,
  renewalStep,
} from './renewal-plan.ts';

function policy(id: string, expiration: string, state: Policy['state'] = 'accepted'): PlannedPolicy {
  return { id, line: 'gl', state, expiration, policyNumber: id, producer: { name: 'Oak Street Risk' } };
}

const OLD = policy('old', '2026-12-31');

describe('the policy whose end leaves a line without cover', () => {
  it('is the accepted one that ends last', () => {
    expect(endingPolicy([policy('older', '2025-12-31'), OLD, { ...OLD, line: 'auto' }], 'gl')).toBe(OLD);
    expect(endingPolicy([policy('waits', '2026-12-31', 'submitted')], 'gl')).toBeUndefined();
  });

  it.each(['draft', 'submitted', 'in_review', 'changes_requested'] as const)(
    'is none while a renewal is %s',
    (state) => {
      expect(endingPolicy([OLD, policy('next', '2027-12-31', state)], 'gl')).toBeUndefined();
    },
  );

  it.each(['withdrawn', 'rejected', 'cancelled'] as const)('stays although another one was %s', (state) => {
    expect(endingPolicy([OLD, policy('next', '2027-12-31', state)], 'gl')).toBe(OLD);
  });
});

it('a consent reaches the policy it was given with, and later ones of the same broker', () => {
  const consent = { policyId: 'old', producerName: 'Oak Street Risk' };
  const next = policy('next', '2027-12-31');

  expect(isSameBroker(consent, { ...OLD, producer: { name: 'Corrected Ltd' } })).toBe(true);
  expect(isSameBroker(consent, { ...next, producer: { name: ' OAK street  risk' } })).toBe(true);
  expect(isSameBroker(consent, { ...next, producer: { name: 'Two Rivers Agency' } })).toBe(false);
});

it('letters are for 60, 30 and 14 days before the end, and none for an end that has come', () => {
  const steps = ['2026-10-31', '2026-11-01', '2026-12-01', '2026-12-17', '2026-12-30', '2026-12-31'];

  expect(steps.map((today) => renewalStep(today, '2026-12-31'))).toEqual([
    undefined,
    60,
    30,
    14,
    14,
    undefined,
  ]);
  expect(renewalBegins('2026-12-31')).toBe('2026-11-01');
});

const RENEWAL = { endsOn: '2027-01-01', step: 60 } as const;
const REQUEST: KnownRequest = {
  state: 'sent',
  asks: [{ line: 'gl' }],
  // Made on 2 November.
  expiresOn: '2026-12-02',
  renewal: RENEWAL,
};

describe('a broker', () => {
  it('is not asked for a line that an open request is about, nor twice for one end', () => {
    expect(isAsked([REQUEST], 'gl', '2027-05-01')).toBe(true);
    expect(isAsked([REQUEST], 'auto', '2027-01-01')).toBe(false);
    for (const state of ['received', 'expired', 'revoked'] as const) {
      expect(isAsked([{ ...REQUEST, state }], 'gl', '2027-01-01')).toBe(true);
      expect(isAsked([{ ...REQUEST, state }], 'gl', '2028-01-01')).toBe(false);
      expect(isAsked([{ ...REQUEST, state, renewal: undefined }], 'gl', '2027-01-01')).toBe(false);
    }
    const answered = { ...REQUEST, state: 'received', renewal: undefined } as const;
    const at = (day: string) => ({ ...answered, receivedAt: new Date(`${day}T12:00:00Z`) });
    expect(isAsked([at('2026-11-02')], 'gl', '2027-01-01')).toBe(true);
    expect(isAsked([at('2026-11-01')], 'gl', '2027-01-01')).toBe(false);
  });

  it('is reminded at 30 and at 14 days, also by a night that was missed and after the link ended', () => {
    expect(reminderDue(REQUEST, '2026-12-01')).toBeUndefined();
    expect(reminderDue(REQUEST, '2026-12-02')).toBe(30);
    expect(reminderDue({ ...REQUEST, state: 'expired' }, '2026-12-05')).toBe(30);
    const reminded = {
      ...REQUEST,
      expiresOn: '2027-01-01',
      renewal: { ...RENEWAL, step: 30 },
    } as const;
    expect(reminderDue(reminded, '2026-12-17')).toBeUndefined();
    expect(reminderDue(reminded, '2026-12-18')).toBe(14);
    expect(reminderDue({ ...reminded, renewal: { ...RENEWAL, step: 14 } }, '2026-12-25')).toBeUndefined();
  });

  it('has a week for an answer, and is left alone once it answered, was let off or refuses mail', () => {
    const late = { ...REQUEST, expiresOn: '2027-01-01' };
    expect(reminderDue(late, '2026-12-08')).toBeUndefined();
    expect(reminderDue(late, '2026-12-09')).toBe(30);
    for (const change of [
      { state: 'received' },
      { state: 'revoked' },
      { delivery: { state: 'failed', reason: '550 No such mailbox' } },
      { renewal: undefined },
    ] as const)
      expect(reminderDue({ ...REQUEST, ...change }, '2026-12-05')).toBeUndefined();
  });
});
