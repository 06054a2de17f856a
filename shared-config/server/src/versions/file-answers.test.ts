import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('an answer that names a file that is not there', () => {
  const answered = { value: 'yes', answeredBy: 'contractor' };
  const record = {
    ...{ contractorId: 'a', state: 'submitted', version: 2, submittedOn: '2026-11-20' },
    answers: {
      q1: { ...answered, docId: 'photo', comment: 'See the photo.' },
      q2: { ...answered, docId: 'never-there', comment: 'See the other one.' },
    },
  };
  const submit = async (before: object | undefined, stored = record) => {
    await world.put('companies/a/documents/photo', { contractorId: 'a', state: 'draft', version: 1 });
    await world.put('companies/a/answers/safety', stored);
    const known = await world.read('companies/a/answers/safety');
    await fileAnswers(world.trusted, { companyId: 'a', id: 'safety', before, after: record });
    return { known, now: await world.read('companies/a/answers/safety') };
  };

  it('stands without it once it is submitted, and nothing else of the record changes', async () => {
    const { known, now } = await submit({ ...record, state: 'draft' });

    const { docId: _gone, ...left } = record.answers.q2;
    expect(now).toEqual({ ...known, answers: { q1: record.answers.q1, q2: left } });
  });

  it.each([
    ['a merge copied it, whose files may follow', undefined, record],
    ['it was taken up again meanwhile', { state: 'draft' }, { ...record, version: 3 }],
    ['somebody has decided on it', { state: 'draft' }, { ...record, state: 'accepted' }],
  ])('is left as it is where %s', async (_why, before, stored) => {
    const { known, now } = await submit(before, stored);

    expect(now).toEqual(known);
  });
});
