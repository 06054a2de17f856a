import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onRequestWritten } from './on-request-written.ts';
import { remindOfRequests, requestsDueSoon } from './remind-of-requests.ts';

let world: World;
const REQUEST = {
  contractorId: 'a',
  clientId: 'x',
  title: 'Safety manual',
  category: 'other',
  note: '',
  dueOn: '2026-12-03',
  state: 'open',
};

beforeAll(async () => {
  world = await startWorld();
  await world.addPerson('colleague', '5003', 'x');
});
afterAll(() => world.stop());

/** Stores a request as this person wrote it, and delivers its event twice at a time. */
async function written(id: string, by: string, more: object): Promise<void> {
  await world.put(`documentRequests/${id}`, { ...REQUEST, ...more });
  await world.trusted.db.doc(`documentRequests/${id}`).update({ createdBy: by });
  const request = await world.read(`documentRequests/${id}`);
  await Promise.all([1, 2].map(() => onRequestWritten(world.trusted, id, request)));
}

async function told(id: string): Promise<readonly string[]> {
  const all = await world.list('notifications');
  return all
    .filter((notice) => String(notice.id).includes(`docrequest-${id}-`))
    .map(({ toId, title, body }) => `${toId}: ${title}. ${body}`)
    .sort();
}

it('a request is told to the contractor, its answer to whoever requested it, its acceptance again, each once', async () => {
  const file = { contractorId: 'a', typeId: 'requested_file', state: 'submitted' };
  await world.put('companies/a/documents/d1', file);
  await written('r1', 'client', {});
  await written('r1', 'client', { state: 'submitted', documentId: 'd1' });
  expect(await world.read('companies/a/documents/d1')).toMatchObject({ state: 'submitted' });
  await written('r1', 'client', { state: 'accepted', documentId: 'd1' });

  expect(await told('r1')).toEqual([
    'client: Document received. Acme Roofing: Safety manual, as you requested.',
    'contractor: Accepted. Safety manual accepted by Northfield.',
    'contractor: Document requested. Northfield requests: Safety manual, by 12/03/2026.',
  ]);
  expect(await world.read('companies/a/documents/d1')).toMatchObject({ state: 'accepted' });
  const waiting = (await world.list('noticeMail')).filter((notice) => String(notice.id).includes('-r1-'));
  expect(waiting.map(({ place }) => place)).toEqual(['documents', 'documents', 'documents']);
});

it('an answer to somebody who left is told to the colleagues, one to the firm to customer service', async () => {
  await written('r2', 'gone', { state: 'submitted', documentId: 'd1' });
  const { clientId: _, ...ofFirm } = REQUEST;
  await world.trusted.db
    .doc('documentRequests/r3')
    .set({ ...ofFirm, state: 'submitted', createdBy: 'service' });
  await onRequestWritten(world.trusted, 'r3', await world.read('documentRequests/r3'));

  expect((await told('r2')).map((line) => line.split(':')[0])).toEqual(['client', 'colleague']);
  expect((await told('r3')).map((line) => line.split(':')[0])).toEqual(['service']);
});

it('the night reminds three days before and on the day, once, of what is open', async () => {
  await world.put('documentRequests/r4', REQUEST);
  await world.put('documentRequests/r5', { ...REQUEST, state: 'withdrawn' });
  for (const today of ['2026-11-29', '2026-11-30', '2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04']) {
    const { docs } = await requestsDueSoon(world.trusted, today).get();
    await remindOfRequests(world.trusted, docs, today);
  }

  expect((await told('r4')).map((line) => line.split('. ')[0])).toEqual([
    'contractor: Requested document is due in 3 days',
    'contractor: Requested document is due today',
  ]);
  expect(await told('r5')).toEqual([]);
});
