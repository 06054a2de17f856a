import { createReference, type LoadFailure, type LoadFailureKind } from './load-failure.ts';
import type { LoadRun } from './load-run.ts';
import { isShellTooOld } from './release-notice.ts';
import type { RemoteLoaderDeps } from './remote-loader-deps.ts';

/** What is known when a step of a load fails. */
interface FailedStep {
  readonly kind: LoadFailureKind;
  readonly cause: unknown;
  readonly release: string | undefined;
  readonly attempt: number;
  /** The release at hand comes from the override. */
  readonly overridden: boolean;
  /** The network answered meanwhile. */
  readonly connected?: true | undefined;
}

/** Makes the failures of one remote's loads, and writes down how loads end. */
export interface LoadFailures {
  fail(step: FailedStep): LoadFailure;
  report(outcome: string, run: LoadRun, failure?: LoadFailure): void;
}

export function createLoadFailures(deps: RemoteLoaderDeps): LoadFailures {
  const { remote, log, clock } = deps;
  return {
    fail({ kind: reason, cause, release, attempt, overridden, connected }) {
      const kind = overridden ? 'override-failed' : reason;
      const reference = createReference(kind, deps.random);
      const said = describeFailure(deps, kind, cause);
      const known = connected === true ? { connected } : {};
      const failure = { ...said, ...known, kind, remote, release, attempt, cause, reference };
      if (kind === 'integrity') log.error('remote.integrity', cause, { remote, release, reference });
      if (kind === 'disabled') log.info('remote.disabled', { remote, reference, message: failure.message });
      if (kind === 'override-failed')
        log.error('override-failed', cause, { remote, base: deps.override?.base, reason, reference });
      deps.onFailure?.(failure);
      return failure;
    },
    report(outcome, { phase, source, release: version, startedAt }, failure) {
      // Without a time of reading, a stored copy or the seed stands in for the registry.
      const { readAt } = deps.registry.state.getSnapshot();
      const registry = readAt === undefined ? 'last-known-good' : 'current';
      const ms = Math.round(clock.now() - startedAt);
      const data = { remote, version, source, registry, phase, ms, outcome };
      if (failure === undefined) log.info('remote.load', data);
      else log.error('remote.load', failure.cause, { ...data, reference: failure.reference });
    },
  };
}

/** What a failure says beyond its kind: the operator's sentence, or that the shell is too old. */
function describeFailure(
  { registry, shellVersion, override, remote }: RemoteLoaderDeps,
  kind: LoadFailureKind,
  cause: unknown,
): Pick<LoadFailure, 'message' | 'shellTooOld'> {
  if (kind === 'override-failed' && override !== undefined)
    return { message: `In this tab ${remote} comes from ${override.base}.` };
  if (kind === 'disabled' && cause instanceof Error) return { message: cause.message };
  if (kind !== 'contract-mismatch' && kind !== 'shared-mismatch') return {};
  const { registry: current } = registry.state.getSnapshot();
  return current !== undefined && isShellTooOld(current, shellVersion) ? { shellTooOld: true } : {};
}
