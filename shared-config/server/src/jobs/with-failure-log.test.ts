import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../test-support/world.ts';
import { plainCause } from './plain-cause.ts';
import { withFailureLog, withRunFailureLog } from './with-failure-log.ts';

let world: World;
const BEGUN = '2026-11-20T15:00:00.000Z';

beforeAll(async () => {
  world = await startWorld(BEGUN);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.setNow(BEGUN);
  for (const { id } of await world.list('failedJobs'))
    await world.trusted.db.doc(`failedJobs/${id}`).delete();
});

const EVENT = {
  id: 'projects/p/event-1',
  time: BEGUN,
  document: 'companies/a/policies/p1',
  params: { companyId: 'a', kind: 'policies', id: 'p1' },
};
const UNREACHABLE = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });

/** Tries an event `seconds` after it happened. */
async function attempt(
  work: () => Promise<unknown>,
  seconds = 0,
  event: typeof EVENT = EVENT,
): Promise<void> {
  world.setNow(new Date(Date.parse(BEGUN) + seconds * 1000).toISOString());
  await withFailureLog('results', 'evidenceWritten', () => world.trusted, work)(event);
}

const failing = (): Promise<never> => Promise.reject(UNREACHABLE);
const working = () => Promise.resolve();
const notes = (): Promise<readonly DocumentData[]> => world.list('failedJobs');

describe('work that an event asks for', () => {
  it('leaves a note when it fails, and is tried again: the failure goes on to who calls', async () => {
    await expect(attempt(failing)).rejects.toBe(UNREACHABLE);

    expect(await notes()).toMatchObject([
      {
        kind: 'results',
        job: 'evidenceWritten',
        subject: 'companies/a/policies/p1',
        companyId: 'a',
        cause: 'The database could not be reached. (14 UNAVAILABLE)',
        attempts: 1,
      },
    ]);
  });

  it('counts the tries of one event in one note that says until when it is tried', async () => {
    await expect(attempt(failing)).rejects.toThrow();
    await expect(attempt(failing, 10)).rejects.toThrow();

    const [note, ...others] = await notes();
    expect(others).toEqual([]);
    expect(note?.attempts).toBe(2);
    expect(note?.firstFailedAt.toDate().toISOString()).toBe(BEGUN);
    expect(note?.lastFailedAt.toDate().toISOString()).toBe('2026-11-20T15:00:10.000Z');
    expect(note?.triedUntil.toDate().toISOString()).toBe('2026-11-21T15:00:00.000Z');
  });

  it('takes its note away with the try that succeeds, and only its own', async () => {
    const other = { ...EVENT, id: 'projects/p/event-2' };
    await expect(attempt(failing)).rejects.toThrow();
    await expect(attempt(failing, 0, other)).rejects.toThrow();

    await attempt(working, 10);

    expect((await notes()).map(({ id }) => id)).toEqual(['evidenceWritten~projects-p-event-2']);
  });

  it('says whose record shows it where only the document names a company', async () => {
    const after = { data: () => ({ clientId: 'x', contractorId: 'a' }) };
    const event = { ...EVENT, params: { id: 'v1' }, document: 'variances/v1', data: { before: {}, after } };

    await expect(
      withFailureLog('results', 'varianceWritten', () => world.trusted, failing)(event),
    ).rejects.toThrow();

    expect(await notes()).toMatchObject([{ job: 'varianceWritten', companyId: 'a' }]);
  });
});

describe('work by the clock', () => {
  it('has one note however often it fails, until a run succeeds', async () => {
    const run = (work: () => Promise<unknown>) =>
      withRunFailureLog('messages', 'remindersDue', () => world.trusted, work)(undefined);
    await expect(run(failing)).rejects.toThrow();
    await expect(run(failing)).rejects.toThrow();
    expect(await notes()).toMatchObject([{ id: 'remindersDue~clock', attempts: 2 }]);

    await run(working);

    expect(await notes()).toEqual([]);
  });
});

describe('the cause of a failure', () => {
  it.each([
    [
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
      'The server could not be reached.',
    ],
    [new TypeError('x is undefined'), 'The product met something it does not expect.'],
    ['', 'The product met something it does not expect.'],
  ])('is a sentence: %s', (error, sentence) => {
    expect(plainCause(error).startsWith(sentence)).toBe(true);
  });
});
