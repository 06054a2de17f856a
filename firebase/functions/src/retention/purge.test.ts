import { UNSUBSCRIBE_LINKS } from '@vcms/server/mail';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purge } from './purge.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T15:00:00Z');
});
afterAll(() => world.stop());

it('deletes the links of mails whose time is over, and no others', async () => {
  const ending = (iso: string) => ({ uid: 'contractor', expireAt: Timestamp.fromDate(new Date(iso)) });
  await world.put(`${UNSUBSCRIBE_LINKS}/old`, ending('2026-11-20T14:59:00Z'));
  await world.put(`${UNSUBSCRIBE_LINKS}/kept`, ending('2026-11-20T15:01:00Z'));

  expect(await purge(world.trusted)).toBe(1);
  expect((await world.list(UNSUBSCRIBE_LINKS)).map(({ id }) => id)).toEqual(['kept']);
});

it('deletes pauses of submissions a day after they ended', async () => {
  const until = (iso: string) => ({ until: Timestamp.fromDate(new Date(iso)) });
  await world.put('intakePauses/a', until('2026-11-19T14:59:00Z'));
  await world.put('intakePauses/b', until('2026-11-20T14:00:00Z'));

  expect(await purge(world.trusted)).toBe(1);
  expect((await world.list('intakePauses')).map(({ id }) => id)).toEqual(['b']);
});
