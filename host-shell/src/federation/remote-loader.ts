import type { RemoteApp, Session } from '@vcms/contract';
import type { ReleaseSource } from './choose-release.ts';
import { createFailedReleases } from './failed-releases.ts';
import { findCandidate } from './find-candidate.ts';
import { loadCode } from './load-code.ts';
import { LoadError, type LoadFailure, type LoadFailureKind } from './load-failure.ts';
import { createLoadFailures } from './load-failures.ts';
import { MAX_CANDIDATES } from './load-limits.ts';
import { LATE_KIND, type LoadRun, runWithinTotal } from './load-run.ts';
import type { Candidate, RemoteLoaderDeps } from './remote-loader-deps.ts';
import { Aborted, untilAborted } from './time-limit.ts';

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
  /** Releases that failed in this page load. */
  readonly failed: ReadonlySet<string>;
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

/** The loading algorithm of architecture 3b for one remote. */
export function createRemoteLoader(deps: RemoteLoaderDeps): RemoteLoader {
  const { remote, log, clock } = deps;
  const failed = createFailedReleases();
  const failures = createLoadFailures(deps);
  let preparing: Promise<LoadOutcome<undefined>> | undefined;
  /** True while the release at hand comes from the override: then nothing else is tried in its place. */
  let overridden = false;
  const finding = {
    failed: failed.versions,
    onChoice: (source: ReleaseSource | undefined) => {
      overridden = source === 'override';
    },
  };

  function fail(
    kind: LoadFailureKind,
    cause: unknown,
    release: string | undefined,
    attempt = 1,
  ): LoadFailure {
    return failures.fail({ kind, cause, release, attempt, overridden });
  }

  async function tryOnce<T>(
    options: LoadOptions,
    run: LoadRun,
    use: Use<T>,
    attempt: number,
  ): Promise<LoadOutcome<T>> {
    const fresh = options.fresh === true && attempt === 1;
    const candidate = await untilAborted(
      run.signal,
      findCandidate(deps, { ...options, ...finding, run, fresh }),
    );
    options.onCandidate?.(candidate);
    return { kind: 'done', value: await untilAborted(run.signal, use(candidate, run)), candidate };
  }

  async function attempts<T>(options: LoadOptions, run: LoadRun, use: Use<T>): Promise<LoadOutcome<T>> {
    let last: LoadFailure | undefined;
    for (let attempt = 1; attempt <= MAX_CANDIDATES; attempt += 1) {
      try {
        return await tryOnce(options, run, use, attempt);
      } catch (error) {
        if (error instanceof Aborted || run.signal.aborted) throw new Aborted();
        const { kind, cause } =
          error instanceof LoadError ? error : new LoadError('app-invalid', String(error));
        // That none is left says less than why the last one failed.
        if (last !== undefined && kind === 'no-release') break;
        last = fail(kind, cause ?? error, run.release, attempt);
        failures.report(last.kind, run, last);
        if (run.release === undefined || overridden) break;
        failed.add(run.release, kind);
        run.release = undefined;
      }
    }
    return last === undefined ? { kind: 'aborted' } : { kind: 'failed', failure: last };
  }

  async function perform<T>(
    options: LoadOptions,
    success: string,
    work: (run: LoadRun) => Promise<LoadOutcome<T>>,
  ): Promise<LoadOutcome<T>> {
    const end = await runWithinTotal(clock, options.signal, work);
    if (end.kind === 'aborted') return end;
    if (end.kind === 'ended') {
      if (end.value.kind === 'done') failures.report(success, end.run);
      return end.value;
    }
    const { phase, release } = end.run;
    const failure = fail(LATE_KIND[phase], new Error('the load took longer than 20 s'), release);
    failures.report(failure.kind, end.run, failure);
    return { kind: 'failed', failure };
  }

  async function loadApp({ located, source }: Candidate, run: LoadRun): Promise<RemoteApp> {
    run.phase = 'entry';
    const onEntry = () => {
      run.phase = 'app';
    };
    const app = await loadCode(deps, located, run.signal, onEntry);
    if (source !== 'override') deps.pin.write(located.release.version);
    return app;
  }

  return {
    prepare(options) {
      const work = perform(options, 'prepared', (run) =>
        attempts(options, run, () => Promise.resolve(undefined)),
      );
      preparing = work;
      void work.finally(() => {
        if (preparing === work) preparing = undefined;
      });
      return work;
    },
    load: (options) =>
      perform(options, 'loaded', async (run) => {
        // A preparation that is under way finds out the same: wait for it instead of asking again.
        const found = preparing === undefined ? undefined : await untilAborted(run.signal, preparing);
        return found?.kind === 'failed' ? found : attempts(options, run, loadApp);
      }),
    reject: (version) => failed.add(version),
    forgive: () => failed.forgive(),
    failed: failed.versions,
    fail(kind, cause, release) {
      const failure = fail(kind, cause, release);
      const { reference } = failure;
      const outcome = failure.kind;
      log.error('remote.load', cause, { remote, version: release, phase: 'mount', outcome, reference });
      return failure;
    },
  };
}

/** What is done with a release once its release.json is accepted. */
type Use<T> = (candidate: Candidate, run: LoadRun) => Promise<T>;
