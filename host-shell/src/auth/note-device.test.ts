import { createValueStore } from '@vcms/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDeviceList } from '../backend/device-list.ts';
import type { TrustedResult } from '../backend/trusted-call.ts';
import { createTelemetry } from '../telemetry/logger.ts';
import { eventually } from '../test-support/eventually.ts';
import { aSessionUser } from '../test-support/session-user.ts';
import { noteDevice } from './note-device.ts';
import type { SessionState } from './session-state.ts';

beforeEach(() => localStorage.clear());

const IN: SessionState = { kind: 'in', user: aSessionUser() };
const OUT: SessionState = { kind: 'out', reason: 'signed-out' };
const MISSING: SessionState = {
  kind: 'in',
  user: aSessionUser({ role: undefined, secondFactor: 'missing' }),
};
const DONE: TrustedResult<unknown> = { ok: true, value: { devices: [] } };

function setUp(state: SessionState, answer: TrustedResult<unknown> = DONE) {
  const session = createValueStore<SessionState>(state);
  const waiting: (() => void)[] = [];
  const call = vi.fn(async (_name: string, _request: object) => answer);
  let day = '2026-11-20';
  let names = 0;
  const devices = createDeviceList(call, {
    storage: localStorage,
    agent: 'Firefox/143.0',
    newName: () => {
      names += 1;
      return `name-${names}`;
    },
  });
  noteDevice(session, {
    ...{ devices, storage: localStorage, now: () => Date.parse(`${day}T12:00:00Z`) },
    after: (_ms, action) => {
      waiting.push(action);
      return () => {};
    },
    log: createTelemetry({ now: () => 0, path: () => '/', sinks: [] }).shell,
  });
  return {
    session,
    call,
    waiting,
    setDay: (next: string) => {
      day = next;
    },
    pass: () => {
      for (const action of waiting.splice(0)) action();
    },
  };
}

it('tells of this browser once a day for each person, always by the same name', async () => {
  const { session, call, pass, setDay } = setUp(IN);
  pass();
  expect(call.mock.calls).toEqual([['userDevices', { device: 'name-1', agent: 'Firefox/143.0' }]]);
  await eventually(() => expect(localStorage.getItem('vcms.device-noted')).toBe('u1 2026-11-20'));

  session.set(OUT);
  session.set({ ...IN });
  pass();
  expect(call).toHaveBeenCalledTimes(1);
  session.set({ kind: 'in', user: aSessionUser({ userId: 'u2' }) });
  pass();
  await eventually(() => expect(localStorage.getItem('vcms.device-noted')).toBe('u2 2026-11-20'));
  setDay('2026-11-21');
  session.set({ kind: 'in', user: aSessionUser({ userId: 'u2' }) });
  pass();
  expect(call.mock.calls.map(([, request]) => request)).toEqual(
    Array(3).fill({ device: 'name-1', agent: 'Firefox/143.0' }),
  );
});

it.each([OUT, MISSING])('asks nothing of the server that would refuse it: %j', (state) => {
  const { waiting } = setUp(state);

  expect(waiting).toEqual([]);
});

it('tells nothing of somebody who has left meanwhile, and tries again after a failure', async () => {
  const { session, call, pass } = setUp(IN, { ok: false, kind: 'unreachable', message: 'No.' });
  session.set(OUT);
  pass();
  expect(call).not.toHaveBeenCalled();

  await eventually(() => {
    session.set({ ...IN });
    pass();
    expect(call).toHaveBeenCalledTimes(2);
  });
  expect(localStorage.getItem('vcms.device-noted')).toBeNull();
});
