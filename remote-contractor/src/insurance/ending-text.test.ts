import {
  addDays,
  DEFAULT_REQUIREMENTS,
  evaluateOn,
  NO_EVIDENCE,
  type Policy,
  type RequirementSet,
  type Review,
  reasonText,
} from '@vcms/domain';
import { expect, it } from 'vitest';
import { endingText } from './ending-text.ts';

const ENDS = '2026-12-01';
const POLICY: Policy = {
  ...{ id: 'p1', contractorId: 'a', line: 'auto', insurerName: 'Granite Mutual', policyNumber: 'BA-1' },
  ...{
    effective: '2025-12-01',
    expiration: ENDS,
    limits: {},
    claimsMade: false,
    autos: [],
    endorsements: {},
  },
  ...{ namedInsured: 'Acme', producer: { name: 'Oak Street Risk' } },
  ...{ state: 'accepted', version: 1, submittedOn: '2025-12-01' },
};
const REVIEW = {
  ...{
    id: 'r1',
    subjectType: 'policy',
    subjectId: 'p1',
    subjectVersion: 1,
    contractorId: 'a',
    scope: 'firm',
  },
  ...{ decision: 'accepted', decidedAt: new Date('2025-12-02'), findings: [], publicComment: '' },
} as unknown as Review;
const SET: RequirementSet = {
  ...DEFAULT_REQUIREMENTS,
  ...{ clientId: 'x', n: 1, effectiveFrom: '2025-01-01', status: 'published', changeNote: 'First version' },
  insurance: { auto: { required: true, limits: {}, endorsements: [], warnDays: 30 } },
};

/** What the demand below the card says of the same policy. */
function judged(asOf: string): string {
  const { items } = evaluateOn({
    asOf,
    contractor: { id: 'a', name: 'Acme', naicsPrimary: '', operatingSince: '', trades: [], riskLevel: 'low' },
    ...{ requirementSet: [SET], overrides: [], variances: [], reviews: [REVIEW] },
    evidence: { ...NO_EVIDENCE, policies: [POLICY] },
    ...{ engagementState: 'approved' as const, benchmarks: [] },
  });
  const coverage = items.find(({ key }) => key === 'insurance.auto.coverage');
  const [reason = ''] = coverage?.reasons ?? [];
  return coverage === undefined ? '' : reasonText(coverage, reason);
}

it('never says that a policy ends today beside that it has ended', () => {
  expect(
    [-1, 0, 1].map((days) => addDays(ENDS, days)).map((day) => [endingText(POLICY, day), judged(day)]),
  ).toEqual([
    ['Ends on 12/01/2026, in 1 day', 'Ends in 1 day'],
    ['Ended on 12/01/2026', 'Ended on 12/01/2026'],
    ['Ended on 12/01/2026', 'Ended on 12/01/2026'],
  ]);
});
