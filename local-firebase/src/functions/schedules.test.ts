import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, until } from './functions-harness.ts';

const CODE = `
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
const { onSchedule } = require('firebase-functions/v2/scheduler');
initializeApp();
const note = (name) => (event) => getFirestore().doc('ran/' + name).set({ time: event.scheduleTime });
exports.nightly = onSchedule({ schedule: '0 3 * * *', timeZone: 'America/New_York' }, note('nightly'));
exports.monthly = onSchedule({ schedule: 'first monday of month 09:30', timeZone: 'UTC' }, note('monthly'));
exports.dated = require('firebase-functions/v2/firestore').onDocumentWritten('asks/{id}', (event) =>
  getFirestore().doc('dated/' + event.params.id).set({
    made: new Date().toISOString(), now: new Date(Date.now()).toISOString(), given: new Date(0).toISOString(),
    kind: String(new Date() instanceof Date), text: typeof Date(),
  }));
exports.failing = onSchedule({ schedule: '0 0 1 1 *', retryCount: 1 }, () => { throw new Error('no luck'); });
exports.wrong = onSchedule('every now and then', note('wrong'));
`;

describe('schedule functions', () => {
  let harness: FunctionsHarness;

  beforeAll(async () => {
    harness = createFunctionsHarness(CODE);
    await harness.start();
    await harness.moveClock({ mode: 'stopped', now: '2026-03-01T00:00:00Z' });
    await harness.settled();
  });

  afterAll(() => harness.remove());

  async function ran(name: string): Promise<string | undefined> {
    return (await harness.get(`ran/${name}`))?.time;
  }

  it('know their next run in their time zone', async () => {
    const { functions } = await harness.status();
    const nextRuns = Object.fromEntries(functions.map(({ name, nextRun }) => [name, nextRun]));
    expect(nextRuns.nightly).toBe('2026-03-01T08:00:00.000Z');
    expect(nextRuns.monthly).toBe('2026-03-02T09:30:00.000Z');
  });

  it('run when the clock is moved past their time, not before', async () => {
    await harness.moveClock({ now: '2026-03-01T07:59:59Z' });
    await harness.settled();
    expect(await ran('nightly')).toBeUndefined();
    await harness.moveClock({ now: '2026-03-01T08:00:01Z' });
    await until(async () => (await ran('nightly')) !== undefined);
    expect(await ran('nightly')).toBe('2026-03-01T08:00:00.000Z');
  });

  it('run once for a long jump, for the latest time, also over the change to summer time', async () => {
    await harness.moveClock({ now: '2026-03-20T12:00:00Z' });
    await until(async () => (await ran('nightly')) === '2026-03-20T07:00:00.000Z');
    expect(await ran('monthly')).toBe('2026-03-02T09:30:00.000Z');
  });

  it('have the clock as their own time, as other functions have', async () => {
    await harness.put('asks/one', { text: 'when' });
    await until(async () => (await harness.get('dated/one')) !== undefined);

    const { made, now, ...others } = (await harness.get('dated/one')) ?? {};
    expect([made?.slice(0, 10), now?.slice(0, 10)]).toEqual(['2026-03-20', '2026-03-20']);
    expect(others).toEqual({ given: '1970-01-01T00:00:00.000Z', kind: 'true', text: 'string' });
  });

  it('run at once when asked to', async () => {
    const answer = await fetch(`${harness.origin()}/local/schedules/monthly/run`, { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(await ran('monthly')).toBe('2026-03-20T12:00:00.000Z');
  });

  it('tell whoever asked that they failed, or that there is no such function', async () => {
    const post = (name: string) =>
      fetch(`${harness.origin()}/local/schedules/${name}/run`, { method: 'POST' });
    expect((await post('failing')).status).toBe(500);
    expect((await post('unknown')).status).toBe(404);
  });

  it('run again after a failure as often as they said', async () => {
    const failures = () =>
      harness.logs.filter(({ function: name, message }) => name === 'failing' && /^Call/.test(message));
    await harness.moveClock({ now: '2027-01-02T00:00:00Z' });
    await until(() => failures().length === 1);
    await harness.moveClock({ advanceSeconds: 6 });
    await until(() => failures().length === 2);
    await harness.settled();
    expect(failures().at(-1)?.message).toContain('It is not called again.');
  });

  it('are planned anew when the clock goes back', async () => {
    await harness.moveClock({ now: '2026-06-01T00:00:00Z' });
    const { functions } = await harness.status();
    expect(functions.find(({ name }) => name === 'nightly')?.nextRun).toBe('2026-06-01T07:00:00.000Z');
  });

  it('with a schedule nobody understands are reported', () => {
    expect(harness.logs).toContainEqual({
      severity: 'ERROR',
      function: 'wrong',
      message: expect.stringContaining('"every now and then"'),
    });
  });
});
