import { parseRegistry, type Registry, type RemoteLogger } from '@vcms/contract';
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

export interface RegistryClient {
  /**
   * The registry: the copy in memory, else read anew (at most 3 s a try), else the stored one of the last 7 days, else
   * the seed. `fresh` reads anew first. Readers at the same time share one request, so it takes no signal; it always
   * ends within its limits. Rejects with LoadError when there is none at all.
   */
  read(options?: { readonly fresh?: boolean }): Promise<Registry>;
}

/** Reads `/registry/<env>.json` from the shell's own origin; the browser revalidates with the ETag. */
export function createRegistryClient(deps: RegistryClientDeps): RegistryClient {
  let known: Registry | undefined;
  let reading: Promise<Registry> | undefined;

  async function readAnew(): Promise<Registry> {
    try {
      known = newer(known, await fetchRegistry(deps));
      deps.store.write(known, deps.clock.now());
      return known;
    } catch (error) {
      const substitute = known ?? deps.store.read(deps.clock.now()) ?? seedOf(deps);
      if (substitute === undefined || !(error instanceof LoadError)) {
        deps.log.error('registry.unavailable', error, { env: deps.env });
        throw error;
      }
      deps.log.warn(error.kind === 'registry-invalid' ? 'registry.invalid' : 'registry.stale', {
        env: deps.env,
        serial: substitute.serial,
        reason: error.message,
      });
      // Not kept in memory: the next reader asks the network again.
      return substitute;
    }
  }

  return {
    read({ fresh = false } = {}) {
      if (known !== undefined && !fresh) return Promise.resolve(known);
      reading ??= readAnew().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}

/** A smaller serial than the known one is an old copy from some cache and is ignored. */
function newer(known: Registry | undefined, read: Registry): Registry {
  return known !== undefined && read.serial < known.serial ? known : read;
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
