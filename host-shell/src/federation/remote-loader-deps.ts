import type { RemoteLogger, RemoteName } from '@vcms/contract';
import type { ReleaseSource } from './choose-release.ts';
import type { CodeDeps } from './load-code.ts';
import type { LoadFailure } from './load-failure.ts';
import type { RegistryClient } from './registry-client.ts';
import type { LocatedRelease, ReleaseClient } from './release-client.ts';
import type { ReleasePin } from './release-pin.ts';

export interface RemoteLoaderDeps extends CodeDeps {
  readonly remote: RemoteName;
  readonly registry: RegistryClient;
  readonly releases: ReleaseClient;
  readonly pin: ReleasePin;
  readonly log: RemoteLogger;
  readonly shellVersion: string;
  /** A developer's server that stands in for the registry's release; only builds that allow overrides pass one. */
  readonly override?: OverrideSource | undefined;
  /** Told about each failure, also those that the next release makes good. */
  readonly onFailure?: (failure: LoadFailure) => void;
}

/** Where an overridden remote comes from. */
export interface OverrideSource {
  readonly base: string;
  read(): Promise<LocatedRelease>;
}

/** The release a load settled on. */
export interface Candidate {
  readonly located: LocatedRelease;
  readonly source: ReleaseSource;
}
