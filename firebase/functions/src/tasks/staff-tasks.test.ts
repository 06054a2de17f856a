import { repairTasks, syncTasksOfPerson, tasksOfAssignment } from '@vcms/server/tasks';
import { startWorld, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onReviewCreated } from '../reviews/on-review-created.ts';
import { engagement } from './task-world.ts';

const PERSON = 'companies/b/staff/s1';
const PAPER = `${PERSON}/staffDocuments/d1`;
const DOCUMENT = {
  ...{ contractorId: 'b', staffId: 's1', typeId: 'first-aid', issuer: 'Red Cross', number: '1234' },
  ...{ issuedOn: '2026-03-01', docId: 'doc1', sensitive: false, version: 1, submittedOn: '2026-11-18' },
};
const ANA = { name: 'Ana Ruiz', jobRole: 'Roofer', sites: [], from: '2026-01-01' };

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
});
afterAll(() => world.stop());

beforeEach(async () => {
  const { db } = world.trusted;
  for (const path of [
    'reviewTasks',
    'engagements',
    'staffAssignments',
    'companies/b/staff',
    'companies/b/reviews',
  ])
    await db.recursiveDelete(db.collection(path));
  await world.put('companies/b', {
    kind: 'contractor',
    status: 'active',
    plan: 'full',
    name: 'Harbor Steel',
  });
  for (const id of ['x', 'y']) await world.put(`engagements/${id}_b`, engagement(id, 'b'));
  await world.put(PERSON, { contractorId: 'b', firstName: 'Ana', lastName: 'Ruiz', status: 'active' });
});

async function assigned(clientId: string, fields: DocumentData = {}): Promise<void> {
  const path = `staffAssignments/${clientId}_s1`;
  const before = await world.read(path);
  await world.put(path, { clientId, staffId: 's1', contractorId: 'b', ...ANA, ...fields });
  await tasksOfAssignment(world.trusted, { before, after: await world.read(path) });
}

async function paper(fields: DocumentData): Promise<void> {
  await world.put(PAPER, { ...DOCUMENT, ...fields });
  await syncTasksOfPerson(world.trusted, 'b', 's1');
}

const scopes = async () => (await world.list('reviewTasks')).map(({ scope }) => scope).sort();

describe('a document of a person', () => {
  it('waits for the clients that the person is assigned to, as each of them sees the person', async () => {
    await paper({ state: 'submitted' });
    expect(await scopes()).toEqual([]);

    await assigned('x');
    expect(await world.read('reviewTasks/x_staff_document_b_d1')).toMatchObject({
      ...{ contractorName: 'Harbor Steel', clients: ['Northfield'], submittedOn: '2026-11-18' },
      staff: { staffId: 's1', name: 'Ana Ruiz', jobRole: 'Roofer', typeId: 'first-aid', sensitive: false },
    });
    await assigned('y');
    expect(await scopes()).toEqual(['x', 'y']);

    await assigned('y', { to: '2026-11-19' });
    expect(await scopes()).toEqual(['x']);
    await world.put('engagements/x_b', engagement('x', 'b', 'ended'));
    await syncTasksOfPerson(world.trusted, 'b', 's1');
    expect(await scopes()).toEqual([]);
  });

  it('leaves the queue of the client that decided on it, and comes again with its next version', async () => {
    await paper({ state: 'submitted' });
    await assigned('x');
    await assigned('y');
    const review = {
      ...{ contractorId: 'b', scope: 'x', subjectType: 'staff_document', subjectId: 'd1', staffId: 's1' },
      ...{ subjectVersion: 1, decision: 'changes_requested', findings: [], publicComment: 'Add page 2.' },
      ...{ decidedBy: 'client', decidedAt: new Date('2026-11-20T10:00:00Z'), minutesToDecision: 60 },
    };
    await world.put('companies/b/reviews/r1', review);
    await onReviewCreated(world.trusted, { companyId: 'b', reviewId: 'r1', review });
    expect(await scopes()).toEqual(['y']);

    await paper({ state: 'submitted', version: 2, submittedOn: '2026-11-20' });
    expect(await scopes()).toEqual(['x', 'y']);
    await paper({ state: 'withdrawn', version: 2 });
    expect(await scopes()).toEqual([]);
  });

  it('of somebody inactive waits for nobody', async () => {
    await paper({ state: 'submitted' });
    await assigned('x');
    const before = await world.read(PERSON);
    await world.put(PERSON, { ...before, status: 'inactive' });
    const change = { companyId: 'b', kind: 'staff', id: 's1', eventId: 'left' };
    await onEvidenceWritten(world.trusted, { ...change, before, after: await world.read(PERSON) });
    expect(await scopes()).toEqual([]);
  });

  it('gets its task at night where it has none', async () => {
    await world.put(PAPER, { ...DOCUMENT, state: 'submitted' });
    await world.put('staffAssignments/x_s1', { clientId: 'x', staffId: 's1', contractorId: 'b', ...ANA });

    expect(await repairTasks(world.trusted, ['b'])).toBe(1);
    expect(await scopes()).toEqual(['x']);
    expect(await repairTasks(world.trusted, ['b'])).toBe(0);
  });
});
