import type { ReadableStore, RemoteLogger, RemoteMenu, RemoteName, Session, ShellApi } from '@vcms/contract';
import type { Clock } from './clock.ts';
import type { LoadFailure } from './load-failure.ts';
import type { ContainerRuntime } from './mf-runtime.ts';
import type { Overrides } from './overrides.ts';
import type { PageSignals } from './page-signals.ts';
import type { ReleaseNotice } from './release-notice.ts';
import type { RemoteStatus } from './remote-status-store.ts';

/** Which remote a ShellApi is made for. */
export interface RemoteContext {
  readonly remote: RemoteName;
  readonly release: string;
}

/** What the composition root gives to `createRemoteRuntime`. Everything with an effect is a parameter. */
export interface RemoteRuntimeOptions {
  /** RuntimeConfig.env: the registry is read from below `/registry/<env>/`. */
  readonly env: string;
  readonly fetch: typeof fetch;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly clock: Clock;
  /** A number in [0, 1), as Math.random. */
  readonly random: () => number;
  readonly log: RemoteLogger;
  /**
   * Makes the frozen ShellApi for one mount; awaited while the release loads, because the database code it hands out
   * loads lazily. Called only while a session exists. A rejection is a 'mount-error'.
   */
  readonly shellApi: (context: RemoteContext) => ShellApi | Promise<ShellApi>;
  /** True for paths that the shell renders itself (/login/, /invite/, edit-profile, /404): no remote is active there. */
  readonly isShellPath: (pathname: string) => boolean;
  /** A registry to fall back on when none can be read and none is stored; passed through the same guard. */
  readonly seedRegistry?: unknown;
  /** Loads the page anew, the only way on after a remote's module threw while evaluating; location.reload unless given. */
  readonly reload?: () => void;
  /** Called with each failure of a release, also of one that another took the place of. */
  readonly onFailure?: ((failure: LoadFailure) => void) | undefined;
  /** Development builds: what this tab takes from a developer's server. */
  readonly overrides?: Overrides | undefined;
  /** Loads code into the page; containers in script tags unless given. */
  readonly containers?: ContainerRuntime;
  /** Versions of the shared packages; those of the build unless given. */
  readonly provided?: Readonly<Record<string, string>>;
  /** The shell's own version; that of the build unless given. */
  readonly shellVersion?: string;
  /** What happens to the page from outside; the browser's window unless given. */
  readonly page?: PageSignals;
  /** False while a form holds changes that a reload would lose; always true unless given. */
  readonly mayReload?: () => boolean;
}

/** The shell's hold on the four remotes. One per page. */
export interface RemoteRuntime {
  /** Where the session's remote stands. */
  readonly status: ReadableStore<RemoteStatus>;
  /** What the shell has to say about the code that this page runs; undefined: nothing. */
  readonly notice: ReadableStore<ReleaseNotice | undefined>;
  /** False while the browser has no network. */
  readonly online: ReadableStore<boolean>;
  /** The menu of the session's remote, from release.json; undefined while unknown or without a session. */
  readonly menu: ReadableStore<RemoteMenu | undefined>;
  /** The element remotes mount into. `<RemoteSlot runtime={...}>` puts it into the page; it outlives layout changes. */
  readonly slotElement: HTMLElement;
  /**
   * Tells who is signed in. Resolves when the previous session's remote is unmounted and its signal aborted (at most
   * about 3 s), so sign-out awaits it before it ends the session. Null: nobody. The same user, role and company as
   * before: nothing happens. It never rejects.
   */
  setSession(session: Session | null): Promise<void>;
  /** The fallback page's "Try again": loads and mounts anew, with a fresh registry. */
  retry(): Promise<void>;
  /** Loads the page anew with the newest release: the tab's pin is forgotten. */
  refreshPage(): void;
  /** Hides the notice for a day; a blocked release stays. */
  dismissNotice(): void;
  /** Registers the four adapters and starts single-spa. A second call does nothing. */
  start(): void;
  /** Unmounts what is mounted and unregisters the adapters. */
  stop(): Promise<void>;
}
