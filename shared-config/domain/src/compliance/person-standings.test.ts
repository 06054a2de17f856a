import { describe, expect, it } from 'vitest';
import { buildInput, buildRequirementSet, buildReview, CLIENT } from '../test-support/builders.ts';
import {
  buildAssignment,
  buildPerson,
  buildStaffDocType,
  buildStaffDocument,
} from '../test-support/staff-builders.ts';
import type { EvaluationInput, StaffEvidence } from './evaluation-input.ts';
import { NO_EVIDENCE } from './evaluation-input.ts';
import { personStandings } from './person-standings.ts';
import { evaluateStaff } from './staff.ts';

const document = buildStaffDocument();
const SET = buildRequirementSet({
  staffDocs: [
    { typeId: 'first-aid', when: 'all', required: true },
    { typeId: 'forklift', when: { jobRoles: ['Driver'] }, required: true },
    { typeId: 'osha-10', when: 'all', required: false },
  ],
});

function inputOf(
  staff: Partial<StaffEvidence> = {},
  changes: Partial<EvaluationInput> = {},
): EvaluationInput {
  const known: StaffEvidence = {
    people: [buildPerson()],
    assignments: [buildAssignment('s1')],
    docTypes: [
      buildStaffDocType(),
      buildStaffDocType({ id: 'forklift' }),
      buildStaffDocType({ id: 'osha-10' }),
    ],
    documents: [document],
    ...staff,
  };
  return {
    ...buildInput({}),
    asOf: '2026-11-20',
    requirementSet: [SET],
    overrides: [],
    reviews: [buildReview('staff_document', document)],
    evidence: { ...NO_EVIDENCE, staff: known },
    ...changes,
  };
}

const only = (input: EvaluationInput) => personStandings(input, CLIENT)[0];

describe('how a person stands with a client', () => {
  it('is ready with what is required, though a recommended document is missing, until it changes', () => {
    expect(only(inputOf())).toMatchObject({ status: 'ready', lacking: [], nextChangeOn: '2028-01-31' });
  });

  it.each([
    ['missing', 'without a document', { documents: [] }, {}, ['first-aid']],
    ['pending', 'while one waits for review', {}, { reviews: [] }, ['first-aid']],
    [
      'missing',
      'where one waits and another is missing',
      { people: [buildPerson({ jobRole: 'Driver' })] },
      { reviews: [] },
      ['first-aid', 'forklift'],
    ],
    ['expiring', 'shortly before an end', {}, { asOf: '2028-02-20' }, []],
    ['ready', 'where nothing was required yet', { documents: [] }, { requirementSet: [] }, []],
    ['missing', 'while requirements cannot be read', {}, { damaged: ['requirement_set'] as const }, []],
    ['ready', 'while a variance of the company cannot be read', {}, { damaged: ['variance'] as const }, []],
  ])('is %s %s', (status, _when, staff, changes, lacking) => {
    expect(only(inputOf(staff, changes))).toMatchObject({ status, lacking });
  });

  it.each([
    ['is inactive', { people: [buildPerson({ status: 'inactive' })] }],
    ['begins later', { assignments: [buildAssignment('s1', { from: '2026-11-21' })] }],
    ['has left', { assignments: [buildAssignment('s1', { to: '2026-11-19' })] }],
    ['works for another client', { assignments: [buildAssignment('s1', { clientId: 'client2' })] }],
  ])('is nothing to list where the person %s', (_why, staff) => {
    expect(personStandings(inputOf(staff), CLIENT)).toEqual([]);
    expect(personStandings(inputOf(staff, { requirementSet: [] }), CLIENT)).toEqual([]);
  });

  it('changes with the last day of the assignment as well', () => {
    const assignments = [buildAssignment('s1', { to: '2026-12-31' })];
    expect(only(inputOf({ assignments }))?.nextChangeOn).toBe('2027-01-01');
  });

  it('of many is what all of them judged together are', () => {
    const people = Array.from({ length: 30 }, (_, at) => buildPerson({ id: `s${at}` }));
    const documents = people
      .filter((_, at) => at % 3 !== 0)
      .map(({ id }) => buildStaffDocument({ id: `d-${id}`, staffId: id }));
    const reviews = documents
      .filter((_, at) => at % 2 === 0)
      .map((one) => buildReview('staff_document', one));
    const assignments = people.map(({ id }) => buildAssignment(id));
    const input = inputOf({ people, documents, assignments }, { reviews });
    const { contractor, requirementSet, overrides, evidence, asOf } = input;
    const terms = { contractor, requirementSet, overrides, reviews };
    const together = evaluateStaff(asOf, CLIENT, { ...evidence.staff, ...terms });
    const apart = new Map(
      personStandings(input, CLIENT).map(({ assignment, status }) => [assignment.staffId, status]),
    );

    expect(apart.size).toBe(together.length);
    for (const { staffId, siteReady } of together)
      expect(['ready', 'expiring'].includes(apart.get(staffId) ?? '')).toBe(siteReady);
  });
});
