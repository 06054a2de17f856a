import type { Session } from '@vcms/contract';
import { chooseRelease, type ReleaseSource } from './choose-release.ts';
import { LoadError } from './load-failure.ts';
import type { LoadRun } from './load-run.ts';
import type { Candidate, RemoteLoaderDeps } from './remote-loader-deps.ts';

export interface Finding {
  readonly user: Pick<Session, 'userId' | 'role'>;
  readonly run: LoadRun;
  /** Reads the registry anew first. */
  readonly fresh: boolean;
  /** Releases that failed in this page load. */
  readonly failed: ReadonlySet<string>;
  /** Called before anything is read, with nothing, and again once it is chosen where the release comes from. */
  readonly onChoice: (source: ReleaseSource | undefined) => void;
}

/** Chooses a release by the registry and reads its release.json (architecture 3b). Throws a LoadError. */
export async function findCandidate(
  { remote, registry, releases, pin, override }: RemoteLoaderDeps,
  { user, run, fresh, failed, onChoice }: Finding,
): Promise<Candidate> {
  run.phase = 'registry';
  onChoice(undefined);
  const { remotes } = await registry.read(remote, { fresh });
  const entry = remotes[remote];
  if (entry === undefined) throw new LoadError('no-release', `${remote} is not in the registry`);
  const inputs = { override: override?.base, pin: pin.read(), failed };
  const choice = chooseRelease(remote, entry, user, inputs);
  if (choice.kind === 'unavailable')
    throw new LoadError(choice.reason, choice.message ?? 'no release is left');
  run.phase = 'release';
  run.release = choice.version;
  run.source = choice.source;
  onChoice(choice.source);
  const located = await (choice.source === 'override' && override !== undefined
    ? override.read()
    : releases.read(remote, entry, choice.version));
  run.release = located.release.version;
  return { located, source: choice.source };
}
