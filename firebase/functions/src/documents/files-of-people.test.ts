import { addDays, DOCUMENT_PART_BYTES, firmDate } from '@vcms/domain';
import { buildAssignment } from '@vcms/domain/test-support';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDocument } from './open-document.ts';
import { PDF, submitFile } from './test-support/submit-file.ts';

const PERSON = 'companies/a/staff/ana';
const OF_ANA = { visibility: 'company', staffId: 'ana' };
const REFUSED = { reason: 'not-allowed' };

let world: World;
let today: string;
let neighbor: Caller;
let reduced: Caller;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
  today = firmDate(world.trusted.now());
  neighbor = await world.addPerson('neighbor', '5003', 'z');
  reduced = await world.addPerson('reduced-x', '5004', 'x');
});
afterAll(() => world.stop());

/** Ana Ruiz of contractor A is assigned to client X; client Z sees the contractor as well. */
beforeEach(async () => {
  for (const clientId of ['x', 'z'])
    await world.put(`engagements/${clientId}_a`, { ...APPROVED_ENGAGEMENT, clientId });
  await submitFile(world, 'card', PDF, { typeId: 'staff_record', category: 'other', ...OF_ANA });
  await submitFile(world, 'photo', PDF, { typeId: 'staff_photo', category: 'other', ...OF_ANA });
  await world.put(PERSON, { contractorId: 'a', firstName: 'Ana', lastName: 'Ruiz', photo: 'photo' });
  await paper('first-aid', { docId: 'card', state: 'submitted' });
  await assign();
});

const paper = (id: string, fields: object) =>
  world.put(`${PERSON}/staffDocuments/${id}`, { contractorId: 'a', staffId: 'ana', ...fields });
const assign = (fields: object = {}) =>
  world.put('staffAssignments/x_ana', {
    ...buildAssignment('ana', { clientId: 'x', contractorId: 'a' }),
    ...fields,
  });

function open(caller: Caller, documentId: string, more: { part?: number; opening?: string } = {}) {
  const request = checkedRequest('documentOpen', { companyId: 'a', documentId, part: 0, ...more });
  return openDocument(world.trusted, caller, request);
}

describe('the file of a person', () => {
  it.each(['card', 'photo'])('%s is opened by the client that the person is assigned to', async (id) => {
    const { bytes } = await open(world.callers.client, id);
    expect(Buffer.from(bytes, 'base64').equals(PDF)).toBe(true);
    const lines = await world.list('companies/a/accessLog');
    expect(lines).toContainEqual(expect.objectContaining({ actorUid: 'client', clientId: 'x', docId: id }));
  });

  it.each(['card', 'photo'])(
    '%s is opened by no other client of the contractor, nor on the reduced plan',
    async (id) => {
      await expect(open(neighbor, id)).rejects.toMatchObject(REFUSED);
      await expect(open(reduced, id)).rejects.toMatchObject(REFUSED);
      await expect(open(world.callers.contractor, id)).resolves.toBeDefined();
      await expect(open(world.callers.service, id)).resolves.toBeDefined();
    },
  );

  it.each([
    ['while it goes on', {}, true],
    ['before it begins', { from: 20 }, true],
    ['until 90 days after its last day', { to: -90 }, true],
    ['not 91 days after it', { to: -91 }, false],
    ['not 91 days after a last day that the client set', { to: -91, isLastDayByClient: true }, false],
  ] as const)('is opened by the client of an assignment: %s', async (_when, terms, isOpen) => {
    const days = Object.entries(terms).map(([name, value]) => [
      name,
      typeof value === 'number' ? addDays(today, value) : value,
    ]);
    await assign(Object.fromEntries(days));
    const opened = open(world.callers.client, 'card');
    await (isOpen ? expect(opened).resolves.toBeDefined() : expect(opened).rejects.toMatchObject(REFUSED));
  });

  it('comes back with a person who is assigned again', async () => {
    await assign({ to: addDays(today, -200) });
    await expect(open(world.callers.client, 'photo')).rejects.toMatchObject(REFUSED);
    await assign();
    await expect(open(world.callers.client, 'photo')).resolves.toBeDefined();
  });

  it('closes with the relation, and with the assignment between two parts', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(DOCUMENT_PART_BYTES, '%')]);
    await submitFile(world, 'card', large, { typeId: 'staff_record', ...OF_ANA });
    const { opening } = await open(world.callers.client, 'card');
    await expect(open(world.callers.client, 'card', { part: 1, opening })).resolves.toBeDefined();
    await assign({ to: addDays(today, -91) });
    await expect(open(world.callers.client, 'card', { part: 1, opening })).rejects.toMatchObject(REFUSED);
    await assign();
    await world.put('engagements/x_a', { ...APPROVED_ENGAGEMENT, state: 'ended' });
    await expect(open(world.callers.client, 'card')).rejects.toMatchObject(REFUSED);
  });

  it('is opened by no client before the paper that names it was submitted', async () => {
    await paper('first-aid', { docId: 'card', state: 'draft' });
    await expect(open(world.callers.client, 'card')).rejects.toMatchObject(REFUSED);
    await paper('renewed', { docId: 'card', state: 'accepted' });
    await expect(open(world.callers.client, 'card')).resolves.toBeDefined();
  });

  it('is not opened once another photo took its place', async () => {
    await world.put(PERSON, { contractorId: 'a', firstName: 'Ana', lastName: 'Ruiz', photo: 'newer' });
    await expect(open(world.callers.client, 'photo')).rejects.toMatchObject(REFUSED);
  });

  it('is not opened by an assignment of somebody of that id at another contractor', async () => {
    await assign({ contractorId: 'b' });
    await expect(open(world.callers.client, 'card')).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['that names nobody yet, from before files did', { visibility: 'engaged' }],
    ['that names nobody', { visibility: 'company' }],
    ['whose paper was marked as sensitive', { ...OF_ANA }],
    ['that is a draft', { ...OF_ANA, state: 'draft' }],
  ])('%s is opened by no client', async (_which, fields) => {
    await submitFile(world, 'other', PDF, { typeId: 'staff_record', ...fields });
    await paper('drug-screen', { docId: 'other', state: 'accepted', sensitive: !('state' in fields) });
    for (const caller of [world.callers.client, neighbor])
      await expect(open(caller, 'other')).rejects.toMatchObject(REFUSED);
  });
});
