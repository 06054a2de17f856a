import { DEFAULT_REQUIREMENTS, type RequirementSet, raisesStaffDocs } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { staffPart } from './staff-demands.ts';

const PART = staffPart([
  { id: 'osha-10', name: 'OSHA 10' },
  { id: 'first-aid', name: 'First aid' },
]);
const FRAME = { effectiveFrom: '2026-12-20', changeNote: 'Fit tests' };
const BEFORE: Omit<RequirementSet, 'clientId' | 'n' | 'status' | 'effectiveFrom' | 'changeNote'> = {
  ...DEFAULT_REQUIREMENTS,
  staffDocs: [{ typeId: 'first-aid', when: { jobRoles: ['Welder'] }, required: true }],
};

type StaffDocs = RequirementSet['staffDocs'];

const CASES: readonly (readonly [string, StaffDocs, string, boolean])[] = [
  ['everybody instead of one role', [{ typeId: 'first-aid', when: 'all', required: true }], 'raised', true],
  ['another role', [{ typeId: 'first-aid', when: { jobRoles: ['Driver'] }, required: true }], 'raised', true],
  [
    'recommending it only',
    [{ typeId: 'first-aid', when: { jobRoles: ['Welder'] }, required: false }],
    'lowered',
    false,
  ],
  ['dropping it', [], 'lowered', false],
];

describe('the staff documents of a version', () => {
  it('come back from the form as they were read', () => {
    expect(PART.demands(PART.read(BEFORE, FRAME))).toEqual({ staffDocs: BEFORE.staffDocs });
  });

  it.each(CASES)('say of %s whether it requires more', (_name, staffDocs, direction, raises) => {
    const after = { ...BEFORE, staffDocs };

    expect(PART.changes(BEFORE, after).map((change) => change.direction)).toEqual([direction]);
    expect(raisesStaffDocs(BEFORE, after)).toBe(raises);
  });

  it('count over all contractors who lacks what today', () => {
    const row = (assigned: number, lacking: Readonly<Record<string, number>>) =>
      ({ people: { assigned, lacking } }) as never;

    expect(PART.impactNotes?.([row(6, { 'osha-10': 4 }), row(2, { 'osha-10': 1, 'first-aid': 1 })])).toEqual([
      'OSHA 10: 5 of 8 people lack it today.',
      'First aid: 1 of 8 people lacks it today.',
    ]);
  });
});
