import {
  createValueStore,
  parseRegistry,
  REMOTE_NAMES,
  type ReadableStore,
  type Registry,
  type RemoteLogger,
  type RemoteName,
  registryPath,
} from '@vcms/contract';
import { delay } from './clock.ts';
import { type FetchDeps, type FetchedText, fetchText, parseJson } from './fetch-text.ts';
import { LoadError } from './load-failure.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { RegistryStore } from './registry-store.ts';
import { nextStep } from './retry-policy.ts';

export interface RegistryClientDeps extends FetchDeps {
  readonly env: string;
  readonly random: () => number;
  readonly store: RegistryStore;
  readonly log: RemoteLogger;
  /** Passed through the guard like any other registry. */
  readonly seed?: unknown;
}

/** The copy in use and how much it is worth. A new object after each attempt to read. */
export interface RegistryState {
  readonly registry: Registry | undefined;
  /** Milliseconds since 1970 of the last good read; undefined: a substitute is in use, or nothing is known. */
  readonly readAt: number | undefined;
}

export interface RegistryClient {
  readonly state: ReadableStore<RegistryState>;
  /**
   * A remote's part of the registry: the copy in memory, else read anew (at most 3 s a try), else the stored one of the
   * last 7 days, else the seed. `fresh` reads anew first. Readers at the same time share one request, so it takes no
   * signal; it always ends within its limits. Rejects with LoadError when there is none at all.
   */
  read(remote: RemoteName, options?: { readonly fresh?: boolean }): Promise<Registry>;
  /** Reads the part that this browser read last, before anybody says whose is needed. Nothing in a new browser. */
  readAhead(): void;
  /** Reads the part in use anew; one that cannot be read changes nothing. Never rejects. */
  refresh(): Promise<void>;
  /** True when the copy is older than its ttlSeconds, or no registry has been read from the network. */
  isStale(): boolean;
}

/** Reads `/registry/<env>/<remote>.json` from the shell's own origin; the browser revalidates with the ETag. */
export function createRegistryClient(deps: RegistryClientDeps): RegistryClient {
  const state = createValueStore<RegistryState>({ registry: undefined, readAt: undefined });
  const known = new Map<RemoteName, Registry>();
  const reading = new Map<RemoteName, Promise<Registry>>();
  /** Whose part is in use; another one that arrives late is only kept in mind. */
  let used: RemoteName | undefined;

  async function readAnew(remote: RemoteName): Promise<Registry> {
    try {
      const registry = newer(known.get(remote), await fetchRegistry(deps, remote), deps.log);
      known.set(remote, registry);
      const now = deps.clock.now();
      if (remote === used) {
        deps.store.write(registry, now);
        state.set({ registry, readAt: now });
      }
      return registry;
    } catch (error) {
      return substituteFor(remote, error);
    }
  }

  function substituteFor(remote: RemoteName, error: unknown): Registry {
    const stored = deps.store.read(deps.clock.now());
    const ofRemote = stored?.remotes[remote] === undefined ? undefined : stored;
    const substitute = known.get(remote) ?? ofRemote ?? seedOf(deps);
    // A copy that was read stays as old as it is; anything else is not kept: the next reader asks the network again.
    if (!known.has(remote) && remote === used) state.set({ registry: substitute, readAt: undefined });
    if (substitute === undefined || !(error instanceof LoadError)) {
      deps.log.error('registry.unavailable', error, { env: deps.env });
      throw error;
    }
    deps.log.warn(error.kind === 'registry-invalid' ? 'registry.invalid' : 'registry.stale', {
      env: deps.env,
      serial: substitute.serial,
      reason: error.message,
    });
    return substitute;
  }

  function read(remote: RemoteName, { fresh = false } = {}): Promise<Registry> {
    used = remote;
    const copy = known.get(remote);
    if (copy !== undefined && !fresh) return Promise.resolve(copy);
    const work = reading.get(remote) ?? readAnew(remote).finally(() => reading.delete(remote));
    reading.set(remote, work);
    return work;
  }

  return {
    state,
    read,
    readAhead() {
      const [remote, ...others] = remotesOf(deps.store.read(deps.clock.now()));
      if (remote !== undefined && others.length === 0) read(remote).catch(() => undefined);
    },
    refresh: () =>
      used === undefined
        ? Promise.resolve()
        : read(used, { fresh: true }).then(
            () => undefined,
            () => undefined,
          ),
    isStale() {
      const { registry, readAt } = state.getSnapshot();
      if (registry === undefined || readAt === undefined) return true;
      return deps.clock.now() - readAt > registry.ttlSeconds * 1000;
    },
  };
}

/** A smaller serial than the known one is an old copy from some cache and is ignored. */
function newer(known: Registry | undefined, read: Registry, log: RemoteLogger): Registry {
  if (known === undefined || read.serial >= known.serial) return read;
  log.warn('registry.invalid', {
    env: read.env,
    serial: known.serial,
    reason: `serial ${read.serial} is older`,
  });
  return known;
}

/** The remote's part; the whole registry where the tool that wrote it knew no parts. */
async function fetchRegistry(deps: RegistryClientDeps, remote: RemoteName): Promise<Registry> {
  const part = await fetchAgain(deps, registryPath(deps.env, remote));
  const isMissing = !part.ok && part.status === 404;
  const answer = isMissing ? await fetchAgain(deps, registryPath(deps.env)) : part;
  if (answer.ok) return readRegistry(answer.text, deps.env);
  throw new LoadError('registry-unreachable', `The registry cannot be read (${answer.reason})`, answer.cause);
}

/** Asks again as often as the retry table says. */
async function fetchAgain(deps: RegistryClientDeps, url: string): Promise<FetchedText> {
  let timeouts = 0;
  for (let failures = 1; ; failures += 1) {
    const init = { cache: 'no-cache', credentials: 'same-origin' } as const;
    const answer = await fetchText(deps, url, { limitMs: LOAD_LIMITS.registry, init });
    if (answer.ok) return answer;
    if (answer.reason === 'timeout') timeouts += 1;
    const count = { failures, timeouts, transient: answer.transient };
    const step = nextStep('registry-unreachable', count, deps.random);
    if (step.kind !== 'again') return answer;
    await delay(deps.clock, step.afterMs);
  }
}

function remotesOf(registry: Registry | undefined): readonly RemoteName[] {
  return REMOTE_NAMES.filter((remote) => registry?.remotes[remote] !== undefined);
}

function readRegistry(text: string, env: string): Registry {
  const parsed = parseRegistry(parseJson(text));
  if (!parsed.ok) throw new LoadError('registry-invalid', parsed.problems.join('; '));
  if (parsed.value.env !== env)
    throw new LoadError('registry-invalid', `the registry is for ${parsed.value.env}, not for ${env}`);
  return parsed.value;
}

function seedOf(deps: RegistryClientDeps): Registry | undefined {
  const parsed = parseRegistry(deps.seed);
  return parsed.ok ? parsed.value : undefined;
}
