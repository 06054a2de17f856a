import { CONTRACT_VERSION, type RoleCode, type Session, type ShellApi } from '@vcms/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { browserClock } from './clock.ts';
import { createRemoteRuntime } from './create-remote-runtime.ts';
import type { LocatedRelease } from './release-client.ts';
import type { RemoteRuntime } from './remote-runtime.ts';
import { aDrawingApp } from './test-adapter.ts';
import { aRegistry, aRelease, BASE, fakeLog, fakeNetwork, PROVIDED } from './test-federation.ts';
import { fakePage } from './test-page.ts';

const CS_BASE = 'https://cdn.example.com/r/remote-cs/';
const sessions: Readonly<Record<string, Session>> = {
  admin: aSession('5001', 'admin'),
  support: aSession('5002', 'cs'),
};

function aSession(role: RoleCode, family: Session['family']): Session {
  const mail = 'a@example.test';
  return {
    userId: `u-${role}`,
    role,
    family,
    email: mail,
    companyId: 'c',
    companyEmail: mail,
    company: 'C',
    photoUrl: null,
  };
}

/** How far the test has moved the clock on, ms. */
const clockStep = { ms: 0 };

function setUp() {
  clockStep.ms = 0;
  const registry = aRegistry();
  const entry = registry.remotes['remote-admin'];
  if (entry === undefined) throw new Error('no entry');
  const network = fakeNetwork({
    '/registry/test/remote-admin.json': JSON.stringify(registry),
    '/registry/test/remote-cs.json': JSON.stringify({
      ...registry,
      remotes: { 'remote-cs': { ...entry, family: 'cs', base: CS_BASE } },
    }),
  });
  for (const version of ['1.0.0', '1.1.0']) {
    network.answers.set(`${BASE}${version}/release.json`, JSON.stringify(aRelease(version)));
    const menu = {
      contract: CONTRACT_VERSION,
      remote: 'remote-cs',
      family: 'cs',
      menus: {},
      routes: [],
    } as const;
    const release = aRelease(version, {
      remote: 'remote-cs',
      container: `remote_cs__${version.replaceAll('.', '_')}`,
      menu,
    });
    network.answers.set(`${CS_BASE}${version}/release.json`, JSON.stringify(release));
  }
  const code: { fails?: unknown; throwsAfterEntry?: unknown } = {};
  const preloaded: string[] = [];
  const log = fakeLog();
  const reload = vi.fn();
  const page = fakePage();
  const shellApi = vi.fn(() => ({ log }) as unknown as ShellApi);
  const failures: string[] = [];
  const runtime = createRemoteRuntime({
    env: 'test',
    fetch: network.fetch,
    localStorage,
    sessionStorage,
    clock: { ...browserClock, now: () => Date.now() + clockStep.ms },
    random: () => 0,
    log,
    shellApi,
    onFailure: ({ kind, release }) => void failures.push(`${release} ${kind}`),
    isShellPath: (path) => path.startsWith('/login') || path === '/profile',
    reload,
    page,
    provided: PROVIDED,
    containers: {
      async loadApp({ release }: LocatedRelease, onEntry: () => void) {
        if (code.fails !== undefined) throw code.fails;
        onEntry();
        if (code.throwsAfterEntry !== undefined) throw code.throwsAfterEntry;
        return { app: { ...aDrawingApp(), remote: release.remote, release: release.version } };
      },
      preload: ({ release }) => void preloaded.push(`${release.remote} ${release.version}`),
    },
  });
  document.body.append(runtime.slotElement);
  return { runtime, network, code, preloaded, log, reload, page, shellApi, failures };
}

const shows = (runtime: RemoteRuntime) =>
  [...runtime.slotElement.querySelectorAll<HTMLElement>('[data-remote]')].map(
    ({ dataset }) => dataset.remote,
  );
const becomes = (runtime: RemoteRuntime, phase: string) =>
  eventually(() => expect(runtime.status.getSnapshot().phase).toBe(phase));

describe('the remote runtime', () => {
  let scene: ReturnType<typeof setUp>;

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/dashboard');
    scene = setUp();
    scene.runtime.start();
  });
  afterEach(async () => {
    await scene.runtime.stop();
    document.body.replaceChildren();
  });

  it('shows nothing and reads nothing without a session in a new browser', async () => {
    await scene.runtime.setSession(null);

    expect(scene.runtime.status.getSnapshot().phase).toBe('idle');
    expect(scene.network.requests.map(({ url }) => url)).toEqual([]);
  });

  it('mounts the remote of the session’s family and gives its menu', async () => {
    const { runtime } = scene;

    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'ready');

    expect(shows(runtime)).toEqual(['remote-admin']);
    expect(runtime.menu.getSnapshot()?.remote).toBe('remote-admin');
    expect(sessionStorage.getItem('vcms.pin.remote-admin')).toBe('1.1.0');
    expect(scene.shellApi).toHaveBeenCalledWith({ remote: 'remote-admin', release: '1.1.0' });
  });

  it('gets the menu and preloads the code on the shell’s own pages without mounting', async () => {
    const { runtime } = scene;
    history.replaceState(null, '', '/profile');

    await runtime.setSession(sessions.admin ?? null);
    await eventually(() => expect(runtime.menu.getSnapshot()).toBeDefined());

    expect(scene.preloaded).toEqual(['remote-admin 1.1.0']);
    expect(shows(runtime)).toEqual([]);
  });

  it('unmounts when the path goes to the shell and mounts again when it comes back', async () => {
    const { runtime } = scene;
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'ready');

    history.pushState(null, '', '/profile');
    await becomes(runtime, 'idle');
    expect(shows(runtime)).toEqual([]);
    history.pushState(null, '', '/dashboard');
    await becomes(runtime, 'ready');

    expect(shows(runtime)).toEqual(['remote-admin']);
  });

  it('has the remote unmounted, the menu gone and the pin cleared when signing out is done', async () => {
    const { runtime } = scene;
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'ready');

    await runtime.setSession(null);

    expect(shows(runtime)).toEqual([]);
    expect(runtime.menu.getSnapshot()).toBeUndefined();
    expect(runtime.status.getSnapshot()).toMatchObject({ phase: 'idle', remote: undefined });
    expect(sessionStorage.getItem('vcms.pin.remote-admin')).toBeNull();
  });

  it('keeps the pin of the tab when there was no session to end', async () => {
    sessionStorage.setItem('vcms.pin.remote-admin', '1.0.0');

    await scene.runtime.setSession(null);
    await scene.runtime.setSession(sessions.admin ?? null);
    await becomes(scene.runtime, 'ready');

    expect(scene.runtime.status.getSnapshot()).toMatchObject({ release: '1.0.0', source: 'pin' });
  });

  it('changes the remote with the family of the session', async () => {
    const { runtime } = scene;
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'ready');

    await runtime.setSession(sessions.support ?? null);
    await becomes(runtime, 'ready');

    expect(shows(runtime)).toEqual(['remote-cs']);
    expect(runtime.menu.getSnapshot()?.remote).toBe('remote-cs');
  });

  it('leaves a mounted remote alone when only name or picture change', async () => {
    const { runtime } = scene;
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'ready');
    const element = runtime.slotElement.firstElementChild;

    await runtime.setSession({ ...aSession('5001', 'admin'), photoUrl: 'https://x.example/p.png' });

    expect(runtime.slotElement.firstElementChild).toBe(element);
  });

  it('mounts anew for another user of the same role', async () => {
    const { runtime } = scene;
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'ready');
    const element = runtime.slotElement.firstElementChild;

    await runtime.setSession({ ...aSession('5001', 'admin'), userId: 'other' });
    await becomes(runtime, 'ready');

    expect(runtime.slotElement.firstElementChild).not.toBe(element);
    expect(shows(runtime)).toEqual(['remote-admin']);
  });

  it('follows the last of several orders', async () => {
    const { runtime } = scene;

    await Promise.all(
      [sessions.admin, sessions.support, null, sessions.support].map((session) =>
        runtime.setSession(session ?? null),
      ),
    );
    await becomes(runtime, 'ready');

    expect(shows(runtime)).toEqual(['remote-cs']);
  });

  it('shows nothing when the last of several orders is to sign out', async () => {
    const { runtime } = scene;
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'ready');

    void runtime.setSession(sessions.support ?? null);
    await runtime.setSession(null);
    await runtime.retry();

    expect(shows(runtime)).toEqual([]);
    expect(runtime.status.getSnapshot()).toMatchObject({ phase: 'idle', remote: undefined });
    expect(sessionStorage.getItem('vcms.pin.remote-admin')).toBeNull();
  });

  it('recovers by "Try again" once the CDN is back', async () => {
    const { runtime, code } = scene;
    code.fails = new Error('Failed to get remoteEntry exports. #RUNTIME-001');
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'failed');
    expect(runtime.status.getSnapshot().failure?.kind).toBe('entry-missing-global');

    code.fails = undefined;
    await runtime.retry();
    await becomes(runtime, 'ready');

    expect(shows(runtime)).toEqual(['remote-admin']);
  });

  it('shows a failure found on the shell’s own page, and recovers there as well', async () => {
    const { runtime, network } = scene;
    history.replaceState(null, '', '/profile');
    const files = ['1.1.0', '1.0.0'].map((version) => `${BASE}${version}/release.json`);
    const good = files.map((file) => network.answers.get(file) ?? '');
    for (const file of files) network.answers.set(file, 404);
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'failed');

    for (const [index, file] of files.entries()) network.answers.set(file, good[index] ?? '');
    await runtime.retry();

    expect(runtime.status.getSnapshot().phase).toBe('idle');
    expect(runtime.menu.getSnapshot()?.remote).toBe('remote-admin');
  });

  it('loads the page anew after a module that threw: only that can help', async () => {
    const { runtime, code, reload, failures } = scene;
    code.throwsAfterEntry = new TypeError('x is undefined');
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'failed');
    expect(runtime.status.getSnapshot().failure?.kind).toBe('module-evaluation');
    expect(failures).toContain('1.1.0 module-evaluation');

    await runtime.retry();

    expect(reload).toHaveBeenCalledOnce();
  });

  it('tells of a blocked release and reloads without its pin at the next navigation', async () => {
    const { runtime, network, page, reload } = scene;
    await runtime.setSession(sessions.admin ?? null);
    await becomes(runtime, 'ready');
    network.answers.set(
      '/registry/test/remote-admin.json',
      JSON.stringify({ ...aRegistry({ blocked: ['1.1.0'] }, 11), ttlSeconds: 0 }),
    );
    clockStep.ms = 301_000;

    page.show();
    await eventually(() => expect(runtime.notice.getSnapshot()?.kind).toBe('blocked'));
    page.navigate();

    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('vcms.pin.remote-admin')).toBeNull();
  });

  it('starts once however often it is told to', () => {
    expect(() => {
      scene.runtime.start();
      scene.runtime.start();
    }).not.toThrow();
  });
});
