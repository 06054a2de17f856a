import { buildPerson, buildStaffDocument } from '@vcms/domain/test-support';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { followPerson } from './follow-person.ts';
import { fillClientsLastDays, fillPaperHolders, keepHolder } from './keep-holder.ts';

const PERSON = 'companies/a/staff/s1';
const PAPER = `${PERSON}/staffDocuments/d1`;
const { id: _p, ...person } = buildPerson();
const { id: _d, ...paper } = buildStaffDocument();

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.put(PERSON, { ...person, contractorId: 'a' });
});
afterAll(() => world.stop());

const keep = async () => keepHolder(world.trusted, await world.trusted.db.doc(PAPER).get());

it('a document keeps the name that its person bore when it was handed in', async () => {
  await world.put(PAPER, { ...paper, contractorId: 'a', state: 'draft' });
  expect(await keep()).toBe(false);

  await world.put(PAPER, { ...paper, contractorId: 'a' });
  expect(await Promise.all([keep(), keep()])).toContain(true);
  await world.put(PERSON, { ...person, contractorId: 'a', firstName: 'Eve' });

  expect(await keep()).toBe(false);
  expect(await world.read(PAPER)).toMatchObject({ holder: 'Ana Ruiz', state: 'submitted' });
});

it('documents from before names were kept get the present one, drafts none', async () => {
  await world.put(PAPER, { ...paper, contractorId: 'a', state: 'accepted' });
  await world.put(`${PERSON}/staffDocuments/d2`, { ...paper, contractorId: 'a', state: 'draft' });

  expect(await fillPaperHolders(world.trusted, ['a', 'b'])).toBe(1);
  expect(await world.read(PAPER)).toMatchObject({ holder: 'Ana Ruiz' });
  expect(await world.read(`${PERSON}/staffDocuments/d2`)).not.toHaveProperty('holder');
  expect(await fillPaperHolders(world.trusted, ['a', 'b'])).toBe(0);
});

const assigned = { clientId: 'x', staffId: 's1', contractorId: 'a', sites: [], from: '2026-01-01' };

it('a client sees the present name and role, whoever changed them and how', async () => {
  const behind = { ...assigned, name: 'Ana Ruiz', jobRole: 'Roofer' };
  await world.put('staffAssignments/x_s1', behind);
  await world.put('staffAssignments/x_s2', { ...behind, staffId: 's2' });
  await world.put(PERSON, { ...person, contractorId: 'a', firstName: 'Eve', jobRole: 'Driver' });

  expect(await followPerson(world.trusted, 'a', 's1')).toBe(1);
  expect(await world.read('staffAssignments/x_s1')).toMatchObject({ name: 'Eve Ruiz', jobRole: 'Driver' });
  expect(await world.read('staffAssignments/x_s2')).toMatchObject({ name: 'Ana Ruiz' });
  expect(await followPerson(world.trusted, 'a', 's1')).toBe(0);
  expect(await followPerson(world.trusted, 'a', 'gone')).toBe(0);
});

it('a last day that the client set before assignments said so is the client’s', async () => {
  const ended = { ...assigned, name: 'Ana Ruiz', jobRole: 'Roofer', to: '2026-02-01' };
  const { db } = world.trusted;
  await db.doc('staffAssignments/x_s1').set({ ...ended, updatedBy: 'client' });
  await db.doc('staffAssignments/x_s2').set({ ...ended, staffId: 's2', updatedBy: 'contractor' });
  await db.doc('staffAssignments/x_s3').set({ ...assigned, staffId: 's3', updatedBy: 'client' });

  expect(await fillClientsLastDays(world.trusted, ['a'])).toBe(1);
  expect(await world.read('staffAssignments/x_s1')).toMatchObject({ isLastDayByClient: true });
  expect(await world.read('staffAssignments/x_s2')).not.toHaveProperty('isLastDayByClient');
  expect(await fillClientsLastDays(world.trusted, ['a'])).toBe(0);
});
