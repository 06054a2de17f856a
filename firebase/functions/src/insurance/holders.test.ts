import { loadEvidence } from '@vcms/compliance/server';
import { fillHolders, onHolderWritten } from '@vcms/insurance/server';
import { POLICY, startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onReviewCreated } from '../reviews/on-review-created.ts';

const PLACE = 'companies/a/policies/p1/holders/x';
const SHOWN = { certificateDocId: 'for-x', scheduled: ['additional_insured'], docIds: ['page'] };
const RECORD = { policyId: 'p1', clientId: 'x', ...SHOWN, state: 'submitted', submittedOn: '2026-11-19' };
const EARLIER = Timestamp.fromDate(new Date('2026-01-01T00:00:00Z'));
/** `world.put` writes everything on 5 January. */
const LATER = Timestamp.fromDate(new Date('2026-11-20T12:00:00Z'));

const REVIEW = {
  ...{ contractorId: 'a', subjectType: 'policy', subjectId: 'p1', subjectVersion: 1, scope: 'firm' },
  ...{ decision: 'accepted', findings: [], publicComment: '', decidedBy: 'service', minutesToDecision: 5 },
  decidedAt: LATER,
};

let world: World;
let events = 0;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

beforeEach(async () => {
  const { db } = world.trusted;
  for (const path of ['audit', 'reviewTasks', 'notifications', 'companies/a/policies', 'companies/a/reviews'])
    await db.recursiveDelete(db.collection(path));
  for (const id of ['x', 'y']) {
    const names = { clientName: `Client ${id}`, contractorName: 'Acme Roofing' };
    const engagement = { clientId: id, contractorId: 'a', ...names, workTypes: [], sites: [] };
    await world.put(`engagements/${id}_a`, { ...engagement, state: 'approved', riskLevel: 'low' });
    const file = { category: 'certificate', state: 'draft', version: 1, visibility: `client:${id}` };
    await world.put(`companies/a/documents/for-${id}`, file);
  }
  await world.put('companies/a/documents/page', { category: 'endorsement', state: 'draft', version: 1 });
});

const putPolicy = (state: string) =>
  world.put('companies/a/policies/p1', { ...POLICY, contractorId: 'a', state });

/** Writes the record as this person; delivers the event twice at once. */
async function written(fields: object, by = 'contractor'): Promise<void> {
  const before = await world.read(PLACE);
  await world.put(PLACE, fields);
  await world.trusted.db.doc(PLACE).update({ updatedBy: by });
  events += 1;
  const change = { companyId: 'a', policyId: 'p1', clientId: 'x', eventId: `e${events}` };
  const event = { ...change, before, after: await world.read(PLACE) };
  await Promise.all([onHolderWritten(world.trusted, event), onHolderWritten(world.trusted, event)]);
}

const titles = async () => (await world.list('notifications')).map(({ toId, title }) => [toId, title]);

describe('what the contractor shows a client beside an accepted policy', () => {
  it('is written down with before and after, waits in the queue of the firm, and its reviewers learn of it', async () => {
    await putPolicy('accepted');
    await written(RECORD);
    await written({ ...RECORD, scheduled: [] });

    expect(await world.list('audit')).toMatchObject([
      {
        ...{ action: 'policy_holder.create', entityType: 'policy_holder', entityId: 'p1' },
        ...{ actorUid: 'contractor', actorRole: '5005', contractorId: 'a', clientId: 'x' },
        after: { ...SHOWN, state: 'submitted' },
      },
      {
        action: 'policy_holder.change',
        before: { scheduled: ['additional_insured'] },
        after: { scheduled: [] },
      },
    ]);
    expect(await world.list('reviewTasks')).toMatchObject([
      {
        id: 'firm_policy_a_p1',
        certificatesFor: ['Client x'],
        submittedOn: '2026-11-19',
        state: 'submitted',
      },
    ]);
    expect(await titles()).toContainEqual(['service', 'Document received']);
    // A draft could be exchanged behind the reviewer's back.
    expect(await world.read('companies/a/documents/for-x')).toMatchObject({ state: 'submitted' });
    expect(await world.read('companies/a/documents/page')).toMatchObject({ state: 'submitted' });
  });

  it('leaves the queue with the decision, which the contractor is told', async () => {
    await putPolicy('accepted');
    await written(RECORD);
    const comment = 'The certificate names another company.';
    const decision = { by: 'service', at: LATER, comment };
    await written({ ...RECORD, state: 'changes_requested', decision }, 'service');

    expect(await world.list('reviewTasks')).toEqual([]);
    expect(await titles()).toContainEqual(['contractor', 'Correction needed']);
    expect((await world.list('audit')).at(-1)).toMatchObject({
      ...{ action: 'policy_holder.return', actorUid: 'service' },
      after: { state: 'changes_requested' },
    });
  });

  it('cannot come back by declaring again what was taken away', async () => {
    await putPolicy('accepted');
    await written({ ...RECORD, state: 'accepted', reviewed: SHOWN });
    await written({ ...RECORD, scheduled: [], reviewed: SHOWN });

    expect(await world.read(PLACE)).toMatchObject({ reviewed: { ...SHOWN, scheduled: [] } });
  });
});

describe('who accepts a policy', () => {
  const decide = (change: object = {}) =>
    onReviewCreated(world.trusted, {
      ...{ companyId: 'a', reviewId: `r${events}` },
      review: { ...REVIEW, ...change },
    });

  it('accepts what it shows for each client, once, with its files', async () => {
    await putPolicy('in_review');
    await world.put(PLACE, RECORD);
    await decide();
    await decide();

    expect(await world.read(PLACE)).toMatchObject({
      state: 'accepted',
      reviewed: SHOWN,
      decision: { by: 'service', at: LATER },
    });
    expect(await world.read('companies/a/documents/for-x')).toMatchObject({ state: 'submitted' });
    const { holders } = await loadEvidence(world.trusted, 'a');
    expect(holders).toMatchObject([{ clientId: 'x', reviewed: SHOWN }]);
  });

  it.each<[string, object, object]>([
    ['what was written after the decision', {}, { decidedAt: EARLIER }],
    ['what another client is shown', {}, { scope: 'y' }],
    ['of a returned policy', {}, { decision: 'changes_requested', publicComment: 'Please send it again.' }],
    ['of another version', {}, { subjectVersion: 2 }],
  ])('leaves in review %s', async (_what, fields, review) => {
    await putPolicy('in_review');
    await world.put(PLACE, { ...RECORD, ...fields });
    events += 1;
    await decide(review);

    expect(await world.read(PLACE)).toMatchObject({ state: 'submitted' });
    expect(await world.read(PLACE)).not.toHaveProperty('reviewed');
  });

  it('does not accept a certificate that is not on file', async () => {
    await putPolicy('in_review');
    await world.put(PLACE, { ...RECORD, certificateDocId: 'nothing' });
    events += 1;
    await decide();

    const { certificateDocId: _none, ...rest } = SHOWN;
    expect(await world.read(PLACE)).toMatchObject({ state: 'submitted', reviewed: rest });
    expect((await world.read(PLACE))?.reviewed).not.toHaveProperty('certificateDocId');
  });
});

describe('records from before they were reviewed', () => {
  const { state: _state, submittedOn: _day, ...OLD } = RECORD;
  const putReview = (decidedAt: Timestamp) => world.put('companies/a/reviews/r1', { ...REVIEW, decidedAt });

  it('count on where they stood there when the policy was accepted', async () => {
    await putPolicy('accepted');
    await world.put(PLACE, OLD);
    await putReview(LATER);

    expect(await fillHolders(world.trusted, ['a', 'nobody'])).toBe(1);
    expect(await world.read(PLACE)).toMatchObject({ state: 'accepted', reviewed: SHOWN });
    expect(await fillHolders(world.trusted, ['a'])).toBe(0);
  });

  it('count on with the certificate on file alone where they were changed afterwards; the rest waits', async () => {
    await putPolicy('accepted');
    await world.put(PLACE, OLD);
    await putReview(EARLIER);
    await fillHolders(world.trusted, ['a']);

    const reviewed = { certificateDocId: 'for-x', scheduled: [], docIds: [] };
    expect(await world.read(PLACE)).toMatchObject({ state: 'submitted', reviewed });
  });

  it('wait where the certificate is not on file or belongs to another client', async () => {
    await putPolicy('accepted');
    await putReview(LATER);
    for (const certificateDocId of ['nothing', 'for-y', 'page']) {
      await world.put(PLACE, { ...OLD, certificateDocId });
      await fillHolders(world.trusted, ['a']);

      expect(await world.read(PLACE)).toMatchObject({ state: 'submitted' });
      expect((await world.read(PLACE))?.reviewed).not.toHaveProperty('certificateDocId');
    }
  });

  it('wait with a policy that waits', async () => {
    await putPolicy('submitted');
    await world.put(PLACE, OLD);
    await fillHolders(world.trusted, ['a']);

    expect(await world.read(PLACE)).toMatchObject({ state: 'submitted', submittedOn: '2026-01-05' });
    expect(await world.read(PLACE)).not.toHaveProperty('reviewed');
  });
});
