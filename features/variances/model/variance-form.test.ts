import { describe, expect, it } from 'vitest';
import { checkVarianceApproval, checkVarianceRequest, reasonProblem } from './variance-form.ts';

const TODAY = '2026-11-20';
const REASON = 'The renewal is delayed at the carrier.';
const GOOD = { key: 'insurance.auto', reason: REASON, mitigation: '', from: TODAY, to: '2026-12-20' };
const rules = { today: TODAY, maxDays: 30 };

describe('a request', () => {
  it('passes at the longest term, and says how long that is a day later', () => {
    expect(checkVarianceRequest(GOOD, rules)).toEqual({});
    expect(checkVarianceRequest({ ...GOOD, to: '2026-12-21' }, rules)).toEqual({
      to: 'The end date may be at most 30 days away.',
    });
  });

  it('wants a reason, an item and dates in order', () => {
    const empty = {
      key: '',
      reason: ' short ',
      mitigation: 'too short',
      from: '2026-11-19',
      to: '2026-11-18',
    };
    expect(checkVarianceRequest(empty, rules)).toEqual({
      key: 'Enter what the variance is about.',
      reason: 'Give a reason of at least 20 characters.',
      mitigation: 'Mitigation must be 20-2000 characters.',
      from: 'Choose a date from today on.',
      to: 'The end must not be before the start.',
    });
    expect(checkVarianceRequest({ ...GOOD, from: '', to: '' }, rules)).toEqual({
      from: 'Enter a date as mm/dd/yyyy.',
      to: 'Enter a date as mm/dd/yyyy.',
    });
  });

  it('asks what is done about the risk where the law counts injuries', () => {
    expect(checkVarianceRequest({ ...GOOD, key: 'osha.trir' }, rules)).toEqual({
      mitigation: 'Enter what is done about the risk.',
    });
  });
});

describe('an approval', () => {
  const asked = { from: TODAY, to: '2026-12-20' };

  it('may shorten the term, never lengthen it', () => {
    expect(checkVarianceApproval({ from: '2026-11-25', to: '2026-12-01', conditions: '' }, asked)).toEqual(
      {},
    );
    expect(checkVarianceApproval({ from: '2026-11-19', to: '2026-12-21', conditions: '' }, asked)).toEqual({
      from: 'The request starts on a later day.',
      to: 'The request ends on an earlier day.',
    });
  });

  it('bounds the conditions', () => {
    const found = checkVarianceApproval({ ...asked, conditions: 'x'.repeat(1001) }, asked);
    expect(found).toEqual({ conditions: 'Conditions must be 0-1000 characters.' });
  });
});

it('bounds a reason on both sides', () => {
  expect(reasonProblem('x'.repeat(20))).toBeUndefined();
  expect(reasonProblem('x'.repeat(2001))).toBe('Reason must be 20-2000 characters.');
});
