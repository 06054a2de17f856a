import {
  createValueStore,
  REMOTE_NAMES,
  REMOTE_OF_FAMILY,
  type RemoteMenu,
  type RemoteName,
  type Session,
} from '@vcms/contract';
import { PROVIDED_VERSIONS, SHELL_VERSION } from './build-constants.ts';
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
    isActive: (pathname: string) =>
      session !== undefined && remoteOf(session) === remote && !options.isShellPath(pathname),
  }));
  let session: Session | undefined;
  let preparing = new AbortController();
  let hadSession = false;
  let orders = 0;
  /** The end of the latest leaving: whoever orders next, or signs out, waits for it. */
  let left: Promise<unknown> = Promise.resolve();
  /** Ends the watching of the page; undefined while not started. */
  let stopWatch: (() => void) | undefined;
  const watch: PageWatch = createPageWatch({
    ...options,
    ...shared,
    page,
    shellVersion,
    status,
    user: () => session,
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
      onFailure: ({ kind }) => watch.noteFailure(kind),
    });
    const adapter = createRemoteAdapter({
      ...options,
      remote,
      loader,
      status,
      slotElement,
      user: () => session,
      onCandidate: (candidate) => showMenu(remote, candidate),
      onMissingChunk: (located, cause) => watch.noteMissingChunk(located, cause),
    });
    return { loader, adapter, pin };
  }

  function remoteOf(user: Session): RemoteName {
    return REMOTE_OF_FAMILY[user.family];
  }

  function showMenu(remote: RemoteName, { located }: Candidate): void {
    if (session !== undefined && remoteOf(session) === remote) menu.set(located.release.menu);
  }

  /** Gets the menu, and the code on its way, also on pages of the shell's own where no remote is mounted. */
  async function prepare(user: Session, fresh: boolean): Promise<void> {
    preparing.abort();
    preparing = new AbortController();
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
    if (hadSession) for (const { pin } of Object.values(parts)) pin.clear();
    hadSession = false;
  }

  async function retry(): Promise<void> {
    if (session === undefined) return;
    const { failure } = status.getSnapshot();
    if (failure !== undefined && requiresReload(failure.kind)) return reload();
    const { adapter, loader } = parts[remoteOf(session)];
    if (adapter.isMounted()) return adapter.retry();
    loader.forgive();
    status.set({ ...IDLE_STATUS, remote: remoteOf(session) });
    await prepare(session, true);
  }

  function refreshPage(): void {
    if (session !== undefined) parts[remoteOf(session)].pin.clear();
    reload();
  }

  async function leaveSession(old: Session): Promise<void> {
    session = undefined;
    preparing.abort();
    menu.set(undefined);
    if (stopWatch !== undefined) await applyActivity();
    parts[remoteOf(old)].loader.forgive();
  }

  return {
    status,
    menu,
    notice: watch.releases.notice,
    online: watch.online,
    slotElement,
    async setSession(next) {
      if (next !== null && session !== undefined && isSameUser(session, next)) {
        session = next;
        return;
      }
      orders += 1;
      const order = orders;
      if (session !== undefined) left = Promise.all([left, leaveSession(session)]);
      await left;
      if (order !== orders) return;
      status.set(IDLE_STATUS);
      if (next === null) return forgetPins();
      session = next;
      hadSession = true;
      status.set({ ...IDLE_STATUS, remote: remoteOf(next) });
      void prepare(next, false);
      if (stopWatch !== undefined) void applyActivity();
    },
    retry,
    refreshPage,
    dismissNotice: watch.releases.dismiss,
    start() {
      if (stopWatch !== undefined) return;
      stopWatch = watch.start();
      startApplications(applications);
      // Needed as soon as somebody is signed in, and it depends on nobody: read it beside the sign-in check.
      shared.registry.read().catch(() => undefined);
    },
    async stop() {
      if (session !== undefined) await leaveSession(session);
      if (stopWatch !== undefined) await stopApplications(applications);
      stopWatch?.();
      stopWatch = undefined;
      status.set(IDLE_STATUS);
    },
  };
}

interface SharedClients {
  readonly isOnline: () => boolean;
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
    releaseDeps,
    registry: createRegistryClient({ ...options, store, seed: options.seedRegistry }),
    releases: createReleaseClient(releaseDeps),
  };
}

/** Name, mail and picture may change under a mounted remote; who the user is and what they may do may not. */
function isSameUser(a: Session, b: Session): boolean {
  return a.userId === b.userId && a.role === b.role && a.companyId === b.companyId;
}
