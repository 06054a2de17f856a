import { startWorld, type World } from '@vcms/server/test-support';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditMessages } from './audit-messages.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let moment = 0;
/** As somebody wrote it: each write at its own moment. */
function written(fields: object): DocumentData {
  moment += 1;
  return { ...fields, updatedAt: Timestamp.fromMillis(moment * 1000), updatedBy: 'client' };
}

/** Delivers one write twice at once, and once more, as Firebase may. */
async function deliver(
  kind: keyof typeof auditMessages,
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  moment += 1;
  const change = { eventId: `${id}-${moment}`, before, after };
  const write = () => auditMessages[kind](world.trusted, id, change);
  await Promise.all([write(), write()]);
  await write();
}

const linesOf = async (entityId: string) =>
  (await world.list('audit'))
    .filter((line) => line.entityId === entityId)
    .toSorted((left, right) => String(left.action).localeCompare(String(right.action)));

const PAIR = { clientId: 'x', contractorId: 'a' };

it('a note leaves lines from the moment on at which others read it, and never its text', async () => {
  const own = written({ ...PAIR, visibility: 'client_private', body: 'Secret one.', category: 'general' });
  await deliver('note', 'n1', undefined, own);
  const edited = written({ ...own, body: 'Secret two.' });
  await deliver('note', 'n1', own, edited);
  expect(await linesOf('n1')).toEqual([]);

  const shared = written({ ...edited, visibility: 'shared', body: 'Please wear a vest.' });
  await deliver('note', 'n1', edited, shared);
  const pinned = written({ ...shared, category: 'safety' });
  await deliver('note', 'n1', shared, pinned);

  const lines = await linesOf('n1');
  expect(lines).toMatchObject([
    { action: 'note.change', before: { category: 'general' }, after: { category: 'safety' } },
    { action: 'note.create', ...PAIR, actorUid: 'client', after: { visibility: 'shared' } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Secret|vest/);
});

it('an event of both sides leaves a line each time; one of the own company none', async () => {
  const own = written({ title: 'Own talk', visibility: 'company', ownerCompanyId: 'x' });
  await deliver('event', 'e1', undefined, own);
  expect(await linesOf('e1')).toEqual([]);

  const both = written({ ...own, ...PAIR, visibility: 'engagement', title: 'Site walk' });
  await deliver('event', 'e1', own, both);
  const moved = written({ ...both, title: 'Site walk, north' });
  await deliver('event', 'e1', both, moved);
  await deliver('event', 'e1', moved, undefined);

  const lines = await linesOf('e1');
  expect(lines).toMatchObject([
    { action: 'calendar_event.change', before: { title: 'Site walk' }, after: { title: 'Site walk, north' } },
    { action: 'calendar_event.create', ...PAIR },
    { action: 'calendar_event.delete', ...PAIR, before: { title: 'Site walk, north' } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Own talk');
});

it('an announcement leaves a line when somebody hands it in or ends it, and when it went out', async () => {
  const draft = written({
    clientId: 'x',
    subject: 'Gate closed',
    bodyText: 'Use the north gate.',
    state: 'draft',
  });
  await deliver('announcement', 'm1', undefined, draft);
  const better = written({ ...draft, subject: 'North gate' });
  await deliver('announcement', 'm1', draft, better);
  expect(await linesOf('m1')).toEqual([]);

  const due = written({ ...better, state: 'scheduled' });
  await deliver('announcement', 'm1', better, due);
  await deliver('announcement', 'm1', due, written({ ...due, state: 'cancelled' }));

  const states = (await linesOf('m1')).map(({ clientId, before, after }) => [clientId, before, after]);
  expect(states).toHaveLength(2);
  expect(states).toContainEqual(['x', { state: 'draft' }, { state: 'scheduled' }]);
  expect(states).toContainEqual(['x', { state: 'scheduled' }, { state: 'cancelled' }]);
});
