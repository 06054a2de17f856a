import type { RegistryEntry } from '@vcms/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserClock } from './clock.ts';
import { readOverride } from './override-release.ts';
import { createRegistryClient } from './registry-client.ts';
import { createRegistryStore } from './registry-store.ts';
import { createReleaseClient, type LocatedRelease } from './release-client.ts';
import { createReleasePin } from './release-pin.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { anApp, aRegistry, aRelease, fakeLog, fakeNetwork, PROVIDED } from './test-federation.ts';

const BASE = 'http://localhost:3101/';
const OWN = '1.2.0-b.0a1b2c3d';

function setUp(entry: Partial<RegistryEntry> = {}) {
  const network = fakeNetwork({
    '/registry/test/remote-admin.json': JSON.stringify(aRegistry(entry)),
    [`${BASE}release.json`]: JSON.stringify(aRelease(OWN)),
  });
  const log = fakeLog();
  const loads: string[] = [];
  const code: { fails?: Error } = {};
  const common = { fetch: network.fetch, clock: browserClock, random: () => 0, log, provided: PROVIDED };
  const pin = createReleasePin(sessionStorage, 'remote-admin');
  const override = { remote: 'remote-admin', base: BASE } as const;
  const loader = createRemoteLoader({
    ...common,
    failedScripts: { integrityOf: () => undefined },
    remote: 'remote-admin',
    shellVersion: '1.0.0',
    override: { base: BASE, read: () => readOverride(common, override) },
    registry: createRegistryClient({
      ...common,
      env: 'test',
      store: createRegistryStore(localStorage, 'test'),
    }),
    releases: createReleaseClient(common),
    containers: {
      async loadApp({ release, folder }: LocatedRelease, onEntry: () => void) {
        loads.push(`${folder}${release.entry}`);
        onEntry();
        if (code.fails !== undefined) throw code.fails;
        return { app: anApp(release.version) };
      },
      preload: () => {},
    },
    pin,
  });
  const load = () =>
    loader.load({ user: { userId: 'u1', role: '5001' }, signal: new AbortController().signal });
  return { loader, load, loads, log, network, pin, code };
}

describe('an overridden remote', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('comes from the developer’s server, without the registry’s integrity, and is not pinned', async () => {
    const { load, loads, network, pin } = setUp();
    pin.write('1.0.0');

    expect(await load()).toMatchObject({
      kind: 'done',
      value: { release: OWN },
      candidate: { source: 'override' },
    });
    expect(loads).toEqual([`${BASE}remoteEntry.js`]);
    expect(network.requests).toContainEqual({ url: `${BASE}release.json`, integrity: undefined });
    expect(pin.read()).toBe('1.0.0');
  });

  it.each<[string, (scene: ReturnType<typeof setUp>) => void]>([
    ['its server does not answer', ({ network }) => network.answers.set(`${BASE}release.json`, 404)],
    [
      'it was built for another contract',
      ({ network }) =>
        network.answers.set(
          `${BASE}release.json`,
          JSON.stringify(aRelease(OWN, { contract: { major: 99, minor: 0 } })),
        ),
    ],
    [
      'it is another remote',
      ({ network }) =>
        network.answers.set(`${BASE}release.json`, JSON.stringify({ ...aRelease(OWN), remote: 'remote-cs' })),
    ],
    [
      'its module throws',
      ({ code }) => {
        code.fails = new TypeError('x is undefined');
      },
    ],
  ])('names the override and takes no other release when %s', async (_, breakIt) => {
    const scene = setUp();
    breakIt(scene);

    const outcome = await scene.load();

    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { kind: 'override-failed', message: `In this tab remote-admin comes from ${BASE}.` },
    });
    const reference = outcome.kind === 'failed' ? outcome.failure.reference : '';
    expect(reference).toMatch(/^VC-override-failed-/);
    expect(scene.log.lines.find(({ event }) => event === 'override-failed')?.data).toMatchObject({
      remote: 'remote-admin',
      base: BASE,
      reference,
    });
    expect(scene.loads.filter((url) => !url.startsWith(BASE))).toEqual([]);
  });

  it('says so, too, when it fails to mount', () => {
    const { loader, load } = setUp();

    return load().then(() => {
      expect(loader.fail('mount-error', new Error('x'), OWN).kind).toBe('override-failed');
    });
  });

  it('gives way to an operator who has switched the remote off', async () => {
    const { load } = setUp({ disabled: { message: 'Later.' } });

    expect(await load()).toMatchObject({ kind: 'failed', failure: { kind: 'disabled' } });
  });
});
