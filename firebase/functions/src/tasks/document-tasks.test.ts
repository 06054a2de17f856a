import { startWorld, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onReviewCreated } from '../reviews/on-review-created.ts';

const W9 = {
  ...{ contractorId: 'a', typeId: 'w9', category: 'w9', title: 'Form W-9', fileName: 'w9.pdf' },
  ...{ contentType: 'application/pdf', size: 1, sha256: '0'.repeat(64), redacted: false },
  ...{ storagePath: 'companies/a/docs/d1/1/w9.pdf', visibility: 'engaged', virusScan: 'clean' },
  ...{ state: 'submitted', version: 1, submittedOn: '2026-11-18' },
};

let world: World;
let events = 0;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
});
afterAll(() => world.stop());

beforeEach(async () => {
  const { db } = world.trusted;
  const own = ['documents', 'reviews'].map((name) => `companies/a/${name}`);
  for (const path of ['reviewTasks', 'engagements', 'notifications', 'reminderLog', ...own])
    await db.recursiveDelete(db.collection(path));
  for (const [id, clientName] of [
    ['x', 'Northfield'],
    ['y', 'Westport'],
  ]) {
    await world.put(`clients/${id}`, { clientId: id, selfReview: id === 'y' });
    await world.put(`engagements/${id}_a`, {
      ...{ clientId: id, contractorId: 'a', clientName, contractorName: 'Acme Roofing' },
      ...{ state: 'approved', workTypes: [], riskLevel: 'low', sites: [] },
    });
  }
});

/** Writes a document and tells its trigger, twice at once. */
async function written(id: string, fields: DocumentData): Promise<void> {
  const path = `companies/a/documents/${id}`;
  const before = await world.read(path);
  await world.put(path, { ...before, ...fields });
  events += 1;
  const eventId = `document-${events}`;
  const after = await world.read(path);
  const follow = () =>
    onEvidenceWritten(world.trusted, { companyId: 'a', kind: 'documents', id, eventId, before, after });
  await Promise.all([follow(), follow()]);
}

async function decided(decision: string, publicComment = ''): Promise<void> {
  events += 1;
  const review = {
    ...{ contractorId: 'a', scope: 'firm', subjectType: 'document', subjectId: 'd1', subjectVersion: 1 },
    ...{ findings: [], decision, publicComment, decidedBy: 'service', minutesToDecision: 60 },
    decidedAt: new Date('2026-11-20T10:00:00Z'),
  };
  const reviewId = `r-${events}`;
  await world.put(`companies/a/reviews/${reviewId}`, review);
  await onReviewCreated(world.trusted, { companyId: 'a', reviewId, review });
}

const ids = async () => (await world.list('reviewTasks')).map(({ id }) => id).sort();
const notices = async () =>
  (await world.list('notifications')).map(({ toId, title, body }) => [toId, title, body]);

describe('a document of a company', () => {
  it('waits for the firm and for each client that may open it', async () => {
    await written('d1', W9);

    expect(await ids()).toEqual(['firm_document_a_d1', 'x_document_a_d1', 'y_document_a_d1']);
    expect(await world.read('reviewTasks/firm_document_a_d1')).toMatchObject({
      ...{ document: { typeId: 'w9', title: 'Form W-9' }, clients: ['Northfield', 'Westport'] },
      ...{ contractorName: 'Acme Roofing', submittedOn: '2026-11-18', state: 'submitted' },
    });
    await written('d1', { visibility: 'client:x' });
    expect(await ids()).toEqual(['firm_document_a_d1', 'x_document_a_d1']);
    await written('d1', { visibility: 'company' });
    expect(await ids()).toEqual(['firm_document_a_d1']);
    await written('d1', { state: 'withdrawn' });
    expect(await ids()).toEqual([]);
  });

  it('counts once the firm accepts it, and waits then for a client that reviews for itself', async () => {
    await written('d1', { ...W9, state: 'in_review' });
    await decided('accepted');
    expect(await world.read('companies/a/documents/d1')).toMatchObject({ state: 'accepted' });

    await written('d1', {});
    expect(await ids()).toEqual(['y_document_a_d1']);
  });

  it('tells reviewers of what came in, and its company of the decision', async () => {
    await world.put('users/service', { role: '5002', status: 'active', companyId: 'firm' });
    await world.put('users/owner', { role: '5005', status: 'active', companyId: 'a' });
    await written('d1', W9);
    expect(await notices()).toEqual([['service', 'Document received', expect.stringContaining('Form W-9')]]);

    await written('d1', { state: 'in_review' });
    await decided('changes_requested', 'The form is not signed.');
    expect(await world.read('companies/a/documents/d1')).toMatchObject({ state: 'changes_requested' });
    expect(await ids()).toEqual([]);
    expect(await notices()).toContainEqual([
      'owner',
      'Correction needed',
      'Form W-9: The form is not signed.',
    ]);
  });

  it('is told to a client that reviews for itself only where it may open it', async () => {
    await world.put('users/approver', { role: '5003', status: 'active', companyId: 'y' });
    await written('d1', { ...W9, visibility: 'company' });
    await written('d2', { ...W9, visibility: 'client:x' });
    expect((await notices()).map(([toId]) => toId)).toEqual(['service']);

    await written('d3', W9);
    expect((await notices()).map(([toId]) => toId).sort()).toEqual(['approver', 'service']);
  });

  it('is nobody’s work where it belongs to another record or is only kept', async () => {
    await world.put('users/service', { role: '5002', status: 'active', companyId: 'firm' });
    await written('d1', { ...W9, typeId: 'certificate', category: 'certificate' });
    await written('d2', { ...W9, typeId: 'questionnaire', category: 'other' });
    await written('d3', { ...W9, typeId: 'client_file', category: 'other', visibility: 'client:x' });

    expect(await ids()).toEqual([]);
    expect(await notices()).toEqual([]);
  });
});
