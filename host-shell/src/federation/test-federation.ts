import {
  CONTRACT_VERSION,
  containerName,
  type Registry,
  type RegistryEntry,
  type Release,
  type RemoteApp,
  type RemoteLogger,
} from '@vcms/contract';

/** Builders and a network in memory for the tests of this folder. */
export const BASE = 'https://cdn.example.com/r/remote-admin/';
export const PROVIDED = { react: '19.3.1', '@vcms/ui': '1.0.0' };
const INTEGRITY = `sha384-${'A'.repeat(64)}`;

export function aRelease(version = '1.1.0', change: Partial<Release> = {}): Release {
  return {
    schema: 1,
    remote: 'remote-admin',
    version,
    commit: 'c0ffee1',
    builtAt: '2026-11-20T10:00:00Z',
    contract: CONTRACT_VERSION,
    container: containerName('remote-admin', version),
    entry: 'remoteEntry.js',
    exposes: ['./app', './menu'],
    integrity: { 'remoteEntry.js': INTEGRITY, 'app.js': INTEGRITY },
    preload: ['app.js'],
    requires: { react: '19.3.1', '@vcms/ui': '^1.0.0' },
    menu: {
      contract: CONTRACT_VERSION,
      remote: 'remote-admin',
      family: 'admin',
      menus: { '5001': [{ kind: 'link', id: version, label: version, to: '/dashboard' }] },
      routes: [{ path: '/dashboard', roles: ['5001'] }],
    },
    budget: { entryGzip: 1, totalGzip: 1 },
    ...change,
  };
}

export function anEntry(change: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    family: 'admin',
    base: BASE,
    active: '1.1.0',
    previous: '1.0.0',
    canary: null,
    blocked: [],
    disabled: null,
    releases: Object.fromEntries(
      ['1.0.0', '1.1.0', '1.2.0'].map((version) => [
        version,
        { path: `${version}/`, releaseIntegrity: INTEGRITY },
      ]),
    ),
    ...change,
  };
}

export function aRegistry(change: Partial<RegistryEntry> = {}, serial = 10): Registry {
  return {
    schema: 1,
    env: 'test',
    serial,
    generatedAt: '2026-11-20T10:00:00Z',
    ttlSeconds: 300,
    minShell: '1.0.0',
    remotes: { 'remote-admin': anEntry(change) },
  };
}

export function anApp(version = '1.1.0', change: Partial<RemoteApp> = {}): RemoteApp {
  return {
    contract: CONTRACT_VERSION,
    remote: 'remote-admin',
    release: version,
    bootstrap: () => Promise.resolve(),
    mount: () => Promise.resolve(),
    unmount: () => Promise.resolve(),
    ...change,
  };
}

/** What one address answers: a text, a status, an error, or nothing at all. */
export type Answer = string | number | 'hang' | Error;

/** A network in memory. A list of answers is used up in order, its last one stays. */
export interface FakeNetwork {
  readonly fetch: typeof fetch;
  readonly answers: Map<string, Answer | Answer[]>;
  /** How long an address takes to answer, in milliseconds. */
  readonly delays: Map<string, number>;
  readonly requests: { readonly url: string; readonly integrity: string | undefined }[];
}

export function fakeNetwork(initial: Readonly<Record<string, Answer | Answer[]>> = {}): FakeNetwork {
  const answers = new Map(Object.entries(initial));
  const delays = new Map<string, number>();
  const requests: { url: string; integrity: string | undefined }[] = [];
  const take = (url: string): Answer => {
    const found = answers.get(url);
    if (!Array.isArray(found)) return found ?? 404;
    return (found.length > 1 ? found.shift() : found[0]) ?? 404;
  };
  const fakeFetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    requests.push({ url, integrity: init?.integrity });
    const answer = take(url);
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      if (answer === 'hang') return;
      const settle = () => {
        if (answer instanceof Error) reject(answer);
        else if (typeof answer === 'number') resolve(new Response('', { status: answer }));
        else resolve(new Response(answer));
      };
      const ms = delays.get(url);
      if (ms === undefined) settle();
      else setTimeout(settle, ms);
    });
  };
  return { fetch: fakeFetch as typeof fetch, answers, delays, requests };
}

export interface FakeLog extends RemoteLogger {
  readonly lines: { readonly level: string; readonly event: string; readonly data: unknown }[];
  /** Names of the events, in order. */
  readonly events: () => readonly string[];
}

export function fakeLog(): FakeLog {
  const lines: { level: string; event: string; data: unknown }[] = [];
  return {
    lines,
    events: () => lines.map(({ event }) => event),
    info: (event, data) => void lines.push({ level: 'info', event, data }),
    warn: (event, data) => void lines.push({ level: 'warn', event, data }),
    error: (event, _cause, data) => void lines.push({ level: 'error', event, data }),
  };
}

/** A promise that the test settles. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (cause: unknown) => void;
}

export function defer<T = void>(): Deferred<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (cause: unknown) => void = () => {};
  const promise = new Promise<T>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
