import { CONTRACT_VERSION, isCompatibleContract, isRemoteApp, type RemoteApp } from '@vcms/contract';
import { classifyLoadError, failedUrl } from './classify-load-error.ts';
import { delay } from './clock.ts';
import { explainLate } from './explain-late.ts';
import { type IntegrityDeps, isTampered } from './file-integrity.ts';
import { LoadError, type LoadFailureKind } from './load-failure.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { ContainerRuntime } from './mf-runtime.ts';
import type { LocatedRelease } from './release-client.ts';
import { nextStep } from './retry-policy.ts';
import { withLimit } from './time-limit.ts';

export interface CodeDeps extends IntegrityDeps {
  readonly containers: ContainerRuntime;
  readonly random: () => number;
}

/**
 * Loads and checks the `./app` of a release: entry at most 8 s, app at most 10 s, again where the retry table says so.
 * Rejects with LoadError.
 */
export async function loadCode(
  deps: CodeDeps,
  located: LocatedRelease,
  signal: AbortSignal,
  onEntry: () => void = () => {},
): Promise<RemoteApp> {
  const failures = new Map<LoadFailureKind, number>();
  for (;;) {
    try {
      return checkApp(await loadOnce(deps, located, onEntry), located);
    } catch (error) {
      const failure = await lookCloser(deps, located, toLoadError(error));
      const count = (failures.get(failure.kind) ?? 0) + 1;
      failures.set(failure.kind, count);
      const step = nextStep(failure.kind, { failures: count, timeouts: 0, transient: true }, deps.random);
      const isOffline = deps.isOnline?.() === false;
      if (step.kind !== 'again' || isOffline || signal.aborted) throw failure;
      await delay(deps.clock, step.afterMs, signal);
    }
  }
}

async function loadOnce(
  { clock, containers }: CodeDeps,
  located: LocatedRelease,
  reportEntry: () => void,
): Promise<unknown> {
  let entered = false;
  let onEntry: () => void = () => {};
  const entry = new Promise<void>((resolve) => {
    onEntry = () => {
      entered = true;
      reportEntry();
      resolve();
    };
  });
  const work = containers.loadApp(located, onEntry).catch((error: unknown) => {
    const kind = classifyLoadError(error, entered ? 'app' : 'entry');
    throw new LoadError(kind, error instanceof Error ? error.message : String(error), error);
  });
  const { container } = located.release;
  const late = (kind: LoadFailureKind) => () => new LoadError(kind, `${container} did not answer in time`);
  await withLimit(clock, LOAD_LIMITS.entry, Promise.race([entry, work]), late('entry-timeout'));
  return withLimit(clock, LOAD_LIMITS.app, work, late('chunk-timeout'));
}

function checkApp(module: unknown, { release }: LocatedRelease): RemoteApp {
  const app = typeof module === 'object' && module !== null && 'app' in module ? module.app : undefined;
  if (!isRemoteApp(app)) throw new LoadError('app-invalid', `${release.container} exposes no usable app`);
  if (app.remote !== release.remote || app.release !== release.version)
    throw new LoadError('app-invalid', `${release.container} exposes ${app.remote} ${app.release}`);
  if (!isCompatibleContract(CONTRACT_VERSION, app.contract))
    throw new LoadError('contract-mismatch', `${release.container} was built for another contract`);
  return app;
}

function toLoadError(error: unknown): LoadError {
  return error instanceof LoadError ? error : new LoadError('module-evaluation', String(error), error);
}

/** A file that was exchanged looks like one that is missing, and code that hangs like one that is slow, until it is read. */
async function lookCloser(
  deps: IntegrityDeps,
  located: LocatedRelease,
  failure: LoadError,
): Promise<LoadError> {
  if (failure.kind === 'entry-timeout' || failure.kind === 'chunk-timeout') {
    const phase = failure.kind === 'entry-timeout' ? 'entry' : 'app';
    const { kind, connected } = await explainLate(deps, phase, located);
    return new LoadError(kind, failure.message, failure.cause, connected);
  }
  if (failure.kind !== 'entry-network' && failure.kind !== 'chunk-network') return failure;
  const entryUrl = new URL(located.release.entry, located.folder).href;
  const url = failure.kind === 'entry-network' ? entryUrl : failedUrl(failure.cause);
  if (!(await isTampered(deps, located, url))) return failure;
  return new LoadError('integrity', `${url} is not the file that the release names`, failure.cause);
}
