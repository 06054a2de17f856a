import {
  createValueStore,
  REMOTE_NAMES,
  REMOTE_OF_FAMILY,
  type RemoteMenu,
  type RemoteName,
  type Session,
} from '@vcms/contract';
import { PROVIDED_VERSIONS, SHELL_VERSION } from './build-constants.ts';
import { createFailedScripts, type FailedScripts } from './failed-scripts.ts';
import { createContainerRuntime } from './mf-runtime.ts';
import { createPageSignals, type PageSignals } from './page-signals.ts';
import { createPageWatch, type PageWatch } from './page-watch.ts';
import { createRegistryClient, type RegistryClient } from './registry-client.ts';
import { createRegistryStore } from './registry-store.ts';
import { createReleaseClient, type ReleaseClient, type ReleaseClientDeps } from './release-client.ts';
import { createReleasePin, type ReleasePin } from './release-pin.ts';
import { createRemoteAdapter, type RemoteAdapter } from './remote-adapter.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
import type { Candidate } from './remote-loader-deps.ts';
import type { RemoteRuntime, RemoteRuntimeOptions } from './remote-runtime.ts';
import { createRemoteStatusStore, IDLE_STATUS } from './remote-status-store.ts';
import { requiresReload } from './retry-policy.ts';
import { applyActivity, startApplications, stopApplications } from './shell-applications.ts';

interface RemoteParts {
  readonly loader: RemoteLoader;
  readonly adapter: RemoteAdapter;
  readonly pin: ReleasePin;
}

/** Who is served. `keepsPins`: nobody was since the page began or the last sign-out, so the tab's pins may stay. */
type Service =
  | { readonly kind: 'nobody'; readonly keepsPins: boolean }
  | { readonly kind: 'somebody'; readonly user: Session; readonly preparing: AbortController };

/** An order to serve somebody else; it waits until whoever was served has been left. */
interface Order {
  readonly left: Promise<unknown>;
}

/** Builds the shell's hold on the four remotes. Called once, by the composition root; `start` begins the work. */
export function createRemoteRuntime(options: RemoteRuntimeOptions): RemoteRuntime {
  const status = createRemoteStatusStore();
  const menu = createValueStore<RemoteMenu | undefined>(undefined);
  const slotElement = document.createElement('div');
  const containers = options.containers ?? createContainerRuntime(document);
  const page = options.page ?? createPageSignals(window);
  const shellVersion = options.shellVersion ?? SHELL_VERSION;
  const shared = createSharedClients(options, page);
  const reload = options.reload ?? (() => location.reload());
  const parts = Object.fromEntries(REMOTE_NAMES.map((remote) => [remote, createParts(remote)])) as Readonly<
    Record<RemoteName, RemoteParts>
  >;
  const applications = REMOTE_NAMES.map((remote) => ({
    remote,
    adapter: parts[remote].adapter,
    isActive: (pathname: string) => isServed(remote) && !options.isShellPath(pathname),
  }));
  let service: Service = { kind: 'nobody', keepsPins: true };
  /** The latest one: an earlier one that still waits is dropped. */
  let order: Order = { left: Promise.resolve() };
  /** Ends the watching of the page; undefined while not started. */
  let stopWatch: (() => void) | undefined;
  const watch: PageWatch = createPageWatch({
    ...options,
    ...shared,
    page,
    shellVersion,
    status,
    user: servedUser,
    failed: (remote) => parts[remote].loader.failed,
    mayReload: options.mayReload ?? (() => true),
    refreshPage,
    retry: () => void retry(),
  });

  function createParts(remote: RemoteName): RemoteParts {
    const pin = createReleasePin(options.sessionStorage, remote);
    const loader = createRemoteLoader({
      ...options,
      ...shared,
      shellVersion,
      containers,
      remote,
      pin,
      override: options.overrides?.sourceOf(remote, shared.releaseDeps),
      onFailure(failure) {
        watch.noteFailure(failure.kind);
        options.onFailure?.(failure);
      },
    });
    const adapter = createRemoteAdapter({
      ...options,
      remote,
      loader,
      status,
      slotElement,
      user: servedUser,
      onCandidate: (candidate) => showMenu(remote, candidate),
      onMissingChunk: (located, cause) => watch.noteMissingChunk(located, cause),
    });
    return { loader, adapter, pin };
  }

  function remoteOf(user: Session): RemoteName {
    return REMOTE_OF_FAMILY[user.family];
  }

  function servedUser(): Session | undefined {
    return service.kind === 'somebody' ? service.user : undefined;
  }

  function isServed(remote: RemoteName): boolean {
    return service.kind === 'somebody' && remoteOf(service.user) === remote;
  }

  function showMenu(remote: RemoteName, { located }: Candidate): void {
    if (isServed(remote)) menu.set(located.release.menu);
  }

  /** Gets the menu, and the code on its way, also on pages of the shell's own where no remote is mounted. */
  async function prepare(user: Session, fresh: boolean): Promise<void> {
    if (service.kind === 'somebody') service.preparing.abort();
    const preparing = new AbortController();
    service = { kind: 'somebody', user, preparing };
    const { signal } = preparing;
    const remote = remoteOf(user);
    const outcome = await parts[remote].loader.prepare({
      user,
      signal,
      fresh,
      onCandidate(candidate) {
        showMenu(remote, candidate);
        containers.preload(candidate.located);
      },
    });
    const isIdle = status.getSnapshot().phase === 'idle';
    if (outcome.kind === 'failed' && !signal.aborted && isIdle)
      status.set({ ...IDLE_STATUS, remote, phase: 'failed', failure: outcome.failure });
  }

  /** A pin ends with the session; a page that has had none yet keeps those of the tab. */
  function forgetPins(): void {
    if (service.kind === 'nobody' && service.keepsPins) return;
    for (const { pin } of Object.values(parts)) pin.clear();
    service = { kind: 'nobody', keepsPins: true };
  }

  async function retry(): Promise<void> {
    if (service.kind === 'nobody') return;
    const { user } = service;
    const { failure } = status.getSnapshot();
    if (failure !== undefined && requiresReload(failure.kind)) return reload();
    const { adapter, loader } = parts[remoteOf(user)];
    if (adapter.isMounted()) return adapter.retry();
    loader.forgive();
    status.set({ ...IDLE_STATUS, remote: remoteOf(user) });
    await prepare(user, true);
  }

  function refreshPage(): void {
    if (service.kind === 'somebody') parts[remoteOf(service.user)].pin.clear();
    reload();
  }

  async function leave({ user, preparing }: Extract<Service, { kind: 'somebody' }>): Promise<void> {
    service = { kind: 'nobody', keepsPins: false };
    preparing.abort();
    menu.set(undefined);
    if (stopWatch !== undefined) await applyActivity();
    parts[remoteOf(user)].loader.forgive();
  }

  return {
    status,
    menu,
    notice: watch.releases.notice,
    online: watch.online,
    slotElement,
    async setSession(next) {
      if (next !== null && service.kind === 'somebody' && isSameUser(service.user, next)) {
        service = { ...service, user: next };
        return;
      }
      const leaving = service.kind === 'somebody' ? leave(service) : undefined;
      const own: Order = { left: leaving === undefined ? order.left : Promise.all([order.left, leaving]) };
      order = own;
      await own.left;
      if (order !== own) return;
      status.set(IDLE_STATUS);
      if (next === null) return forgetPins();
      service = { kind: 'somebody', user: next, preparing: new AbortController() };
      status.set({ ...IDLE_STATUS, remote: remoteOf(next) });
      void prepare(next, false);
      if (stopWatch !== undefined) void applyActivity();
    },
    retry,
    refreshPage,
    dismissNotice: watch.releases.dismiss,
    start() {
      if (stopWatch !== undefined) return;
      const endings = [shared.failedScripts.start(), watch.start()];
      stopWatch = () => {
        for (const end of endings) end();
      };
      startApplications(applications);
      // Needed as soon as somebody is signed in, most likely whoever was last: read it beside the sign-in check.
      shared.registry.readAhead();
    },
    async stop() {
      if (service.kind === 'somebody') await leave(service);
      if (stopWatch !== undefined) await stopApplications(applications);
      stopWatch?.();
      stopWatch = undefined;
      status.set(IDLE_STATUS);
    },
  };
}

interface SharedClients {
  readonly isOnline: () => boolean;
  readonly failedScripts: FailedScripts;
  readonly registry: RegistryClient;
  readonly releases: ReleaseClient;
  readonly releaseDeps: ReleaseClientDeps;
}

function createSharedClients(given: RemoteRuntimeOptions, { isOnline }: PageSignals): SharedClients {
  const options = { ...given, isOnline };
  const store = createRegistryStore(options.localStorage, options.env);
  const releaseDeps = { ...options, provided: options.provided ?? PROVIDED_VERSIONS };
  return {
    isOnline,
    failedScripts: createFailedScripts(document),
    releaseDeps,
    registry: createRegistryClient({ ...options, store, seed: options.seedRegistry }),
    releases: createReleaseClient(releaseDeps),
  };
}

/** Name, mail and picture may change under a mounted remote; who the user is and what they may do may not. */
function isSameUser(a: Session, b: Session): boolean {
  return a.userId === b.userId && a.role === b.role && a.companyId === b.companyId;
}
