import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeFilesOfPeople } from './close-files.ts';

const FILE = { contractorId: 'a', typeId: 'staff_record', visibility: 'engaged', state: 'submitted' };
const MANY = 230;

let world: World;
beforeAll(async () => {
  world = await startWorld();
  for (const id of ['ana', 'bo']) await world.put(`companies/a/staff/${id}`, { contractorId: 'a' });
  await world.put('companies/a/staff/cleo', { contractorId: 'a', photo: 'photo' });
  await paper('ana', 'd1', { docId: 'card', state: 'accepted' });
  await paper('ana', 'd2', { docId: 'sketch', state: 'draft' });
  await paper('bo', 'd3', { docId: 'list', state: 'accepted' });
  await paper('cleo', 'd4', { docId: 'list', state: 'accepted' });
});
afterAll(() => world.stop());

const paper = (staffId: string, id: string, fields: object) =>
  world.put(`companies/a/staff/${staffId}/staffDocuments/${id}`, { contractorId: 'a', staffId, ...fields });

async function putUp(id: string, fields: object = {}): Promise<void> {
  await world.put(`companies/a/documents/${id}`, { ...FILE, ...fields });
  await world.put(`companies/a/documentTexts/${id}`, { ...FILE, ...fields, nameWords: ['card'] });
}

describe('the files of people from before they said whose they are', () => {
  it('leave every list of the clients, and say whose they are, once', async () => {
    for (const id of ['card', 'sketch', 'list', 'unused']) await putUp(id);
    await putUp('photo', { typeId: 'staff_photo' });
    const before = await world.read('companies/a/documents/card');

    expect(await closeFilesOfPeople(world.trusted, ['a', 'b'])).toBe(5);
    expect(await world.read('companies/a/documents/card')).toEqual({
      ...before,
      visibility: 'company',
      staffId: 'ana',
    });
    for (const [id, staffId] of [
      ['card', 'ana'],
      ['sketch', 'ana'],
      ['photo', 'cleo'],
      // Of several people it is the first one's.
      ['list', 'bo'],
      ['unused', undefined],
    ] as const)
      for (const name of ['documents', 'documentTexts']) {
        const stored = await world.read(`companies/a/${name}/${id}`);
        expect([id, stored?.visibility, stored?.staffId]).toEqual([id, 'company', staffId]);
      }
    expect(await closeFilesOfPeople(world.trusted, ['a'])).toBe(0);
  });

  it('are the only ones that change', async () => {
    await putUp('w9', { typeId: 'w9' });
    await putUp('own', { typeId: 'client_file', visibility: 'client:x' });
    await putUp('new', { visibility: 'company', staffId: 'bo' });
    expect(await closeFilesOfPeople(world.trusted, ['a'])).toBe(0);
    expect(await world.read('companies/a/documents/w9')).toMatchObject({ visibility: 'engaged' });
    expect(await world.read('companies/a/documents/new')).toMatchObject({ staffId: 'bo' });
  });

  it('are all closed, however many there are, also those whose words are not kept yet', async () => {
    const ids = Array.from({ length: MANY }, (_, at) => `f${at}`);
    await Promise.all(ids.map((id) => world.put(`companies/a/documents/${id}`, FILE)));
    expect(await closeFilesOfPeople(world.trusted, ['a'])).toBe(MANY);
    const stored = await world.list('companies/a/documents');
    expect(stored.filter(({ typeId, visibility }) => typeId !== 'w9' && visibility === 'engaged')).toEqual(
      [],
    );
    expect(await world.list('companies/a/documentTexts')).toHaveLength(8);
  });
});
