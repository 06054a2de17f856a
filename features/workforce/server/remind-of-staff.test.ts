import { writeSnapshot } from '@vcms/compliance/server';
import { addDays } from '@vcms/domain';
import {
  buildAssignment,
  buildPerson,
  buildRequirementSet,
  buildReview,
  buildStaffDocType,
  buildStaffDocument,
} from '@vcms/domain/test-support';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindOfStaffDocuments } from './remind-of-staff.ts';

const END = '2026-12-20';
let world: World;

/** Two people whose first aid ends on END, and one drug test that ends then; both clients ask for first aid. */
beforeAll(async () => {
  world = await startWorld();
  for (const clientId of ['x', 'y']) {
    const set = buildRequirementSet({
      clientId,
      staffDocs: [
        { typeId: 'first-aid', when: 'all', required: true },
        { typeId: 'drug-screen', when: 'all', required: true },
      ],
    });
    await world.put(`clients/${clientId}/requirementSets/1`, set);
    const { id, ...type } = buildStaffDocType({ clientId });
    await world.put(`clients/${clientId}/staffDocTypes/${id}`, type);
    const names = { clientName: clientId, contractorName: 'Acme Roofing', workTypes: ['roofing'], sites: [] };
    const relation = { clientId, contractorId: 'a', ...names, state: 'approved', riskLevel: 'medium' };
    await world.put(`engagements/${clientId}_a`, relation);
  }
  const { id, ...drug } = buildStaffDocType({
    id: 'drug-screen',
    clientId: 'x',
    name: 'Drug screen',
    sensitive: true,
  });
  await world.put(`clients/x/staffDocTypes/${id}`, drug);
  await addPerson('s1', 'Ana', ['first-aid', 'drug-screen']);
  await addPerson('s2', 'Ben', ['first-aid']);
});
afterAll(() => world.stop());
beforeEach(async () => {
  const batch = world.trusted.db.batch();
  for (const { id } of await world.list('notifications'))
    batch.delete(world.trusted.db.doc(`notifications/${id}`));
  await batch.commit();
});

async function addPerson(staffId: string, firstName: string, typeIds: readonly string[]): Promise<void> {
  const { id: _own, ...person } = buildPerson({ firstName });
  await world.put(`companies/a/staff/${staffId}`, { ...person, contractorId: 'a' });
  for (const clientId of ['x', 'y']) {
    await world.put(
      `staffAssignments/${clientId}_${staffId}`,
      buildAssignment(staffId, { clientId, contractorId: 'a' }),
    );
  }
  for (const typeId of typeIds) {
    const id = `${staffId}-${typeId}`;
    const document = buildStaffDocument({ id, staffId, typeId, expiresOn: END });
    const { id: _id, ...stored } = document;
    await world.put(`companies/a/staff/${staffId}/staffDocuments/${id}`, stored);
    const { id: reviewId, ...review } = buildReview('staff_document', document);
    await world.put(`companies/a/reviews/${reviewId}`, review);
  }
}

/** What a night tells on a day so many days before the end; people by their uid. */
async function toldAt(daysLeft: number): Promise<readonly { toId: string; title: string; body: string }[]> {
  world.setNow(`${addDays(END, -daysLeft)}T15:00:00Z`);
  await remindOfStaffDocuments(world.trusted, ['a']);
  const notices = await world.list('notifications');
  return notices
    .map(({ toId, title, body }) => ({ toId, title, body }))
    .sort((one, other) => (one.toId < other.toId ? -1 : 1));
}

/** The roles that a night reminds on a day so many days before the end. */
async function remindedAt(daysLeft: number): Promise<readonly string[]> {
  const told = (await toldAt(daysLeft)).filter(({ title }) => title.startsWith('Expires'));
  const { client, contractor } = world.callers;
  return Object.entries({ client, contractor })
    .filter(([, { uid }]) => told.some(({ toId }) => toId === uid))
    .map(([role]) => role);
}

describe('papers of people that end', () => {
  it('are told to the contractor in one notice as their warning begins, each paper once, whoever asks for it', async () => {
    const told = await toldAt(30);
    expect(told).toEqual([
      {
        toId: world.callers.contractor.uid,
        title: 'Expires in 30 days',
        body: expect.stringMatching(
          /^3 documents of people end on .*: First aid and CPR of Ana Ruiz, Confidential document of Ana Ruiz, First aid and CPR of Ben Ruiz\.$/,
        ),
      },
    ]);
  });

  it('are told to the clients from 14 days on, each its own', async () => {
    const told = await toldAt(14);
    expect(told.map(({ toId }) => toId)).toEqual(
      [world.callers.client.uid, world.callers.contractor.uid].sort(),
    );
    expect(told.find(({ toId }) => toId === world.callers.client.uid)?.body).toMatch(
      /^3 documents of people of Acme Roofing end on /,
    );
  });

  it('are told on the day, and neither twice nor on a day between', async () => {
    expect((await toldAt(0)).map(({ title }) => title)).toEqual(['Expires today', 'Expires today']);
    await Promise.all(
      (await world.list('notifications')).map(({ id }) =>
        world.trusted.db.doc(`notifications/${id}`).delete(),
      ),
    );
    expect(await toldAt(0)).toEqual([]);
    expect(await toldAt(9)).toEqual([]);
  });

  it.each([
    ['override', 'requirementOverrides/o1', { clientId: 'x', contractorId: 'a' }, 7],
    ['review', 'companies/a/reviews/lost', { subjectType: 'staff_document', scope: 'x' }, 1],
  ])(
    'are not called good until a day on what is left while a record of one client cannot be read, and the firm is told: its %s',
    async (kind, path, damaged, day) => {
      const place = world.trusted.db.doc(path);
      await world.put(path, damaged);

      // Client y misses neither the override nor the review of x, so its reminder goes on to the contractor.
      expect(await remindedAt(day)).toEqual(['contractor']);
      const notes = await world.list('failedJobs');
      expect(notes.map(({ subject, job }) => [subject, job])).toContainEqual([path, 'recordDamaged']);
      expect((await world.trusted.db.doc('snapshots/x_a').get()).get('result.items')).toContainEqual(
        expect.objectContaining({ key: 'records', reasons: [`record_damaged:${kind}`] }),
      );

      await place.delete();
      for (const clientId of ['x', 'y']) await writeSnapshot(world.trusted, clientId, 'a');
      expect(await world.list('failedJobs')).toEqual([]);
      expect(await remindedAt(day)).toEqual(['client', 'contractor']);
    },
  );
});
