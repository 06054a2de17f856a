import { createValueStore } from '@vcms/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_LIMITS, REGISTRY_REREAD_MS, REGISTRY_WATCH_MS, SUPERSEDED_NOTICE_MS } from './load-limits.ts';
import { createNoticeMemory } from './notice-memory.ts';
import type { RegistryState } from './registry-client.ts';
import { createReleaseWatch } from './release-watch.ts';
import { aRegistry, fakeLog } from './test-federation.ts';
import { fakePage, handClock } from './test-page.ts';

const GENERATED = Date.parse('2026-11-20T10:00:00Z');
const OLD = { remote: 'remote-admin', release: '1.0.0' } as const;
const USER = { userId: 'u1', role: '5001' } as const;

function setUp(now = GENERATED) {
  const clock = handClock(now);
  const page = fakePage();
  const log = fakeLog();
  const state = createValueStore<RegistryState>({ registry: undefined, readAt: undefined });
  const refresh = vi.fn(() => Promise.resolve());
  const reload = vi.fn();
  const guard = { dirty: false };
  const session: { user: typeof USER | undefined } = { user: USER };
  let stale = false;
  const registry = {
    state,
    refresh,
    readAhead: () => undefined,
    isStale: () => stale,
    read: () => Promise.resolve(aRegistry()),
  };
  const watch = createReleaseWatch({
    registry,
    clock,
    page,
    memory: createNoticeMemory(sessionStorage),
    log,
    shellVersion: '1.0.0',
    user: () => session.user,
    failed: () => new Set(),
    mayReload: () => !guard.dirty,
    reload,
  });
  endings.push(watch.start());
  const read = (change: Parameters<typeof aRegistry>[0] = {}) =>
    state.set({ registry: aRegistry(change), readAt: clock.now() });
  const setStale = (value: boolean) => {
    stale = value;
  };
  return { watch, clock, page, log, state, refresh, reload, guard, session, read, setStale };
}

const endings: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

describe('reading the registry in mid-session', () => {
  it('happens when the tab comes to the front and the copy is old', () => {
    const { page, refresh, setStale } = setUp();
    page.show();
    expect(refresh).not.toHaveBeenCalled();

    setStale(true);
    page.show();

    expect(refresh).toHaveBeenCalledOnce();
  });

  it('waits for the network', () => {
    const { page, refresh, setStale } = setUp();
    setStale(true);
    page.setOnline(false);

    page.show();

    expect(refresh).not.toHaveBeenCalled();
  });

  it('happens after a load failed, unless the registry itself was the failure', () => {
    const { watch, refresh } = setUp();

    watch.noteFailure('registry-unreachable');
    expect(refresh).not.toHaveBeenCalled();
    watch.noteFailure('entry-network');

    expect(refresh).toHaveBeenCalledOnce();
  });

  it('happens within a minute in a tab that nobody touches', () => {
    const { clock, refresh } = setUp();

    clock.advance(REGISTRY_WATCH_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    clock.advance(REGISTRY_WATCH_MS);

    expect(refresh).toHaveBeenCalledTimes(2);
    expect(REGISTRY_WATCH_MS).toBeLessThan(60_000 - 2 * LOAD_LIMITS.registry);
  });

  it('rests while the tab is hidden, and is made good when it comes to the front', () => {
    const { clock, page, read, refresh } = setUp();
    read();
    page.hide();

    clock.advance(REGISTRY_WATCH_MS);
    expect(refresh).not.toHaveBeenCalled();
    page.show();

    expect(refresh).toHaveBeenCalledOnce();
  });

  it('rests while nobody is signed in and while there is no network', () => {
    const { clock, page, session, refresh } = setUp();
    session.user = undefined;
    clock.advance(REGISTRY_WATCH_MS);
    session.user = USER;
    page.setOnline(false);
    clock.advance(REGISTRY_WATCH_MS);

    expect(refresh).not.toHaveBeenCalled();
  });

  it('happens once a minute while a substitute serves', () => {
    const { clock, page, state, refresh, read } = setUp();
    page.hide();

    state.set({ registry: aRegistry(), readAt: undefined });
    clock.advance(REGISTRY_REREAD_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    state.set({ registry: aRegistry(), readAt: undefined });
    read();
    clock.advance(REGISTRY_REREAD_MS);

    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('ends with the watch', () => {
    const { clock, page, refresh, setStale } = setUp();
    setStale(true);
    endings.pop()?.();

    page.show();
    clock.advance(REGISTRY_WATCH_MS);

    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a superseded release', () => {
  it('is logged once and told after 48 hours, counted from the registry that says so', () => {
    const { watch, clock, page, log, read } = setUp(GENERATED + 1000);
    watch.noteLoaded(OLD);
    read();
    expect(watch.notice.getSnapshot()).toBeUndefined();

    clock.advance(SUPERSEDED_NOTICE_MS);
    page.show();

    expect(watch.notice.getSnapshot()).toMatchObject({ kind: 'superseded', newer: '1.1.0' });
    expect(log.events()).toEqual(['remote.superseded']);
  });

  it('keeps its date and its dismissal over a reload of the page', () => {
    const before = setUp(GENERATED);
    before.watch.noteLoaded(OLD);
    before.read();
    endings.pop()?.();
    const after = setUp(GENERATED + SUPERSEDED_NOTICE_MS + 1);
    after.watch.noteLoaded(OLD);
    after.state.set({
      registry: { ...aRegistry(), generatedAt: '2026-11-22T09:00:00Z' },
      readAt: after.clock.now(),
    });
    expect(after.watch.notice.getSnapshot()?.kind).toBe('superseded');

    after.watch.dismiss();
    expect(after.watch.notice.getSnapshot()).toBeUndefined();
    const third = setUp(GENERATED + SUPERSEDED_NOTICE_MS + 2);
    third.watch.noteLoaded(OLD);
    third.read();

    expect(third.watch.notice.getSnapshot()).toBeUndefined();
  });

  it('is told at once when a page of it is missing and the registry knows a newer one', async () => {
    const { watch, read } = setUp();
    watch.noteLoaded(OLD);
    read();

    watch.noteMissingPart();
    await Promise.resolve();

    expect(watch.notice.getSnapshot()?.kind).toBe('superseded');
  });

  it('is nobody’s business after the session', () => {
    const { watch, read } = setUp(GENERATED + SUPERSEDED_NOTICE_MS + 1);
    watch.noteLoaded(OLD);
    read();

    watch.noteLoaded(undefined);

    expect(watch.notice.getSnapshot()).toBeUndefined();
  });
});

describe('a blocked release', () => {
  it('is told and logged, and cannot be dismissed', () => {
    const { watch, log, read } = setUp();
    watch.noteLoaded(OLD);

    read({ blocked: ['1.0.0'] });
    watch.dismiss();

    expect(watch.notice.getSnapshot()).toEqual({ kind: 'blocked', ...OLD });
    expect(log.events()).toContain('remote.blocked');
  });

  it('goes at the next navigation, once', () => {
    const { watch, page, reload, read } = setUp();
    watch.noteLoaded(OLD);
    read({ blocked: ['1.0.0'] });
    expect(reload).not.toHaveBeenCalled();

    page.navigate();
    page.navigate();

    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload a second time when the reload changed nothing', () => {
    const first = setUp();
    first.watch.noteLoaded(OLD);
    first.read({ blocked: ['1.0.0'] });
    first.page.navigate();
    const second = setUp();
    second.watch.noteLoaded(OLD);
    second.read({ blocked: ['1.0.0'] });

    second.page.navigate();

    expect(second.reload).not.toHaveBeenCalled();
    expect(second.watch.notice.getSnapshot()?.kind).toBe('blocked');
  });

  it('stays while a form holds changes', () => {
    const { watch, page, reload, guard, read } = setUp();
    watch.noteLoaded(OLD);
    read({ blocked: ['1.0.0'] });
    guard.dirty = true;

    page.navigate();
    expect(reload).not.toHaveBeenCalled();
    guard.dirty = false;
    page.navigate();

    expect(reload).toHaveBeenCalledOnce();
  });
});
