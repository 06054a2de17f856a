import type { RemoteName } from '@vcms/contract';
import { registerApplication, triggerAppChange, unregisterApplication } from 'single-spa';
import type { RemoteAdapter } from './remote-adapter.ts';
import { startRouting } from './start-routing.ts';

/** One single-spa application for a remote: the shell's adapter, never the remote's own life cycle (architecture 3e.1). */
export interface ShellApplication {
  readonly remote: RemoteName;
  readonly adapter: RemoteAdapter;
  readonly isActive: (pathname: string) => boolean;
}

/** Registers the applications and lets single-spa follow the address from now on. */
export function startApplications(applications: readonly ShellApplication[]): void {
  for (const { remote, adapter, isActive } of applications) {
    registerApplication({
      name: remote,
      app: { bootstrap: adapter.bootstrap, mount: adapter.mount, unmount: adapter.unmount },
      activeWhen: ({ pathname }) => isActive(pathname),
    });
  }
  startRouting();
  void triggerAppChange();
}

/** Resolves when every application that is not active any more is unmounted. */
export async function applyActivity(): Promise<void> {
  await triggerAppChange();
}

/** Takes the applications out of single-spa. */
export async function stopApplications(applications: readonly ShellApplication[]): Promise<void> {
  await Promise.all(applications.map(({ remote }) => unregisterApplication(remote)));
}
