import { startWorld, type World } from '@vcms/server/test-support';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEdits } from './audit-edits.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let moment = 0;
/** As somebody wrote it: each write at its own moment. */
function written(by: string, fields: object): DocumentData {
  moment += 1;
  return { ...fields, updatedAt: Timestamp.fromMillis(moment * 1000), updatedBy: by };
}

type Write = Parameters<typeof auditEdits.savedComment>[2];

/** Delivers each step from one state to the next twice at once, and once more, as Firebase may. */
async function deliver(
  follow: (change: Write) => Promise<void>,
  states: readonly (DocumentData | undefined)[],
): Promise<void> {
  for (const [at, after] of states.entries()) {
    moment += 1;
    const write = () =>
      follow({ eventId: `e-${moment}`, before: at === 0 ? undefined : states[at - 1], after });
    await Promise.all([write(), write()]);
    await write();
  }
}

const linesOf = async (entityId: string) =>
  (await world.list('audit'))
    .filter((line) => line.entityId === entityId)
    .toSorted((left, right) => String(left.action).localeCompare(String(right.action)));

it('an edition of a program leaves a line for its draft, each change and its publication', async () => {
  const content = { programId: 'hot-work', n: 2, title: 'Hot work', status: 'draft' };
  const draft = written('service', content);
  const renamed = written('service', { ...content, title: 'Hot work and welding' });
  const publication = { status: 'published', changeNote: 'Says who signs.' };
  const published = written('service', { ...renamed, ...publication });
  await deliver(
    (change) => auditEdits.programEdition(world.trusted, 'hot-work', '2', change),
    [draft, renamed, published],
  );

  const lines = await linesOf('hot-work_2');
  expect(lines).toHaveLength(3);
  const by = { entityType: 'program_edition', actorUid: 'service', actorRole: '5002' };
  for (const line of [
    { action: 'program_edition.create', after: expect.objectContaining({ title: 'Hot work', n: 2 }) },
    {
      ...{ action: 'program_edition.change', before: { title: 'Hot work' } },
      after: { title: 'Hot work and welding' },
    },
    {
      ...{ action: 'program_edition.change', before: { status: 'draft', changeNote: null } },
      after: publication,
    },
  ])
    expect(lines).toContainEqual(expect.objectContaining({ ...by, ...line }));
});

it('a draft of an edition that is thrown away leaves a line with what it said', async () => {
  const draft = written('service', { programId: 'ladders', n: 1, title: 'Ladders', status: 'draft' });
  await deliver(
    (change) => auditEdits.programEdition(world.trusted, 'ladders', '1', change),
    [draft, undefined],
  );

  expect(await linesOf('ladders_1')).toMatchObject([
    { action: 'program_edition.create', actorUid: 'service' },
    { action: 'program_edition.delete', before: { title: 'Ladders' } },
  ]);
});

it.each([
  ['firm', 'service', 'First words of it.', 'Other words of it.'],
  ['x', 'client', '(not shown)', '(not shown, other words)'],
])(
  'a saved comment leaves lines with its words for the firm, and without them for a client: %s',
  async (owner, uid, first, other) => {
    const comment = { owner, programId: 'hot-work', text: 'First words of it.' };
    const reworded = { ...comment, text: 'Other words of it.' };
    const moved = { ...reworded, elementId: 'permit' };
    await deliver(
      (change) => auditEdits.savedComment(world.trusted, `of-${owner}`, change),
      [...[comment, reworded, moved].map((fields) => written(uid, fields)), undefined],
    );

    const lines = await linesOf(`of-${owner}`);
    expect(lines.map(({ action }) => action)).toEqual([
      'saved_comment.change',
      'saved_comment.change',
      'saved_comment.create',
      'saved_comment.delete',
    ]);
    expect(lines).toContainEqual(
      expect.objectContaining({ actorUid: uid, before: { text: first }, after: { text: other } }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ before: { elementId: null }, after: { elementId: 'permit' } }),
    );
    expect(lines.map(({ clientId }) => clientId)).toEqual(lines.map(() => (owner === 'x' ? 'x' : undefined)));
    if (owner === 'x') expect(JSON.stringify(lines)).not.toContain('words of it');
  },
);
