import type { RemoteApp, RemoteLogger, RemoteName, Session, ShellApi, ValueStore } from '@vcms/contract';
import type { Clock } from './clock.ts';
import { LoadError, type LoadFailure, type LoadFailureKind } from './load-failure.ts';
import { LOAD_LIMITS, MAX_CANDIDATES } from './load-limits.ts';
import { type MountedRemote, mountRemote } from './mount-remote.ts';
import type { LocatedRelease } from './release-client.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { Candidate } from './remote-loader-deps.ts';
import type { RemoteContext } from './remote-runtime.ts';
import { IDLE_STATUS, type RemoteStatus } from './remote-status-store.ts';
import { createRenderErrorCounter } from './render-error-counter.ts';
import { withLimit } from './time-limit.ts';

export interface RemoteAdapterDeps {
  readonly remote: RemoteName;
  readonly loader: RemoteLoader;
  readonly clock: Clock;
  readonly log: RemoteLogger;
  readonly status: ValueStore<RemoteStatus>;
  readonly slotElement: HTMLElement;
  /** The signed-in user; undefined when the session ended meanwhile. */
  readonly user: () => Pick<Session, 'userId' | 'role'> | undefined;
  readonly shellApi: (context: RemoteContext) => ShellApi | Promise<ShellApi>;
  readonly onCandidate: (candidate: Candidate) => void;
  /** A page of the mounted release did not arrive; true: what came is not the file that was released. Never rejects. */
  readonly onMissingChunk: (located: LocatedRelease, cause: unknown) => Promise<boolean>;
}

/** The life cycle that single-spa sees. Every promise settles in bounded time, none rejects (architecture 3e.2). */
export interface RemoteAdapter {
  bootstrap(): Promise<void>;
  /** Resolves at once; loading and mounting go on in the background. */
  mount(): Promise<void>;
  /** Resolves when the slot is empty, at most about 3 s later. */
  unmount(): Promise<void>;
  /** Unmount and mount anew with a fresh registry; nothing while not mounted. */
  retry(): Promise<void>;
  /** True between mount and unmount, whatever became of the load. */
  isMounted(): boolean;
}

/** One mount as single-spa ordered it; superseded as soon as its signal is aborted. */
interface Attempt {
  readonly controller: AbortController;
  /** Which release of this order it mounts, from 1. */
  readonly number: number;
  mounted: MountedRemote | undefined;
}

/** What a load ended with, ready to be mounted. */
interface Loaded {
  readonly app: RemoteApp;
  readonly shell: ShellApi;
  readonly located: LocatedRelease;
}

export function createRemoteAdapter(deps: RemoteAdapterDeps): RemoteAdapter {
  const { loader, status, remote, clock } = deps;
  const bootstrapped = new WeakSet<RemoteApp>();
  let current: Attempt | undefined;
  /** The end of the latest teardown: the next remote mounts only into an empty slot. */
  let cleared: Promise<void> = Promise.resolve();

  function show(attempt: Attempt, change: Partial<RemoteStatus>): void {
    if (attempt === current) status.set({ ...status.getSnapshot(), ...change, remote });
  }

  function clear(attempt: Attempt): void {
    const { mounted } = attempt;
    attempt.mounted = undefined;
    if (mounted !== undefined) cleared = Promise.all([cleared, mounted.unmount()]).then(() => undefined);
  }

  function fail(attempt: Attempt, failure: LoadFailure): void {
    clear(attempt);
    show(attempt, { phase: 'failed', failure, slow: false, release: failure.release });
  }

  async function run(attempt: Attempt, fresh: boolean): Promise<void> {
    const { signal } = attempt.controller;
    show(attempt, { ...IDLE_STATUS, phase: 'choosing' });
    const cancelSlow = clock.after(LOAD_LIMITS.slow, () => show(attempt, { slow: true }));
    signal.addEventListener('abort', cancelSlow);
    try {
      await cleared;
      const loaded = signal.aborted ? undefined : await load(attempt, fresh);
      if (loaded !== undefined && !signal.aborted) await mountApp(attempt, loaded);
    } catch (cause) {
      if (!signal.aborted) fail(attempt, loader.fail(kindOf(cause), cause, status.getSnapshot().release));
    } finally {
      cancelSlow();
    }
  }

  async function load(attempt: Attempt, fresh: boolean): Promise<Loaded | undefined> {
    const { signal } = attempt.controller;
    const user = deps.user();
    if (user === undefined) return undefined;
    const shells = new Map<string, Promise<ShellApi>>();
    const onCandidate = (candidate: Candidate) => {
      const { version } = candidate.located.release;
      deps.onCandidate(candidate);
      show(attempt, { phase: 'loading', release: version, source: candidate.source });
      // What the shell has to load for the remote comes in beside the remote's own code.
      shells.set(version, callShellApi(deps, { remote, release: version }));
    };
    const outcome = await loader.load({ user, signal, fresh, onCandidate });
    if (outcome.kind === 'failed') fail(attempt, outcome.failure);
    if (outcome.kind !== 'done') return undefined;
    const { located } = outcome.candidate;
    const { version } = located.release;
    const shell = await (shells.get(version) ?? callShellApi(deps, { remote, release: version }));
    return { app: outcome.value, shell, located };
  }

  async function mountApp(attempt: Attempt, { app, shell, located }: Loaded): Promise<void> {
    const { version } = located.release;
    const { signal } = attempt.controller;
    const renderErrors = createRenderErrorCounter(clock.now);
    const onRenderError = (cause: unknown) => {
      if (renderErrors.isTooMany() && attempt.mounted === mounted)
        fail(attempt, loader.fail('render-error', cause, version));
    };
    show(attempt, { phase: 'mounting' });
    const onMissingChunk = async (cause: unknown) => {
      const isTampered = await deps.onMissingChunk(located, cause);
      if (isTampered && attempt.mounted === mounted) failTampered(attempt, cause, version);
    };
    const mounted = mountRemote({ ...deps, bootstrapped, onRenderError, onMissingChunk }, app, shell, signal);
    attempt.mounted = mounted;
    const result = await mounted.done;
    if (signal.aborted || attempt.mounted !== mounted) return;
    if (!result.ok) return failMount(attempt, result.kind, result.cause, version);
    show(attempt, { phase: 'ready', slow: false, failure: undefined });
  }

  /** A release that does not mount gives way to the next one at once (decision 68); without one the user is asked. */
  function failMount(attempt: Attempt, kind: LoadFailureKind, cause: unknown, version: string): void {
    fail(attempt, loader.fail(kind, cause, version));
    const user = deps.user();
    if (user === undefined || attempt !== current || status.getSnapshot().source === 'override') return;
    loader.reject(version);
    if (attempt.number < MAX_CANDIDATES && loader.isAnotherLeft(user)) begin(false, attempt.number + 1);
  }

  /** A release with a changed file is not to be trusted with the page: the next one takes over, if there is one. */
  function failTampered(attempt: Attempt, cause: unknown, version: string): void {
    const user = deps.user();
    if (user === undefined || status.getSnapshot().source === 'override') return;
    fail(attempt, loader.fail('integrity', cause, version));
    loader.reject(version);
    if (attempt === current && loader.isAnotherLeft(user)) begin(false);
  }

  function supersede(attempt: Attempt): void {
    attempt.controller.abort();
    clear(attempt);
  }

  function begin(fresh: boolean, number = 1): void {
    if (current !== undefined) supersede(current);
    current = { controller: new AbortController(), number, mounted: undefined };
    void run(current, fresh);
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount() {
      begin(false);
      return Promise.resolve();
    },
    unmount() {
      const attempt = current;
      if (attempt === undefined) return cleared;
      supersede(attempt);
      show(attempt, IDLE_STATUS);
      current = undefined;
      return cleared;
    },
    retry() {
      if (current === undefined) return Promise.resolve();
      loader.forgive();
      begin(true);
      return cleared;
    },
    isMounted: () => current !== undefined,
  };
}

/** The shell's API within 10 s. A failure shows when somebody waits for it, not before. */
function callShellApi(deps: RemoteAdapterDeps, context: RemoteContext): Promise<ShellApi> {
  const late = () => new LoadError('chunk-timeout', 'the services of the shell did not load in time');
  const work = new Promise<ShellApi>((resolve) => resolve(deps.shellApi(context)));
  const failed = (cause: unknown): never => {
    throw new LoadError('chunk-network', 'the services of the shell did not load', cause);
  };
  const api = withLimit(deps.clock, LOAD_LIMITS.app, work.catch(failed), late);
  api.catch(() => undefined);
  return api;
}

function kindOf(cause: unknown): LoadFailureKind {
  return cause instanceof LoadError ? cause.kind : 'mount-error';
}
