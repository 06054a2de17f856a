import type { RemoteApp, Session } from '@vcms/contract';
import { chooseRelease } from './choose-release.ts';
import { explainLate } from './explain-late.ts';
import { createFailedReleases } from './failed-releases.ts';
import { findCandidate } from './find-candidate.ts';
import { type Attempt, adoptRun, nextEvent, startAttempt } from './load-attempt.ts';
import { loadCode } from './load-code.ts';
import { LoadError, type LoadFailure, type LoadFailureKind } from './load-failure.ts';
import { createLoadFailures } from './load-failures.ts';
import { MAX_CANDIDATES } from './load-limits.ts';
import { type LoadRun, runWithinTotal } from './load-run.ts';
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
  /**
   * Called with each release whose release.json was accepted, before any of its code runs; with one that is tried beside
   * another only once it has turned out to be the one that serves.
   */
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
  /** True when the registry that was read last has a release for the user that has not failed. */
  isAnotherLeft(user: LoadOptions['user']): boolean;
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
  /** When each release was first chosen by the load at hand or the preparation that it waited for. */
  const chosen = new Map<string, number>();

  /** Chooses a release beside those that are under way, and does with it what is wanted. */
  function begin<T>(order: Order<T>, number: number, pending: ReadonlySet<Attempt<T>>): Attempt<T> {
    const { options, use } = order;
    return startAttempt(clock, order.run, number, async (attempt, onChosen) => {
      const { run } = attempt;
      const fresh = options.fresh === true && number === 1;
      const underWay = [...pending].flatMap(({ run: { release } }) => release ?? []);
      const found = findCandidate(deps, {
        ...options,
        run,
        fresh,
        failed: new Set([...failed.versions, ...underWay]),
        onChoice(source) {
          if (underWay.length === 0) overridden = source === 'override';
          if (source !== undefined) onChosen(chosenSince(order.run, run.release));
        },
      });
      const candidate = await untilAborted(run.signal, found);
      run.located = candidate.located;
      if (underWay.length === 0) show(attempt, candidate, options);
      return { value: await untilAborted(run.signal, use(candidate, run)), candidate };
    });
  }

  /** The user waits for a release since it was chosen, and for a load since it was ordered. */
  function chosenSince({ startedAt }: LoadRun, release = ''): number {
    const since = chosen.get(release) ?? clock.now();
    chosen.set(release, since);
    return Math.max(since, startedAt);
  }

  function show<T>(attempt: Attempt<T>, candidate: Candidate, options: LoadOptions): void {
    if (!attempt.isShown) options.onCandidate?.(candidate);
    attempt.isShown = true;
  }

  /** One release, and the next when it failed or, beside it, when it takes long: whichever is ready first serves. */
  async function attempts<T>(order: Order<T>): Promise<LoadOutcome<T>> {
    const pending = new Set<Attempt<T>>();
    let last: LoadFailure | undefined;
    let count = 0;
    const start = () => {
      count += 1;
      pending.add(begin(order, count, new Set(pending)));
    };
    start();
    for (;;) {
      const { attempt, end } = await nextEvent(pending, count < MAX_CANDIDATES);
      adoptRun(order.run, [...pending].at(-1)?.run ?? attempt.run);
      if (end === 'late') {
        // Nothing takes the place of a developer's own build.
        if (overridden) count = MAX_CANDIDATES;
        else start();
        continue;
      }
      pending.delete(attempt);
      if (end.kind === 'aborted') throw new Aborted();
      if (end.kind === 'done') {
        // A release that was tried beside a slow one and came second has not failed.
        for (const loser of pending)
          if (loser.number < attempt.number) void giveUp(loser, end.candidate);
          else loser.callOff();
        adoptRun(order.run, attempt.run);
        show(attempt, end.candidate, order.options);
        return end;
      }
      // That none is left says less than why the last one failed, or how the one under way ends.
      const isNoneLeft = end.error.kind === 'no-release' && count > 1;
      if (!isNoneLeft) last = note(attempt, end.error);
      if (pending.size > 0) continue;
      const isOver =
        isNoneLeft || count === MAX_CANDIDATES || overridden || attempt.run.release === undefined;
      if (isOver) return last === undefined ? { kind: 'aborted' } : { kind: 'failed', failure: last };
      start();
    }
  }

  function note<T>({ run, number }: Attempt<T>, { kind, cause, message, connected }: LoadError): LoadFailure {
    const why = cause ?? new Error(message);
    const failure = failures.fail({
      kind,
      cause: why,
      release: run.release,
      attempt: number,
      overridden,
      connected,
    });
    failures.report(failure.kind, run, failure);
    if (run.release !== undefined && !overridden) failed.add(run.release, kind);
    return failure;
  }

  /** Another release was ready before this one: what it still brings counts for nothing. */
  async function giveUp<T>(loser: Attempt<T>, { located }: Candidate): Promise<void> {
    loser.callOff();
    const { release, phase } = loser.run;
    if (release !== undefined) failed.add(release);
    const { kind, connected } = await explainLate(deps, phase, loser.run.located);
    note(loser, new LoadError(kind, `${located.release.version} was ready before it`, undefined, connected));
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
    const { phase, release, located } = end.run;
    const { kind, connected } = await explainLate(deps, phase, located);
    const cause = new Error('the load took longer than 20 s');
    const failure = failures.fail({ kind, cause, release, attempt: 1, overridden, connected });
    failures.report(failure.kind, end.run, failure);
    return { kind: 'failed', failure };
  }

  async function loadApp({ located }: Candidate, run: LoadRun): Promise<RemoteApp> {
    run.phase = 'entry';
    const onEntry = () => {
      run.phase = 'app';
    };
    return loadCode(deps, located, run.signal, onEntry);
  }

  return {
    prepare(options) {
      chosen.clear();
      const work = perform(options, 'prepared', (run) =>
        attempts({ options, run, use: () => Promise.resolve(undefined) }),
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
        if (preparing === undefined) chosen.clear();
        const found = preparing === undefined ? undefined : await untilAborted(run.signal, preparing);
        if (found?.kind === 'failed') return found;
        const outcome = await attempts({ options, run, use: loadApp });
        if (outcome.kind === 'done' && outcome.candidate.source !== 'override')
          deps.pin.write(outcome.candidate.located.release.version);
        return outcome;
      }),
    reject: (version) => failed.add(version),
    isAnotherLeft(user) {
      const entry = deps.registry.state.getSnapshot().registry?.remotes[remote];
      const inputs = { failed: failed.versions };
      return entry !== undefined && chooseRelease(remote, entry, user, inputs).kind === 'use';
    },
    forgive: () => failed.forgive(),
    failed: failed.versions,
    fail(kind, cause, release) {
      const failure = failures.fail({ kind, cause, release, attempt: 1, overridden });
      const { reference } = failure;
      const outcome = failure.kind;
      log.error('remote.load', cause, { remote, version: release, phase: 'mount', outcome, reference });
      return failure;
    },
  };
}

/** A load: what was ordered, how far it is, and what is done with a release once its release.json is accepted. */
interface Order<T> {
  readonly options: LoadOptions;
  readonly run: LoadRun;
  readonly use: (candidate: Candidate, run: LoadRun) => Promise<T>;
}
