import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../test-support/world.ts';
import { SHARED_RUNS, shareRun } from './shared-run.ts';

const NOON = '2026-11-20T18:00:00Z';

let world: World;
beforeAll(async () => {
  world = await startWorld(NOON);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.setNow(NOON);
  const { db } = world.trusted;
  await db.recursiveDelete(db.collection(SHARED_RUNS));
});

const nothing = async () => {};
const share = (owner: string, work: () => Promise<unknown>) =>
  shareRun(world.trusted, { name: 'evaluation-a', owner }, work, nothing);
const left = () => world.list(SHARED_RUNS);

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Work that goes on until it is let go, and says how often it was begun. */
function heldWork() {
  const { given: isBegun, give: begun } = signal();
  const { given: isFree, give: release } = signal();
  let rounds = 0;
  const work = () => {
    rounds += 1;
    begun();
    return isFree;
  };
  return { work, isBegun, release, rounds: () => rounds };
}

describe('a run that events share', () => {
  it('is begun once more for all that came while it went on, and leaves nothing behind', async () => {
    const held = heldWork();
    const first = share('e0', held.work);
    await held.isBegun;

    const others = await Promise.all(Array.from({ length: 24 }, (_, at) => share(`e${at + 1}`, nothing)));
    held.release();

    expect(new Set(others)).toEqual(new Set(['left to another']));
    expect(await first).toBe('ran');
    expect(held.rounds()).toBe(2);
    expect(await left()).toEqual([]);
  });

  it('reads the last of what was written, whoever runs', async () => {
    const { db } = world.trusted;
    const places = Array.from({ length: 25 }, (_, at) => db.doc(`records/${at}`));
    const look = async () => {
      const found = await db.collection('records').count().get();
      await db.doc('results/a').set({ count: found.data().count });
    };

    await Promise.all(
      places.map(async (place, at) => {
        await place.set({ at });
        await share(`w${at}`, look);
      }),
    );

    expect(await world.read('results/a')).toEqual({ count: 25 });
    expect(await left()).toEqual([]);
  });

  it('that fails is let go at once, and runs for the others when its event comes again', async () => {
    const broken = () => Promise.reject(new Error('Out of order.'));
    await expect(share('e1', broken)).rejects.toThrow('Out of order.');

    expect(await share('e2', nothing)).toBe('ran');
    expect(await share('e1', nothing)).toBe('ran');
    expect(await left()).toEqual([]);
  });

  it('that was killed goes on when its event comes again, or with another event once its time is over', async () => {
    const killed = heldWork();
    void share('e1', killed.work);
    await killed.isBegun;

    expect(await share('e2', nothing)).toBe('left to another');
    expect(await share('e1', nothing)).toBe('ran');
    expect(await left()).toEqual([]);

    const again = heldWork();
    void share('e3', again.work);
    await again.isBegun;
    world.setNow('2026-11-20T18:02:00Z');
    expect(await share('e4', nothing)).toBe('ran');
    expect(await left()).toEqual([]);
  });

  it('of another name is not waited for', async () => {
    const held = heldWork();
    const first = share('e1', held.work);
    await held.isBegun;
    const other = { name: 'evaluation-b', owner: 'e2' };

    expect(await shareRun(world.trusted, other, nothing)).toBe('ran');
    held.release();
    await first;
  });

  it('gives way when what it reads never comes to rest: its event comes again', async () => {
    let rounds = 0;
    const restless = async () => {
      rounds += 1;
      await share(`n${rounds}`, nothing);
    };

    await expect(share('e1', restless)).rejects.toThrow('Too busy to be followed: evaluation-a');
    expect(await share('e1', nothing)).toBe('ran');
  });
});
