import type { ContractVersion } from './contract-version.ts';
import type { RemoteName } from './roles.ts';
import type { ShellApi } from './shell-api.ts';

/** What the shell hands to a remote for every life-cycle call. */
export interface RemoteProps {
  readonly name: RemoteName;
  /** The slot's element; empty before mount, and empty again after unmount. */
  readonly domElement: HTMLElement;
  readonly shell: ShellApi;
  /** Aborted when the shell unmounts or gives up; the remote cancels its requests with it. */
  readonly signal: AbortSignal;
}

/** The value a remote exposes as `./app` under the name `app`. mount and unmount are idempotent. */
export interface RemoteApp {
  readonly contract: ContractVersion;
  readonly remote: RemoteName;
  /** The release baked in by the build. */
  readonly release: string;
  bootstrap(props: RemoteProps): Promise<void>;
  /** Resolves after the first commit. */
  mount(props: RemoteProps): Promise<void>;
  /** Must leave the element empty, also after a failed mount. */
  unmount(props: RemoteProps): Promise<void>;
}
