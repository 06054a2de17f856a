import {
  createValueStore,
  REMOTE_NAMES,
  REMOTE_OF_FAMILY,
  type RemoteMenu,
  type Session,
} from '@vcms/contract';
import { createRemoteAdapter } from '../../../host-shell/src/federation/remote-adapter.ts';
import type {
  RemoteRuntime,
  RemoteRuntimeOptions,
} from '../../../host-shell/src/federation/remote-runtime.ts';
import {
  createRemoteStatusStore,
  IDLE_STATUS,
} from '../../../host-shell/src/federation/remote-status-store.ts';
import {
  applyActivity,
  startApplications,
  stopApplications,
} from '../../../host-shell/src/federation/shell-applications.ts';
import { createBundledLoader } from './bundled-loader.ts';

/** Stands in for the shell's file of the same name: the same life cycle over remotes that are part of the bundle. */
export function createRemoteRuntime(options: RemoteRuntimeOptions): RemoteRuntime {
  const status = createRemoteStatusStore();
  const menu = createValueStore<RemoteMenu | undefined>(undefined);
  const slotElement = document.createElement('div');
  let session: Session | undefined;
  const parts = REMOTE_NAMES.map((remote) => {
    const loader = createBundledLoader(remote);
    const adapter = createRemoteAdapter({
      ...options,
      remote,
      loader,
      status,
      slotElement,
      user: () => session,
      onCandidate: ({ located }) => menu.set(located.release.menu),
      onMissingChunk: () => Promise.resolve(false),
    });
    const isActive = (pathname: string) =>
      session !== undefined && REMOTE_OF_FAMILY[session.family] === remote && !options.isShellPath(pathname);
    return { remote, loader, adapter, isActive };
  });

  async function enter(next: Session): Promise<void> {
    if (session?.userId === next.userId) return;
    session = next;
    const part = parts.find(({ remote }) => remote === REMOTE_OF_FAMILY[next.family]);
    status.set({ ...IDLE_STATUS, remote: part?.remote });
    void part?.loader.prepare({
      user: next,
      signal: new AbortController().signal,
      onCandidate: ({ located }) => menu.set(located.release.menu),
    });
    await applyActivity();
  }

  async function leave(): Promise<void> {
    session = undefined;
    menu.set(undefined);
    status.set(IDLE_STATUS);
    await applyActivity();
  }

  return {
    status,
    menu,
    slotElement,
    notice: createValueStore(undefined),
    online: createValueStore(true),
    setSession: (next) => (next === null ? leave() : enter(next)),
    retry: async () => location.reload(),
    refreshPage: () => location.reload(),
    dismissNotice: () => {},
    start: () => startApplications(parts),
    stop: () => stopApplications(parts),
  };
}
