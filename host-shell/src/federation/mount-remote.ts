import {
  LAZY_CHUNK_EVENT,
  RENDER_ERROR_EVENT,
  type RemoteApp,
  type RemoteLogger,
  type RemoteName,
  type RemoteProps,
  type ShellApi,
} from '@vcms/contract';
import type { Clock } from './clock.ts';
import { LoadError, type LoadFailureKind } from './load-failure.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import { withLimit } from './time-limit.ts';

export interface MountDeps {
  readonly remote: RemoteName;
  readonly clock: Clock;
  readonly log: RemoteLogger;
  readonly slotElement: HTMLElement;
  /** Apps whose bootstrap has run: once per release. */
  readonly bootstrapped: WeakSet<RemoteApp>;
  readonly onRenderError: (cause: unknown) => void;
  /** A page of the remote did not arrive (architecture 3h, row 21). */
  readonly onMissingChunk: (cause: unknown) => unknown;
}

type MountResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly kind: LoadFailureKind; readonly cause: unknown };

/** One mount of an app, from the order to the empty slot. */
export interface MountedRemote {
  /** Never rejects; settles within 5 s. */
  readonly done: Promise<MountResult>;
  /** Unmounts, at most 3 s, and takes the app's element out of the slot by force. Never rejects; once is enough. */
  unmount(): Promise<void>;
}

/**
 * Mounts an app into an element of its own inside the slot. A mount that settles too late draws into an element that is
 * no longer in the page and is unmounted again (architecture 3h, row 19).
 */
export function mountRemote(
  deps: MountDeps,
  app: RemoteApp,
  shellApi: ShellApi,
  signal: AbortSignal,
): MountedRemote {
  const element = deps.slotElement.ownerDocument.createElement('div');
  element.dataset.remote = deps.remote;
  deps.slotElement.append(element);
  const shell = watchReports(shellApi, deps);
  const props: RemoteProps = { name: deps.remote, domElement: element, shell, signal };
  let over: Promise<void> | undefined;

  async function work(): Promise<void> {
    if (!deps.bootstrapped.has(app)) {
      await app.bootstrap(props);
      deps.bootstrapped.add(app);
    }
    if (over !== undefined) return;
    await app.mount(props);
    // A late end of a mount that was given up: what it drew must go as well.
    if (over !== undefined) await app.unmount(props);
  }

  async function settle(): Promise<MountResult> {
    const late = () => new LoadError('mount-timeout', `${deps.remote} ${app.release} did not mount in time`);
    try {
      await withLimit(deps.clock, LOAD_LIMITS.mount, work(), late);
      return { ok: true };
    } catch (cause) {
      return { ok: false, kind: cause instanceof LoadError ? cause.kind : 'mount-error', cause };
    }
  }

  async function takeDown(): Promise<void> {
    const late = () =>
      new LoadError('unmount-error', `${deps.remote} ${app.release} did not unmount in time`);
    try {
      if (props !== undefined)
        await withLimit(deps.clock, LOAD_LIMITS.unmount, callUnmount(app, props), late);
    } catch (cause) {
      deps.log.error('remote.unmount-error', cause, { remote: deps.remote, release: app.release });
    } finally {
      element.remove();
      element.replaceChildren();
    }
  }

  return {
    done: settle(),
    unmount() {
      over ??= takeDown();
      return over;
    },
  };
}

/** A life-cycle function that throws instead of rejecting must not escape. */
async function callUnmount(app: RemoteApp, props: RemoteProps): Promise<void> {
  await app.unmount(props);
}

/** Remotes report broken and missing pages through their logger; the shell listens in. */
function watchReports(shell: ShellApi, deps: Pick<MountDeps, 'onRenderError' | 'onMissingChunk'>): ShellApi {
  const { log } = shell;
  return Object.freeze<ShellApi>({
    ...shell,
    log: Object.freeze<RemoteLogger>({
      info: (event, data) => log.info(event, data),
      warn: (event, data) => log.warn(event, data),
      error(event, cause, data) {
        log.error(event, cause, data);
        if (event === RENDER_ERROR_EVENT) deps.onRenderError(cause);
        if (event === LAZY_CHUNK_EVENT) deps.onMissingChunk(cause);
      },
    }),
  });
}
