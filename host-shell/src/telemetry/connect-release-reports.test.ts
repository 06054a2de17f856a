import { createValueStore } from '@vcms/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadFailure } from '../federation/load-failure.ts';
import { IDLE_STATUS } from '../federation/remote-status-store.ts';
import { connectReleaseReports } from './connect-release-reports.ts';

const sendBeacon = vi.fn(() => true);

beforeEach(() => {
  sessionStorage.clear();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('what happens before the reports have loaded is told in its order, at the address of the function', async () => {
  const status = createValueStore(IDLE_STATUS);
  const reports = connectReleaseReports(100, window);
  const remote = 'remote-cs';

  reports.failed({ kind: 'integrity', remote, release: '1.2.0' } as LoadFailure);
  reports.follow(status);
  status.set({ ...IDLE_STATUS, remote, phase: 'choosing' });
  status.set({ ...IDLE_STATUS, remote, phase: 'ready', release: '1.1.0', source: 'active' });

  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(2));
  expect(sendBeacon.mock.calls).toEqual([
    ['/releaseReport/v1', JSON.stringify({ remote, version: '1.2.0', outcome: 'integrity' })],
    ['/releaseReport/v1', JSON.stringify({ remote, version: '1.1.0', outcome: 'stand-in' })],
  ]);
});
