import { describe, expect, it } from 'vitest';
import type { StaffMember } from '../schemas/document-schemas.ts';
import { buildInput, buildRequirementSet, buildReview, CLIENT } from '../test-support/builders.ts';
import {
  buildAssignment,
  buildPerson,
  buildStaffDocType,
  buildStaffDocument,
} from '../test-support/staff-builders.ts';
import { evaluate } from './evaluate.ts';
import { evaluateStaff, type StaffInput } from './staff.ts';

const TODAY = '2026-11-20';
const document = buildStaffDocument();
const set = buildRequirementSet({
  staffDocs: [
    { typeId: 'first-aid', when: 'all', required: true },
    { typeId: 'forklift', when: { jobRoles: ['Driver'] }, required: true },
  ],
  policy: { ...buildRequirementSet().policy, staffAffectsCompany: true },
});

function staffOf(changes: Partial<StaffInput> = {}): StaffInput {
  const { contractor } = buildInput({});
  return {
    contractor,
    requirementSet: [set],
    overrides: [],
    reviews: [buildReview('staff_document', document)],
    people: [buildPerson()],
    assignments: [buildAssignment('s1')],
    docTypes: [buildStaffDocType(), buildStaffDocType({ id: 'forklift' })],
    documents: [document],
    ...changes,
  };
}

describe('people on a site', () => {
  it('are ready with every mandatory paper of their job', () => {
    expect(evaluateStaff(TODAY, CLIENT, staffOf())).toMatchObject([
      { staffId: 's1', siteReady: true, overall: 'compliant', items: [{ key: 'staff.s1.first-aid' }] },
    ]);
    const driver = staffOf({ people: [buildPerson({ jobRole: 'Driver' })] });
    expect(evaluateStaff(TODAY, CLIENT, driver)).toMatchObject([
      { siteReady: false, overall: 'non_compliant' },
    ]);
  });

  it('keep the demands of the role before, in which their contractor no longer has them', () => {
    const rules = { docTypes: [buildStaffDocType({ jobRoles: ['Roofer'] })], documents: [] };
    const asked = (person: Partial<StaffMember>) =>
      evaluateStaff(TODAY, CLIENT, staffOf({ ...rules, people: [buildPerson(person)] }))[0]?.siteReady;

    expect(asked({ jobRole: 'Roofer' })).toBe(false);
    expect(asked({ jobRole: 'Clerk', earlierJobRoles: ['Roofer'] })).toBe(false);
    expect(asked({ jobRole: 'Clerk' })).toBe(true);
  });

  it('are not ready with papers that were handed in under another name', () => {
    const held = { ...document, holder: 'Ana Ruiz' };
    const asNamed = (person: Partial<StaffMember>) =>
      evaluateStaff(TODAY, CLIENT, staffOf({ people: [buildPerson(person)], documents: [held] }))[0];

    expect(asNamed({})?.siteReady).toBe(true);
    expect(asNamed({ firstName: 'ANA', lastName: 'Ruíz ' })?.siteReady).toBe(true);
    expect(asNamed({ firstName: 'Eve' })).toMatchObject({
      siteReady: false,
      overall: 'non_compliant',
      items: [{ reasons: ['other_name:Ana Ruiz'], evidenceIds: ['sd1'], actor: 'contractor' }],
    });
  });

  it('wait for review where the paper came again under the present name', () => {
    const again = { ...document, id: 'sd2', holder: 'Eve Ruiz' };
    const documents = [{ ...document, holder: 'Ana Ruiz' }, again];
    const eve = staffOf({ people: [buildPerson({ firstName: 'Eve' })], documents });
    const reviewed = { ...eve, reviews: [...eve.reviews, buildReview('staff_document', again)] };

    expect(evaluateStaff(TODAY, CLIENT, eve)).toMatchObject([{ overall: 'pending_review' }]);
    expect(evaluateStaff(TODAY, CLIENT, reviewed)).toMatchObject([{ siteReady: true }]);
  });

  it('are not ready while a paper waits for review', () => {
    expect(evaluateStaff(TODAY, CLIENT, staffOf({ reviews: [] }))).toMatchObject([
      { siteReady: false, overall: 'pending_review' },
    ]);
  });

  it('count the months of a paper from its date, through its last day', () => {
    const ready = (asOf: string) => evaluateStaff(asOf, CLIENT, staffOf())[0]?.siteReady;
    expect(ready('2028-03-01')).toBe(true);
    expect(ready('2028-03-02')).toBe(false);
  });

  it.each([
    ['inactive', { people: [buildPerson({ status: 'inactive' })] }],
    ['assigned later', { assignments: [buildAssignment('s1', { from: '2026-12-01' })] }],
    ['no longer assigned', { assignments: [buildAssignment('s1', { to: '2026-11-19' })] }],
    ['assigned to another client', { assignments: [buildAssignment('s1', { clientId: 'client2' })] }],
  ])('are left out when %s', (_why, changes) => {
    expect(evaluateStaff(TODAY, CLIENT, staffOf(changes))).toEqual([]);
  });

  it('count for the company where the client says so', () => {
    const { people, assignments, docTypes, documents, reviews } = staffOf({
      people: [buildPerson(), buildPerson({ id: 's2' })],
      assignments: [buildAssignment('s1'), buildAssignment('s2')],
    });
    const input = buildInput({}, { staff: { people, assignments, docTypes, documents } }, { reviews });
    expect(evaluate({ ...input, requirementSet: [set] }).items).toMatchObject([
      { key: 'staff', status: 'non_compliant', actual: 1, required: 2, gap: 1, reasons: ['staff_not_ready'] },
    ]);
    expect(evaluate(input).items).toEqual([]);
  });
});
