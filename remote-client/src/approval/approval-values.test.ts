import { describe, expect, it } from 'vitest';
import { approvalProblems, firstValues, termsOfApproval } from './approval-values.ts';

const RULES = { today: '2026-11-20', varianceMaxDays: 60 };
const REASON = 'The renewal is with the broker.';
const values = firstValues(
  [
    { key: 'osha.trir', status: 'non_compliant' },
    { key: 'insurance.gl.coverage', status: 'pending_review' },
  ],
  RULES,
);
const [gap] = values.gaps;
if (gap === undefined) throw new Error('No gap');

describe('an approval', () => {
  it('has a variance ready for each gap, no longer than the client allows', () => {
    expect(values.gaps).toEqual([
      { key: 'osha.trir', isGranted: false, reason: '', mitigation: '', to: '2027-01-19' },
    ]);
  });

  it('asks for a reason while a gap is left, and for what is done about the risk where one is granted', () => {
    expect(approvalProblems(values, RULES)?.reason).toBe('Give a reason of at least 20 characters.');
    const granted = { ...values, gaps: [{ ...gap, isGranted: true, reason: REASON }] };
    expect(approvalProblems(granted, RULES)).toEqual({
      gaps: { 'osha.trir': 'Say in at least 20 characters what is done about the risk.' },
    });
    const complete = { ...values, gaps: [{ ...gap, isGranted: true, reason: REASON, mitigation: REASON }] };
    expect(approvalProblems(complete, RULES)).toBeUndefined();
    expect(termsOfApproval(complete)).toEqual({
      variances: [{ key: 'osha.trir', reason: REASON, mitigation: REASON, to: '2027-01-19' }],
    });
  });

  it('keeps its dates within what is possible', () => {
    const late = { ...gap, isGranted: true, reason: REASON, mitigation: REASON, to: '2027-02-01' };
    expect(approvalProblems({ ...values, endOn: '2026-11-19', gaps: [late] }, RULES)).toEqual({
      endOn: 'Choose a date from today on, or leave it empty.',
      gaps: { 'osha.trir': 'The end date may be at most 60 days away.' },
    });
  });

  it('of a suspended company needs a reason: nothing can be granted for it', () => {
    const suspended = firstValues([{ key: 'company', status: 'non_compliant' }], RULES);
    expect(suspended.gaps).toEqual([]);
    expect(approvalProblems(suspended, RULES)?.reason).toBeDefined();
  });
});
