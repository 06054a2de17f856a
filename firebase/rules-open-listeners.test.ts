import { ACTORS, type AccessWorld, SHOWN_STATES } from '@vcms/testing/access';
import { collection, type Firestore, onSnapshot, type Query, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

/** What an open listener has been told, in order, and how it ended. */
function watch(asked: Query) {
  const told: string[] = [];
  let begun = () => {};
  let ended = (_code: string) => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const end = new Promise<string>((resolve) => {
    ended = resolve;
  });
  onSnapshot(
    asked,
    (snapshot) => {
      told.push(...snapshot.docs.map(({ id }) => id));
      begun();
    },
    ({ code }) => ended(code),
  );
  return { told, hasBegun, end };
}

const notices = (db: Firestore, uid: string) =>
  query(collection(db, 'notifications'), where('toId', '==', uid));

describe('an open listener', () => {
  it('ends with the session of the person, before it is told of what comes with the end', async () => {
    const { uid } = ACTORS['5005'];
    const listener = watch(notices(world.as(ACTORS['5005']), uid));
    await listener.hasBegun;
    await world.write(
      new Map([
        [`endedSessions/${uid}`, { before: Math.ceil(Date.now() / 1000) + 60 }],
        ['notifications/too-late', { toId: uid, read: false }],
      ]),
    );

    expect(await listener.end).toBe('permission-denied');
    expect(listener.told).not.toContain('too-late');
  });

  it('of a client ends with the engagement that let it in', async () => {
    const all = collection(world.as(ACTORS['5003']), 'companies/A/policies');
    const policies = query(all, where(...SHOWN_STATES));
    const listener = watch(policies);
    await listener.hasBegun;
    const engagement = worldDocuments().get('engagements/X_A') ?? {};
    await world.write(new Map([['engagements/X_A', { ...engagement, state: 'ended' }]]));

    expect(await listener.end).toBe('permission-denied');
  });
});
