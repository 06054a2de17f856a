import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TRUSTED_ACTOR } from '../core/context.ts';
import { RATE_LIMITS } from '../core/rate-limit.ts';
import { memberMark } from '../core/shared-limit.ts';
import { thrice } from '../test-support/thrice.ts';
import { startWorld, type World } from '../test-support/world.ts';
import { countWrite, DRAWN_WRITES_AN_HOUR, isDrawn } from './count-write.ts';

const BEGIN = Date.parse('2026-11-20T15:05:00Z');

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T15:20:00Z');
  await world.addPerson('colleague', '5005', 'a');
  await world.addPerson('colleague-x', '5003', 'x');
});
afterAll(() => world.stop());
afterEach(async () => {
  const { db } = world.trusted;
  for (const path of [RATE_LIMITS, 'intakePauses', 'audit', 'notifications', 'reminderLog'])
    await db.recursiveDelete(db.collection(path));
});

const snapshot = (data: DocumentData | undefined) => ({ data: () => data });

/** The event of a record that somebody wrote so many milliseconds after the beginning. */
function eventOf(path: string, by: string, ms: number, before?: DocumentData) {
  const after = { updatedAt: Timestamp.fromMillis(BEGIN + ms), updatedBy: by };
  const time = new Date(BEGIN + ms).toISOString();
  return {
    ...{ id: `e-${ms}`, time, document: path, params: {} },
    data: { before: snapshot(before), after: snapshot(after) },
  };
}
const write = (path: string, by: string, ms: number) => countWrite(world.trusted, eventOf(path, by, ms));

/** So many writes of somebody, `each` milliseconds apart; a hundred at a time. */
async function flood(path: (n: number) => string, by: string, count: number, each = 1): Promise<void> {
  for (let n = 0; n < count; n += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, count - n) }, (_, at) => write(path(n + at), by, (n + at) * each)),
    );
}

/** The first moment from there on at which a write of this path is drawn. */
function drawnFrom(path: string, from = 0): number {
  for (let ms = from; ; ms += 1) if (isDrawn({ path, at: Timestamp.fromMillis(BEGIN + ms) })) return ms;
}

const pauses = () => world.list('intakePauses');
const marks = async () => (await world.list(RATE_LIMITS)).map(({ marks: all }) => all.length);
const DRAFT = (n: number) => `companies/a/policies/p${n}`;

/** So many more drawn writes of somebody within the hour, whose company has one at least. */
async function plant(by: string, count: number): Promise<void> {
  const [counter] = (await world.trusted.db.collection(RATE_LIMITS).get()).docs;
  const others = Array.from({ length: count }, (_, at) => memberMark(by, `planted-${at}-${count}`));
  await counter?.ref.update({ marks: [...counter.get('marks'), ...others] });
}
/** One drawn write of somebody, and so many others within the hour. */
async function drawn(by: string, count: number): Promise<void> {
  await write(DRAFT(0), by, drawnFrom(DRAFT(0), count));
  await plant(by, count - 1);
}

const END = Timestamp.fromDate(new Date('2026-11-20T16:00:00Z'));
const lines = async (action: string) => (await world.list('audit')).filter((line) => line.action === action);

describe('the writes of a company within an hour', () => {
  it('pass as a list of 5,000 people, all of them assigned to two clients, 2,000 answers and a day of a busy office', async () => {
    await flood((n) => `companies/a/staff/s${n}`, 'contractor', 5_000);
    await flood((n) => `staffAssignments/x_s${n}`, 'contractor', 5_000);
    await flood((n) => `staffAssignments/y_s${n}`, 'colleague', 5_000);
    await flood(() => 'companies/a/answers/safety', 'colleague', 2_000);
    await flood((n) => `variances/v${n}`, 'contractor', 100);

    expect(await pauses()).toEqual([]);
    const [drawn = 0] = await marks();
    expect(drawn).toBeGreaterThan(280);
    expect(drawn).toBeLessThan(DRAWN_WRITES_AN_HOUR.count);
  });

  it('pause it beyond that until the hour is over, tell the audit and customer service once, and leave others alone', async () => {
    await drawn('contractor', 190);
    await drawn('colleague', 195);
    await flood(DRAFT, 'contractor', 1_000);
    await flood((n) => DRAFT(n + 1_000), 'colleague', 1_000);
    await flood((n) => `notes/n${n}`, 'client', 20);

    expect((await pauses()).map(({ id, until, writesUntil }) => [id, until, writesUntil])).toEqual([
      ['a', END, END],
    ]);
    expect(await lines('intake.pause')).toMatchObject([
      { entityId: 'a', contractorId: 'a', reason: expect.stringContaining('Too many changes') },
    ]);
    expect(await world.list('notifications')).toMatchObject([
      {
        toId: 'service',
        title: 'Changes paused',
        body: expect.stringMatching(/^Acme Roofing made .* 40 min/),
      },
    ]);
  });

  it('pause a client whose people flood others with what tells or judges them after a tenth', async () => {
    await drawn('client', 190);
    await drawn('colleague-x', 190);
    await flood((n) => `notes/n${n}`, 'client', 100);
    await flood((n) => `notes/m${n}`, 'colleague-x', 200);

    expect((await pauses()).map(({ id, writesUntil }) => [id, writesUntil])).toEqual([['x', END]]);
    expect((await world.list('audit')).map(({ clientId, contractorId }) => [clientId, contractorId])).toEqual(
      [['x', undefined]],
    );
  });
});

describe('one person of a company', () => {
  it('who writes too much pauses nobody else, is told, and so are the colleagues, the firm and the audit, once', async () => {
    await drawn('contractor', 240);
    await flood(DRAFT, 'contractor', 1_500);

    expect(await pauses()).toMatchObject([
      { id: 'a', companyId: 'a', people: { contractor: { until: END, writesUntil: END } } },
    ]);
    const [pause] = await pauses();
    expect(pause?.writesUntil).toBeUndefined();
    expect(pause?.until.toMillis()).toBeLessThan(Date.parse('2026-11-20T15:20:00Z'));
    expect(await lines('intake.pause')).toEqual([]);
    expect(await lines('user.pause')).toMatchObject([
      { entityId: 'contractor', contractorId: 'a', reason: expect.stringContaining('12,500') },
    ]);
    const told = (await world.list('notifications'))
      .map(({ toId, title, body }) => [toId, title, body])
      .sort();
    expect(told).toEqual([
      ['colleague', 'Changes of a colleague paused', expect.stringMatching(/^contractor Vale .* 40 min/)],
      ['contractor', 'Your changes are paused', expect.stringContaining('change your password')],
      ['service', 'Changes of one person paused', expect.stringMatching(/^contractor Vale of Acme Roofing/)],
    ]);

    // What came before the pause was there.
    await plant('contractor', 500);
    await drawn('colleague', 100);
    await flood((n) => DRAFT(n + 1_500), 'colleague', 1_000);
    expect((await pauses()).map(({ people, writesUntil }) => [Object.keys(people), writesUntil])).toEqual([
      [['contractor'], undefined],
    ]);

    await plant('colleague', 25);
    await flood((n) => DRAFT(n + 2_500), 'colleague', 1_500);
    expect((await pauses()).map(({ people, writesUntil }) => [Object.keys(people), writesUntil])).toEqual([
      [['contractor'], END],
    ]);
  });

  it('who floods others with what tells or judges them is stopped after a tenth', async () => {
    await drawn('client', 230);
    await flood((n) => `notes/n${n}`, 'client', 250);

    expect(
      (await pauses()).map(({ id, people, writesUntil }) => [id, Object.keys(people), writesUntil]),
    ).toEqual([['x', ['client'], undefined]]);
  });
});

it('a picture of a person, a file of megabytes, counts each time', async () => {
  await drawn('client', DRAWN_WRITES_AN_HOUR.ofOne - 5);
  for (const at of [1, 2, 3, 4, 5]) await write(`users/client/photo/${at}.png`, 'client', at);
  expect(await pauses()).toEqual([]);
  await write('users/client/photo/6.png', 'client', 6);

  expect((await pauses()).map(({ id, people }) => [id, Object.keys(people)])).toEqual([['x', ['client']]]);
});

describe('a write that is drawn', () => {
  it('counts once however often and by however many triggers it is told', async () => {
    const ms = drawnFrom(DRAFT(1));
    await thrice(() => write(DRAFT(1), 'contractor', ms));
    await countWrite(world.trusted, { ...eventOf(DRAFT(1), 'contractor', ms), id: 'of-another-trigger' });

    expect(await marks()).toEqual([1]);
  });

  it('counts in the hour of its stamp, however late its event comes', async () => {
    const early = drawnFrom(DRAFT(1), -3_600_000);
    await write(DRAFT(1), 'contractor', early);
    await write(DRAFT(1), 'contractor', drawnFrom(DRAFT(1)));

    expect(await marks()).toEqual([1, 1]);
  });

  it('counts for nobody where the firm, the server or a merge wrote it, or it was only added to', async () => {
    const ms = drawnFrom(DRAFT(1));
    await write(DRAFT(1), 'service', ms);
    await write(DRAFT(1), 'admin', ms);
    await write(DRAFT(1), TRUSTED_ACTOR, ms);
    const { data, ...event } = eventOf(DRAFT(1), 'contractor', ms);
    const stored = data.after.data();
    await countWrite(world.trusted, { ...event, data: { before: snapshot(stored), after: data.after } });
    await countWrite(world.trusted, { ...event, data: snapshot({ ...stored, mergedFrom: 'b' }) });
    await countWrite(world.trusted, { ...event, data: { before: data.after, after: snapshot(undefined) } });

    expect(await marks()).toEqual([]);
  });
});
