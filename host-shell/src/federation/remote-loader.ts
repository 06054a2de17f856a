import type { RemoteApp, RemoteLogger, RemoteName, Session } from '@vcms/contract';
import { chooseRelease, type ReleaseSource } from './choose-release.ts';
import { type CodeDeps, loadCode } from './load-code.ts';
import { createReference, LoadError, type LoadFailure, type LoadFailureKind } from './load-failure.ts';
import { LOAD_LIMITS, MAX_CANDIDATES } from './load-limits.ts';
import type { RegistryClient } from './registry-client.ts';
import type { LocatedRelease, ReleaseClient } from './release-client.ts';
import type { ReleasePin } from './release-pin.ts';
import { spoilsPage } from './retry-policy.ts';
import { Aborted, untilAborted } from './time-limit.ts';

export interface RemoteLoaderDeps extends CodeDeps {
  readonly remote: RemoteName;
  readonly registry: RegistryClient;
  readonly releases: ReleaseClient;
  readonly pin: ReleasePin;
  readonly log: RemoteLogger;
}

/** The release a load settled on. */
export interface Candidate {
  readonly located: LocatedRelease;
  readonly source: ReleaseSource;
}

export type LoadOutcome<T> =
  | { readonly kind: 'done'; readonly value: T; readonly candidate: Candidate }
  | { readonly kind: 'failed'; readonly failure: LoadFailure }
  | { readonly kind: 'aborted' };

export interface LoadOptions {
  readonly user: Pick<Session, 'userId' | 'role'>;
  readonly signal: AbortSignal;
  /** Reads the registry anew first. */
  readonly fresh?: boolean;
  /** Called with each release whose release.json was accepted, before any of its code runs. */
  readonly onCandidate?: (candidate: Candidate) => void;
}

export interface RemoteLoader {
  /** Chooses a release and reads its release.json. Never rejects. */
  prepare(options: LoadOptions): Promise<LoadOutcome<undefined>>;
  /** As prepare, and loads the app: at most two releases and 20 s. Never rejects. */
  load(options: LoadOptions): Promise<LoadOutcome<RemoteApp>>;
  /** Takes a release out of the choice until `forgive`. */
  reject(version: string): void;
  /** Gives failed releases another chance, except those that cannot recover in this page. */
  forgive(): void;
  /** Makes a failure of a later step with a reference, and logs it. */
  fail(kind: LoadFailureKind, cause: unknown, release: string | undefined): LoadFailure;
}

type Phase = 'registry' | 'release' | 'code';

const LATE: Readonly<Record<Phase, LoadFailureKind>> = {
  registry: 'registry-unreachable',
  release: 'release-unreachable',
  code: 'chunk-timeout',
};

/** The loading algorithm of architecture 3b for one remote. */
export function createRemoteLoader(deps: RemoteLoaderDeps): RemoteLoader {
  const failed = new Set<string>();
  const spoiled = new Set<string>();
  let preparing: Promise<LoadOutcome<undefined>> | undefined;

  function fail(
    kind: LoadFailureKind,
    cause: unknown,
    release: string | undefined,
    attempt = 1,
  ): LoadFailure {
    const message = kind === 'disabled' && cause instanceof Error ? cause.message : undefined;
    const reference = createReference(kind, deps.random);
    const { remote, log } = deps;
    if (kind === 'integrity') log.error('remote.integrity', cause, { remote, release, reference });
    return {
      kind,
      remote,
      release,
      attempt,
      cause,
      reference,
      ...(message === undefined ? {} : { message }),
    };
  }

  async function choose(options: LoadOptions, attempt: number, run: Run): Promise<Candidate> {
    run.phase = 'registry';
    const fresh = options.fresh === true && attempt === 1;
    const registry = await deps.registry.read({ fresh });
    const entry = registry.remotes[deps.remote];
    if (entry === undefined) throw new LoadError('no-release', `${deps.remote} is not in the registry`);
    const choice = chooseRelease(deps.remote, entry, options.user, { pin: deps.pin.read(), failed });
    if (choice.kind === 'unavailable')
      throw new LoadError(choice.reason, choice.message ?? 'no release is left');
    run.phase = 'release';
    run.release = choice.version;
    run.source = choice.source;
    const located = await deps.releases.read(deps.remote, entry, choice.version);
    const candidate = { located, source: choice.source };
    if (!run.signal.aborted) options.onCandidate?.(candidate);
    return candidate;
  }

  async function attempts<T>(
    options: LoadOptions,
    run: Run,
    use: (candidate: Candidate) => Promise<T>,
  ): Promise<LoadOutcome<T>> {
    let last: LoadFailure | undefined;
    for (let attempt = 1; attempt <= MAX_CANDIDATES; attempt += 1) {
      try {
        const candidate = await untilAborted(run.signal, choose(options, attempt, run));
        const value = await untilAborted(run.signal, use(candidate));
        return { kind: 'done', value, candidate };
      } catch (error) {
        if (error instanceof Aborted || run.signal.aborted) return { kind: 'aborted' };
        const { kind, cause } =
          error instanceof LoadError ? error : new LoadError('app-invalid', String(error), error);
        if (last !== undefined && kind === 'no-release') break;
        last = fail(kind, cause ?? error, run.release, attempt);
        report(last.kind, run, last);
        if (run.release === undefined) break;
        failed.add(run.release);
        if (spoilsPage(kind)) spoiled.add(run.release);
        run.release = undefined;
      }
    }
    return last === undefined ? { kind: 'aborted' } : { kind: 'failed', failure: last };
  }

  function report(outcome: string, run: Run, failure?: LoadFailure): void {
    const ms = Math.round(deps.clock.now() - run.startedAt);
    const { phase, source, release: version } = run;
    const data = { remote: deps.remote, version, source, phase, ms, outcome };
    if (failure === undefined) deps.log.info('remote.load', data);
    else deps.log.error('remote.load', failure.cause, { ...data, reference: failure.reference });
  }

  async function bounded<T>(
    options: LoadOptions,
    work: (run: Run) => Promise<LoadOutcome<T>>,
  ): Promise<LoadOutcome<T>> {
    const controller = new AbortController();
    const stop = () => controller.abort();
    if (options.signal.aborted) stop();
    options.signal.addEventListener('abort', stop);
    const cancel = deps.clock.after(LOAD_LIMITS.total, stop);
    const run: Run = { phase: 'registry', signal: controller.signal, startedAt: deps.clock.now() };
    try {
      const outcome = await work(run).catch((error: unknown): LoadOutcome<T> => {
        if (error instanceof Aborted) return { kind: 'aborted' };
        throw error;
      });
      if (outcome.kind === 'done') report(run.phase === 'code' ? 'loaded' : 'prepared', run);
      if (outcome.kind !== 'aborted' || options.signal.aborted) return outcome;
      const failure = fail(LATE[run.phase], new Error('the load took longer than 20 s'), run.release);
      report(failure.kind, run, failure);
      return { kind: 'failed', failure };
    } finally {
      cancel();
      options.signal.removeEventListener('abort', stop);
    }
  }

  /** A load waits for the preparation that is under way instead of finding out the same again. */
  async function prepared(run: Run): Promise<LoadFailure | undefined> {
    const outcome = preparing === undefined ? undefined : await untilAborted(run.signal, preparing);
    return outcome?.kind === 'failed' ? outcome.failure : undefined;
  }

  return {
    prepare(options) {
      const work = bounded(options, (run) => attempts(options, run, () => Promise.resolve(undefined)));
      preparing = work;
      void work.finally(() => {
        if (preparing === work) preparing = undefined;
      });
      return work;
    },
    load: (options) =>
      bounded(options, async (run) => {
        const failure = await prepared(run);
        if (failure !== undefined) return { kind: 'failed', failure };
        return attempts(options, run, async ({ located }) => {
          run.phase = 'code';
          const app = await loadCode(deps, located, run.signal);
          deps.pin.write(located.release.version);
          return app;
        });
      }),
    reject: (version) => failed.add(version),
    forgive() {
      failed.clear();
      for (const version of spoiled) failed.add(version);
    },
    fail,
  };
}

interface Run {
  phase: Phase;
  release?: string | undefined;
  source?: ReleaseSource | undefined;
  readonly signal: AbortSignal;
  readonly startedAt: number;
}
