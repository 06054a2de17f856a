import { onHolderWritten } from '@vcms/insurance/server';
import { RATE_LIMITS, TRUSTED_ACTOR } from '@vcms/server/core';
import { POLICY, startWorld, thrice, type World } from '@vcms/server/test-support';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from './on-evidence-written.ts';
import { onStaffDocumentWritten } from './on-staff-document-written.ts';

const KINDS = ['policies', 'oshaYears', 'emr', 'notRated', 'programVersions', 'answers', 'documents'];
const WAITS = { contractorId: 'a', state: 'submitted', version: 1, submittedOn: '2026-11-20' };
const SUBMITTED = {
  ...POLICY,
  ...WAITS,
  programId: 'hot-work',
  definitionId: 'safety',
  category: 'certificate',
};
const DRAFT = { ...SUBMITTED, state: 'draft' };
const HOLDER = { policyId: 'p1', clientId: 'x', scheduled: [], docIds: [], submittedOn: '2026-11-20' };

let world: World;
let events = 0;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { db } = world.trusted;
  for (const path of [RATE_LIMITS, 'companies/a/policies']) await db.recursiveDelete(db.collection(path));
});

/** The record as this person wrote it, so many minutes ago. */
function written(data: DocumentData, by = 'contractor', minutes = 0): DocumentData {
  const at = Timestamp.fromMillis(world.trusted.now().getTime() - minutes * 60_000);
  return { ...data, createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, v: 1 };
}

const counted = async () => (await world.list(RATE_LIMITS)).flatMap(({ marks }) => marks ?? []).length;

function follow(kind: string, before: DocumentData | undefined, after: DocumentData): Promise<void> {
  events += 1;
  const change = { companyId: 'a', kind, id: 'd1', eventId: `e${events}`, before, after };
  return thrice(() => onEvidenceWritten(world.trusted, change));
}

describe('a company’s submissions of the hour', () => {
  it.each(KINDS)('hold a record of %s, once', async (kind) => {
    await follow(kind, written(DRAFT), written(SUBMITTED));

    expect(await counted()).toBe(1);
  });

  it('hold a document of a person', async () => {
    const path = 'companies/a/staff/s1/staffDocuments/d1';
    await world.put(path, { ...WAITS, staffId: 's1', typeId: 'first-aid' });
    const stored = await world.trusted.db.doc(path).get();
    const change = { companyId: 'a', staffId: 's1', id: 'd1', eventId: 'paper' };
    const event = { ...change, before: written({ ...WAITS, state: 'draft' }), after: written(WAITS) };
    await thrice(() => onStaffDocumentWritten(world.trusted, event, stored));

    expect(await counted()).toBe(1);
  });

  it('hold no draft, nothing that the firm or a client put up, no copy of a merge and no file that went with its record', async () => {
    await follow('policies', written(DRAFT), written(DRAFT));
    await follow('documents', undefined, written(SUBMITTED, 'service'));
    await follow('policies', undefined, written({ ...SUBMITTED, mergedFrom: 'b' }));
    await follow('documents', written(DRAFT), written(SUBMITTED, TRUSTED_ACTOR));
    await follow('policies', written(SUBMITTED), written({ ...SUBMITTED, state: 'withdrawn' }));

    expect(await counted()).toBe(0);
  });
});

describe('what a policy shows one client', () => {
  const waiting = { ...HOLDER, state: 'submitted' };
  async function show(before: DocumentData | undefined, after: DocumentData): Promise<void> {
    events += 1;
    const change = { companyId: 'a', policyId: 'p1', clientId: 'x', eventId: `h${events}` };
    await thrice(() => onHolderWritten(world.trusted, { ...change, before, after }));
  }

  it('is a submission each time it is written beside a policy that was submitted', async () => {
    await world.put('companies/a/policies/p1', { ...POLICY, contractorId: 'a', state: 'accepted' });
    await show(undefined, written(waiting, 'contractor', 2));
    await show(written(waiting, 'contractor', 2), written(waiting));

    expect(await counted()).toBe(2);
  });

  it('is none beside a draft, by a reviewer, or by the server', async () => {
    await world.put('companies/a/policies/p1', { ...POLICY, contractorId: 'a', state: 'draft' });
    await show(undefined, written(waiting));
    await world.put('companies/a/policies/p1', { ...POLICY, contractorId: 'a', state: 'accepted' });
    await show(written(waiting, 'contractor', 2), written({ ...HOLDER, state: 'accepted' }, 'service'));
    await show(written(waiting, 'contractor', 2), written({ ...waiting, reviewed: {} }, 'contractor', 2));

    expect(await counted()).toBe(0);
  });
});
