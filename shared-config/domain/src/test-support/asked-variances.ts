import fc from 'fast-check';
import { buildVariance, CLIENT, CONTRACTOR } from './builders.ts';
import { day } from './contractor-fields.ts';
import type { Move } from './move.ts';

const asked: fc.Arbitrary<Move> = fc
  .record({
    key: fc.constantFrom(
      'insurance',
      'insurance.gl',
      'osha',
      'emr',
      'emr.latest',
      'questionnaire',
      'document.w9',
    ),
    from: day(-400, 30),
    to: day(30, 400),
    clientId: fc.constantFrom(CLIENT, CLIENT, 'another'),
    contractorId: fc.constantFrom(CONTRACTOR, CONTRACTOR, 'another'),
  })
  .map((fields) => (input) => ({
    ...input,
    variances: [...input.variances, buildVariance({ ...fields, id: 'asked', state: 'requested' })],
  }));

/** A variance that somebody asks for: whoever it is and whatever it names, it is nothing before the client approved it. */
export const ASKED_VARIANCES = ['clientId', 'contractorId', 'key', 'from', 'to', 'state'].map(
  (field) => [`variances[].${field}`, asked] as const,
);

/** A contractor accepts, submits, declines and ends; approved it is by the other side. */
export const MOVED_ENGAGEMENT: fc.Arbitrary<Move> = fc
  .constantFrom('in_progress', 'submitted', 'declined', 'ended')
  .map((engagementState) => (input) => ({ ...input, engagementState }));
