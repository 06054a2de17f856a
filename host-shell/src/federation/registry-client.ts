import {
  createValueStore,
  parseRegistry,
  type ReadableStore,
  type Registry,
  type RemoteLogger,
} from '@vcms/contract';
import { delay } from './clock.ts';
import { type FetchDeps, fetchText, parseJson } from './fetch-text.ts';
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
   * The registry: the copy in memory, else read anew (at most 3 s a try), else the stored one of the last 7 days, else
   * the seed. `fresh` reads anew first. Readers at the same time share one request, so it takes no signal; it always
   * ends within its limits. Rejects with LoadError when there is none at all.
   */
  read(options?: { readonly fresh?: boolean }): Promise<Registry>;
  /** Reads anew; a registry that cannot be read changes nothing. Never rejects. */
  refresh(): Promise<void>;
  /** True when the copy is older than its ttlSeconds, or no registry has been read from the network. */
  isStale(): boolean;
}

/** Reads `/registry/<env>.json` from the shell's own origin; the browser revalidates with the ETag. */
export function createRegistryClient(deps: RegistryClientDeps): RegistryClient {
  const state = createValueStore<RegistryState>({ registry: undefined, readAt: undefined });
  let known: Registry | undefined;
  let reading: Promise<Registry> | undefined;

  async function readAnew(): Promise<Registry> {
    try {
      known = newer(known, await fetchRegistry(deps), deps.log);
      const now = deps.clock.now();
      deps.store.write(known, now);
      state.set({ registry: known, readAt: now });
      return known;
    } catch (error) {
      return substituteFor(error);
    }
  }

  function substituteFor(error: unknown): Registry {
    const substitute = known ?? deps.store.read(deps.clock.now()) ?? seedOf(deps);
    // A copy that was read stays as old as it is; anything else is not kept: the next reader asks the network again.
    if (known === undefined) state.set({ registry: substitute, readAt: undefined });
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

  function read({ fresh = false } = {}): Promise<Registry> {
    if (known !== undefined && !fresh) return Promise.resolve(known);
    reading ??= readAnew().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    state,
    read,
    refresh: () =>
      read({ fresh: true }).then(
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

async function fetchRegistry(deps: RegistryClientDeps): Promise<Registry> {
  const url = `/registry/${deps.env}.json`;
  let timeouts = 0;
  for (let failures = 1; ; failures += 1) {
    const init = { cache: 'no-cache', credentials: 'same-origin' } as const;
    const answer = await fetchText(deps, url, { limitMs: LOAD_LIMITS.registry, init });
    if (answer.ok) return readRegistry(answer.text, deps.env);
    if (answer.reason === 'timeout') timeouts += 1;
    const count = { failures, timeouts, transient: answer.transient };
    const step = nextStep('registry-unreachable', count, deps.random);
    if (step.kind !== 'again')
      throw new LoadError(
        'registry-unreachable',
        `The registry cannot be read (${answer.reason})`,
        answer.cause,
      );
    await delay(deps.clock, step.afterMs);
  }
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
