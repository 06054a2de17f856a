import { failingAfter, startWorld, type World } from '@vcms/server/test-support';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startNight } from './night-record.ts';
import { NIGHT_STEPS } from './night-steps.ts';
import { runNightly, takeUpRanges } from './run-nightly.ts';
import { workRange } from './work-range.ts';

const SNAPSHOTS = NIGHT_STEPS.findIndex(({ name }) => name === 'snapshots');
/** Two whole ranges and a part of one. */
const ENGAGEMENTS = 105;

let world: World;
let nights = 0;

function engagementOf(clientId: string) {
  const names = { clientName: clientId, contractorName: 'Acme Roofing' };
  const rest = { state: 'approved', workTypes: ['roofing'], riskLevel: 'medium', sites: [] };
  return { clientId, contractorId: 'a', ...names, ...rest };
}

/** As much of one as a pair needs to be judged. */
const CLIENT = { kind: 'client', timezone: 'America/Chicago' };

async function engage(clientId: string): Promise<void> {
  await world.put(`companies/${clientId}`, CLIENT);
  await world.put(`engagements/${clientId}_a`, engagementOf(clientId));
}

function clientAt(at: number): string {
  return `c${String(at).padStart(3, '0')}`;
}

beforeAll(async () => {
  world = await startWorld();
  const batch = world.trusted.db.batch();
  for (let at = 0; at < ENGAGEMENTS; at += 1) {
    batch.set(world.trusted.db.doc(`companies/${clientAt(at)}`), CLIENT);
    batch.set(world.trusted.db.doc(`engagements/${clientAt(at)}_a`), engagementOf(clientAt(at)));
  }
  await batch.commit();
});
afterAll(() => world.stop());
afterEach(async () => {
  const batch = world.trusted.db.batch();
  for (const { id } of await world.list('snapshots')) batch.delete(world.trusted.db.doc(`snapshots/${id}`));
  await batch.commit();
});

/** The first minutes after midnight, another one for each night. */
function nextNight(): void {
  nights += 1;
  world.setNow(`2026-11-21T06:${String(nights).padStart(2, '0')}:00Z`);
}

async function rangesOf(night: string, step: number) {
  const ranges = await world.list('nightRanges');
  return ranges.filter((range) => range.night === night && range.step === step);
}

/** A range makes the next one: all of a step's, until none waits. */
async function workStep(night: string, step: number): Promise<void> {
  for (;;) {
    const waiting = (await rangesOf(night, step)).filter(({ state }) => state === 'waiting');
    if (waiting.length === 0) return;
    for (const { id } of waiting) await workRange(world.trusted, id);
  }
}

/** Begins a night and works on it until the snapshots are next; answers the night. */
async function nightBeforeSnapshots(): Promise<string> {
  nextNight();
  const night = await startNight(world.trusted, { purge: false });
  for (let step = 0; step < SNAPSHOTS; step += 1) await workStep(night, step);
  return night;
}

async function finish(night: string): Promise<void> {
  for (;;) {
    const open = (await world.list('nightRanges')).filter(
      (range) => range.night === night && range.state === 'waiting',
    );
    if (open.length === 0) return;
    await Promise.all(open.map(({ id }) => workRange(world.trusted, id)));
  }
}

describe('a night over many engagements', () => {
  it('is split into ranges that make each other and are worked on apart, and counts what they did', async () => {
    nextNight();
    const night = await startNight(world.trusted, { purge: true });

    await finish(night);

    const record = await world.read(`nights/${night}`);
    expect(record).toMatchObject({ state: 'done', counts: { snapshots: ENGAGEMENTS } });
    expect(Object.keys(record?.counts).sort()).toEqual(NIGHT_STEPS.map(({ name }) => name).sort());
    const ranges = await rangesOf(night, SNAPSHOTS);
    expect(ranges.map(({ place, count }) => [place, count]).sort()).toEqual([
      [0, 50],
      [1, 50],
      [2, 5],
    ]);
    expect(await world.list('snapshots')).toHaveLength(ENGAGEMENTS);
  });

  it('that a release asks for is begun once, however often it is asked for', async () => {
    nextNight();
    const begun = world.trusted.now().toISOString();
    const night = await startNight(world.trusted, { purge: false, id: 'kept-9' });
    nextNight();
    await startNight(world.trusted, { purge: false, id: 'kept-9' });
    expect(await rangesOf(night, 0)).toHaveLength(1);

    await finish(night);
    await startNight(world.trusted, { purge: false, id: 'kept-9' });

    expect(await world.read('nights/kept-9')).toMatchObject({ now: begun, state: 'done' });
  });

  it('fills a snapshot from before a release with what the release keeps: the mean of the programs', async () => {
    nextNight();
    const night = await startNight(world.trusted, { purge: false });
    await finish(night);
    const kept = world.trusted.db.doc(`snapshots/${clientAt(3)}_a`);
    await kept.update({ programMean: FieldValue.delete() });
    nextNight();
    const next = await startNight(world.trusted, { purge: false, id: 'kept-8' });

    await finish(next);

    expect((await kept.get()).get('programMean')).toBe('');
    const ordered = await world.trusted.db.collection('snapshots').orderBy('programMean').get();
    expect(ordered.size).toBe(ENGAGEMENTS);
  });

  it.each([0, 4, 9, 70, 115])(
    'goes on after it was stopped %i writes on, and leaves nothing out',
    async (writes) => {
      nextNight();
      await expect(runNightly(failingAfter(world.trusted, writes), { purge: false })).rejects.toThrow(
        'stopped',
      );

      const report = await runNightly(world.trusted, { purge: false });

      expect(report.snapshots).toBe(ENGAGEMENTS);
      expect(await world.list('snapshots')).toHaveLength(ENGAGEMENTS);
    },
  );

  it('counts a range once, when two runs work on it at a time', async () => {
    const night = await nightBeforeSnapshots();
    const [first] = await rangesOf(night, SNAPSHOTS);

    await Promise.all([1, 2].map(() => workRange(world.trusted, first?.id)));
    await workRange(world.trusted, first?.id);

    expect(await world.read(`nights/${night}`)).toMatchObject({ done: 1, counts: { snapshots: 50 } });
    await finish(night);
    expect(await world.read(`nights/${night}`)).toMatchObject({ counts: { snapshots: ENGAGEMENTS } });
  });

  it('opens no gap where engagements come and go between a stop and the next run', async () => {
    const night = await nightBeforeSnapshots();
    const [first] = await rangesOf(night, SNAPSHOTS);
    // The next range is made; then the instance is stopped.
    await expect(workRange(failingAfter(world.trusted, 1), first?.id)).rejects.toThrow('stopped');
    await engage('c0505');
    await world.trusted.db.doc(`engagements/${clientAt(7)}_a`).delete();

    await finish(night);

    const judged = (await world.list('snapshots')).map(({ id }) => id);
    const engaged = (await world.list('engagements')).map(({ id }) => id);
    expect(judged.sort()).toEqual(engaged.sort());
    await world.trusted.db.doc('engagements/c0505_a').delete();
    await engage(clientAt(7));
  });

  it('is begun once for one moment', async () => {
    nextNight();
    const ids = await Promise.all([1, 2, 3].map(() => startNight(world.trusted, { purge: false })));

    expect(new Set(ids).size).toBe(1);
    const ranges = await rangesOf(ids[0] ?? '', 0);
    expect(ranges).toHaveLength(1);
    await world.trusted.db.doc(`nightRanges/${ranges[0]?.id}`).delete();
  });
});

describe('ranges that nobody works on any more', () => {
  it('are taken up after a quarter of an hour, as many as fit into the time of a run', async () => {
    const night = await nightBeforeSnapshots();
    const created = Date.now();
    const after = (minutes: number) => ({
      ...world.trusted,
      now: () => new Date(created + minutes * 60_000),
    });
    expect(await takeUpRanges(after(10), () => 0)).toBe(0);

    const times = [0, 0, 300_000];
    expect(await takeUpRanges(after(20), () => times.shift() ?? 300_000)).toBe(1);

    expect(await world.read(`nights/${night}`)).toMatchObject({ done: 1, counts: { snapshots: 50 } });
    await finish(night);
  });
});
