import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../core/rate-limit.ts';
import { thrice } from '../test-support/thrice.ts';
import { startWorld, type World } from '../test-support/world.ts';
import { countSubmission, SUBMISSIONS_AN_HOUR } from './count-submission.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T15:05:00Z');
});
afterAll(() => world.stop());

const submit = (companyId: string, eventId: string, at = '2026-11-20T15:05:00Z', by = '') =>
  countSubmission(world.trusted, {
    companyId,
    eventId,
    after: { updatedAt: Timestamp.fromDate(new Date(at)), updatedBy: by },
  });
const pauses = async () =>
  (await world.list('intakePauses')).map(({ id, until }) => [
    id,
    (until as Timestamp).toDate().toISOString(),
  ]);
const lines = async () => (await world.list('audit')).filter(({ action }) => action === 'intake.pause');

const many = (number: number) => Array.from({ length: number }, (_, at) => at);

/** So many submissions of the hour, beside those that are counted. */
async function fill(count: number): Promise<void> {
  const [counter] = (await world.trusted.db.collection(RATE_LIMITS).get()).docs;
  const others = Array.from({ length: count }, (_, at) => `other-${at}`);
  await counter?.ref.update({ marks: [...counter.get('marks'), ...others] });
}

it('takes as much as the limit says, each event once however often it comes', async () => {
  await thrice(() => submit('a', 'first'));
  await fill(SUBMISSIONS_AN_HOUR.count - 2);
  await thrice(() => submit('a', 'last'));

  expect((await world.list(RATE_LIMITS)).map(({ marks }) => marks.length)).toEqual([500]);
  expect(await pauses()).toEqual([]);
});

it('pauses the company with the next one until its hour is over, and tells the firm and the audit once', async () => {
  await thrice(() => submit('a', 'more'));
  await submit('a', 'even-more');

  expect(await pauses()).toEqual([['a', '2026-11-20T16:00:00.000Z']]);
  expect(await lines()).toMatchObject([
    { entityId: 'a', contractorId: 'a', reason: expect.stringContaining('500') },
  ]);
  expect(await world.list('notifications')).toMatchObject([
    {
      toId: 'service',
      title: 'Submissions paused',
      body: expect.stringMatching(/^Acme Roofing made .* 55 min/),
    },
  ]);
});

it('leaves other companies alone', async () => {
  await submit('b', 'first-of-b');

  expect((await pauses()).map(([id]) => id)).toEqual(['a']);
});

it('counts what comes late in the hour it was submitted in, which is no reason to pause the next one', async () => {
  world.setNow('2026-11-20T16:10:00Z');
  await world.trusted.db.recursiveDelete(world.trusted.db.collection('intakePauses'));
  await submit('a', 'held-up');
  expect(await pauses()).toEqual([]);

  await submit('a', 'of-the-next-hour', '2026-11-20T16:10:00Z');
  expect(await pauses()).toEqual([]);
  expect((await world.list(RATE_LIMITS)).map(({ marks }) => marks.length).sort()).toEqual([1, 1, 500]);
});

describe('one person who submits too much', () => {
  const { count, ofOne } = SUBMISSIONS_AN_HOUR;
  const AT = '2026-11-20T17:10:00Z';
  const by = (uid: string, from: number, number: number) =>
    many(number).reduce(
      (before, at) => before.then(() => submit('a', `${uid}-${from + at}`, AT, uid)),
      Promise.resolve(),
    );
  beforeAll(async () => {
    world.setNow(AT);
    await world.addPerson('colleague', '5005', 'a');
    for (const path of [RATE_LIMITS, 'intakePauses', 'audit', 'notifications', 'reminderLog'])
      await world.trusted.db.recursiveDelete(world.trusted.db.collection(path));
  });

  it('submits the papers of a crew of 100, then waits alone; the firm, the colleagues and the audit learn of it once', async () => {
    await by('contractor', 0, ofOne);
    expect(await world.list('intakePauses')).toEqual([]);

    await by('contractor', ofOne, 3);
    await thrice(() => submit('a', 'contractor-again', AT, 'contractor'));

    const until = Timestamp.fromDate(new Date('2026-11-20T18:00:00Z'));
    expect(await world.list('intakePauses')).toMatchObject([
      {
        id: 'a',
        until: Timestamp.fromDate(new Date('2026-11-20T17:00:00Z')),
        people: { contractor: { until } },
      },
    ]);
    const [line, ...others] = await world.list('audit');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ action: 'user.pause', entityId: 'contractor', contractorId: 'a' });
    const told = (await world.list('notifications')).map(({ toId, title }) => `${toId}: ${title}`).sort();
    expect(told).toEqual([
      'colleague: Submissions of a colleague paused',
      'contractor: Your submissions are paused',
      'service: Submissions of one person paused',
    ]);
  });

  it('leaves the rest to the colleagues, whose own excess pauses the company', async () => {
    await by('colleague', 0, count - ofOne);
    expect(await lines()).toEqual([]);

    await by('colleague', count, 1);
    expect(await lines()).toMatchObject([{ entityId: 'a' }]);
    expect(await world.read('intakePauses/a')).toMatchObject({
      ...{ until: Timestamp.fromDate(new Date('2026-11-20T18:00:00Z')) },
      people: { contractor: { until: expect.any(Timestamp) } },
    });
  });
});
