import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileAnswers } from './file-answers.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const stateOf = async (id: string) => (await world.read(`companies/a/documents/${id}`))?.state;

it('what answers name as proof is submitted with them, once, and nothing else', async () => {
  for (const id of ['policy', 'photo', 'other'])
    await world.put(`companies/a/documents/${id}`, { contractorId: 'a', state: 'draft', version: 1 });
  await world.put('companies/a/documents/old', { contractorId: 'a', state: 'accepted', version: 1 });
  const answers = {
    q1: { value: 'yes', docId: 'policy' },
    q2: { value: 'yes', docId: 'photo' },
    q3: { value: 'yes', docId: 'policy' },
    q4: { value: 'no' },
    q5: { value: 'yes', docId: 'old' },
    q6: { value: 'yes', docId: 'not-there' },
    q7: null,
  };
  const change = {
    ...{ companyId: 'a', id: 'safety', before: { state: 'draft', answers } },
    after: { state: 'submitted', submittedOn: '2026-11-20', answers },
  };

  await fileAnswers(world.trusted, change);
  expect(await world.read('companies/a/documents/photo')).toMatchObject({
    state: 'submitted',
    submittedOn: '2026-11-20',
  });
  const filed = await world.read('companies/a/documents/policy');
  await fileAnswers(world.trusted, change);

  expect(await world.read('companies/a/documents/policy')).toEqual(filed);
  expect([await stateOf('other'), await stateOf('old'), await stateOf('not-there')]).toEqual([
    'draft',
    'accepted',
    undefined,
  ]);
});
