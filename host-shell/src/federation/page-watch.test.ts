import { createValueStore } from '@vcms/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import type { LoadFailureKind } from './load-failure.ts';
import { createPageWatch } from './page-watch.ts';
import type { RegistryState } from './registry-client.ts';
import { createRemoteStatusStore, IDLE_STATUS } from './remote-status-store.ts';
import { aFailure } from './test-adapter.ts';
import { aRegistry, aRelease, BASE, fakeLog, fakeNetwork } from './test-federation.ts';
import { fakePage, handClock } from './test-page.ts';

const CHUNK = `${BASE}1.0.0/app.js`;
/** A page that only the entry names, not release.json. */
const PAGE = `${BASE}1.0.0/page.js`;
const LOCATED = { release: aRelease('1.0.0'), folder: `${BASE}1.0.0/` };

function setUp() {
  const page = fakePage();
  const network = fakeNetwork();
  const log = fakeLog();
  const status = createRemoteStatusStore();
  const state = createValueStore<RegistryState>({ registry: aRegistry(), readAt: 0 });
  const refresh = vi.fn(() => Promise.resolve());
  const retry = vi.fn();
  const watch = createPageWatch({
    fetch: network.fetch,
    failedScripts: { integrityOf: (url) => (url === PAGE ? 'sha384-page' : undefined) },
    clock: handClock(Date.parse('2026-11-20T10:00:00Z')),
    page,
    log,
    status,
    retry,
    sessionStorage,
    registry: {
      state,
      refresh,
      readAhead: () => undefined,
      isStale: () => false,
      read: () => Promise.resolve(aRegistry()),
    },
    shellVersion: '1.0.0',
    user: () => ({ userId: 'u1', role: '5001' }),
    failed: () => new Set(),
    mayReload: () => true,
    refreshPage: () => {},
  });
  endings.push(watch.start());
  const fail = (kind: LoadFailureKind) =>
    status.set({ ...IDLE_STATUS, remote: 'remote-admin', phase: 'failed', failure: aFailure(kind) });
  return { watch, page, network, log, status, refresh, retry, fail };
}

/** As the remotes' lazy wrapper reports it: the chunk's error is the cause. */
function missingChunk(request = CHUNK): Error {
  const cause = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request,
  });
  return new Error('A page of this area did not load', { cause });
}

const endings: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

describe('a page that loses its network', () => {
  it('knows and logs it', () => {
    const { watch, page, log } = setUp();

    page.setOnline(false);
    page.setOnline(false);
    expect(watch.online.getSnapshot()).toBe(false);
    page.setOnline(true);

    expect(watch.online.getSnapshot()).toBe(true);
    expect(log.events()).toEqual(['offline', 'online']);
  });

  it.each([
    ['entry-network', 1],
    ['release-unreachable', 1],
    ['module-evaluation', 0],
    ['disabled', 0],
  ] as const)('loads again by itself when the network is back after %s: %d times', (kind, times) => {
    const { page, retry, fail } = setUp();
    page.setOnline(false);
    fail(kind);

    page.setOnline(true);

    expect(retry).toHaveBeenCalledTimes(times);
  });

  it('leaves a mounted remote alone', () => {
    const { page, status, retry } = setUp();
    status.set({ ...IDLE_STATUS, remote: 'remote-admin', phase: 'ready', release: '1.1.0' });

    page.setOnline(false);
    page.setOnline(true);

    expect(retry).not.toHaveBeenCalled();
  });
});

describe('a page of a remote that did not arrive', () => {
  it('has the registry read anew and a newer release offered', async () => {
    const { watch, status, network, refresh } = setUp();
    network.answers.set(CHUNK, 404);
    status.set({ ...IDLE_STATUS, remote: 'remote-admin', phase: 'ready', release: '1.0.0' });

    watch.noteMissingChunk(LOCATED, missingChunk());
    await eventually(() => expect(watch.releases.notice.getSnapshot()?.kind).toBe('superseded'));

    expect(refresh).toHaveBeenCalledOnce();
  });

  it('is known to be another file than the release names', async () => {
    const { watch, network } = setUp();
    network.answers.set(CHUNK, ['tampered', new TypeError('Failed to fetch')]);

    expect(await watch.noteMissingChunk(LOCATED, missingChunk())).toBe(true);
  });

  it.each([
    ['another file than its tag asked for', true, new TypeError('Failed to fetch')],
    ['the one that its tag asked for', false, 'released'],
  ])('that release.json does not name is known to be %s', async (_, expected, checked) => {
    const { watch, network } = setUp();
    network.answers.set(PAGE, ['read', checked]);

    expect(await watch.noteMissingChunk(LOCATED, missingChunk(PAGE))).toBe(expected);
    expect(network.requests.map(({ integrity }) => integrity)).toEqual([undefined, 'sha384-page']);
  });

  it('is known to be missing only', async () => {
    const { watch, network } = setUp();
    network.answers.set(CHUNK, 404);

    expect(await watch.noteMissingChunk(LOCATED, missingChunk())).toBe(false);
  });
});
