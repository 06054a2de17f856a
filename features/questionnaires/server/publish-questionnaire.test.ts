import type { Question } from '@vcms/domain';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishQuestionnaire } from './publish-questionnaire.ts';

const NOTE = 'One new question.';

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
});
afterAll(() => world.stop());

function question(id: string, more: Partial<Question> = {}): Question {
  const usual = { required: true, weight: 1, knockout: [], evidence: false };
  return { id, type: 'yes_no_na', text: `About ${id}?`, ...usual, ...more };
}

const pathOf = (n: number, definitionId = 'safety') =>
  `questionnaires/${definitionId}/questionnaireVersions/${n}`;

async function put(n: number, status: string, questions: Question[], more: object = {}): Promise<void> {
  const published = status === 'draft' ? {} : { publishedOn: '2026-01-01' };
  await world.put(pathOf(n), {
    ...{ definitionId: 'safety', n, owner: 'firm', title: 'Safety', status, ...published },
    ...{ sections: [{ title: 'All', questions }], ...more },
  });
}

const seenAt = async (): Promise<number> => {
  const at: unknown = (await world.read(pathOf(2)))?.updatedAt;
  return at instanceof Timestamp ? at.toMillis() : Number.NaN;
};

async function publish(caller: Caller = world.callers.service, more: object = {}): Promise<unknown> {
  const request = { definitionId: 'safety', n: 2, seenAt: await seenAt(), changeNote: NOTE, ...more };
  return publishQuestionnaire(world.trusted, caller, checkedRequest('questionnairePublish', request));
}

const statesOf = async () =>
  Promise.all([1, 2].map(async (n) => (await world.read(pathOf(n)))?.status as unknown));

beforeEach(async () => {
  await world.trusted.db.recursiveDelete(world.trusted.db.collection('questionnaires'));
  await put(1, 'published', [question('plan')]);
  await put(2, 'draft', [question('plan'), question('fleet')]);
});

describe('publishing a questionnaire', () => {
  it('takes the place of the version before, on a day that has begun everywhere, and may be sent again', async () => {
    await publish();
    await publish();

    expect(await world.read(pathOf(2))).toMatchObject({
      ...{ status: 'published', publishedOn: '2026-11-20', changeNote: NOTE, updatedBy: 'service' },
      updatedAt: expect.any(Timestamp),
    });
    expect(await statesOf()).toEqual(['retired', 'published']);
  });

  it('refuses an id that was given to a question of another type, whoever asks it so', async () => {
    await put(2, 'draft', [question('plan', { type: 'text' })]);
    await expect(publish()).rejects.toMatchObject({
      reason: 'invalid',
      message:
        'Version 1 asked for “Yes, No or N/A”. The answers on file would not fit: ask it as a new question.',
    });
    expect(await statesOf()).toEqual(['published', 'draft']);
  });

  it('refuses what the builder would not let through', async () => {
    await put(2, 'draft', [question('plan', { showIf: { questionId: 'gone', equals: 'yes' } })]);
    await expect(publish()).rejects.toMatchObject({ reason: 'invalid' });
    await put(2, 'draft', [], { sections: 'nothing that can be read' });
    await expect(publish()).rejects.toMatchObject({ reason: 'invalid' });
    expect(await statesOf()).toEqual(['published', 'draft']);
  });

  it('tells whoever has not seen the last change, and never publishes a version twice', async () => {
    await expect(publish(undefined, { seenAt: (await seenAt()) - 1 })).rejects.toMatchObject({
      reason: 'conflict',
    });
    await expect(publish(undefined, { n: 1 })).rejects.toMatchObject({ reason: 'wrong-state' });
  });

  it('is for customer service and the firm, or for a client and its own supplement', async () => {
    const { client, admin, contractor } = world.callers;
    for (const caller of [client, admin, contractor])
      await expect(publish(caller)).rejects.toMatchObject({ reason: 'not-allowed' });
    await expect(publish(undefined, { n: 9 })).rejects.toMatchObject({ reason: 'not-allowed' });

    await put(2, 'draft', [question('plan')], { owner: client.companyId });
    await expect(publish()).rejects.toMatchObject({ reason: 'not-allowed' });
    await publish(client);
    expect(await statesOf()).toEqual(['retired', 'published']);
  });
});
