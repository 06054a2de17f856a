import type { RegistryEntry } from '@vcms/contract';
import { vi } from 'vitest';
import { browserClock } from './clock.ts';
import { createRegistryClient } from './registry-client.ts';
import { createRegistryStore } from './registry-store.ts';
import { createReleaseClient, type LocatedRelease } from './release-client.ts';
import { createReleasePin } from './release-pin.ts';
import { createRemoteLoader, type LoadOptions } from './remote-loader.ts';
import {
  anApp,
  aRegistry,
  aRelease,
  BASE,
  defer,
  fakeLog,
  fakeNetwork,
  PROVIDED,
} from './test-federation.ts';

/** A remote loader over a network in memory, for the tests of this folder. */

/** How the code of a release behaves, one item for each time it is loaded; the last stays. */
export type Code = 'good' | 'no-entry' | 'no-app' | 'late-app' | unknown;

export function scriptError(): Error {
  return new Error('ScriptNetworkError: Failed to load script');
}

export function chunkError(version: string): Error {
  return Object.assign(new Error(`Loading chunk 1 failed.\n(error: ${BASE}${version}/app.js)`), {
    name: 'ChunkLoadError',
  });
}

export function setUpLoader(codes: Readonly<Record<string, Code[]>>, entry: Partial<RegistryEntry> = {}) {
  const network = fakeNetwork({ '/registry/test/remote-admin.json': JSON.stringify(aRegistry(entry)) });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    network.answers.set(`${BASE}${version}/release.json`, JSON.stringify(aRelease(version)));
  const log = fakeLog();
  const loads: string[] = [];
  const late = defer();
  const common = { fetch: network.fetch, clock: browserClock, random: () => 0, log };
  const failedScripts = { integrityOf: () => undefined };
  const loadApp = async ({ release: { version } }: LocatedRelease, onEntry: () => void): Promise<unknown> => {
    loads.push(version);
    const queue = codes[version] ?? ['good'];
    const code = queue.length > 1 ? queue.shift() : queue[0];
    if (code === 'no-entry') return new Promise(() => {});
    if (code instanceof Error && code.message.includes('ScriptNetworkError')) throw code;
    onEntry();
    if (code === 'no-app') return new Promise(() => {});
    if (code === 'late-app') return late.promise.then(() => ({ app: anApp(version) }));
    if (code instanceof Error) throw code;
    return code === 'good' ? { app: anApp(version) } : code;
  };
  const pin = createReleasePin(sessionStorage, 'remote-admin');
  const loader = createRemoteLoader({
    ...common,
    failedScripts,
    remote: 'remote-admin',
    shellVersion: '1.0.0',
    containers: { loadApp, preload: () => {} },
    registry: createRegistryClient({
      ...common,
      env: 'test',
      store: createRegistryStore(localStorage, 'test'),
    }),
    releases: createReleaseClient({ ...common, provided: PROVIDED }),
    pin,
  });
  const run = (options: Partial<LoadOptions> = {}) =>
    loader.load({ user: { userId: 'u1', role: '5001' }, signal: new AbortController().signal, ...options });
  return { loader, run, loads, log, network, pin, late };
}

/** Lets the work run to its end in fake time. */
export async function finish<T>(work: Promise<T>, ms = 60_000): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms);
  return work;
}
