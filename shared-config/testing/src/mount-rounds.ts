import type { RemoteApp } from '@vcms/contract';
import { vi } from 'vitest';
import type { FakeShell } from './fake-shell.ts';

export interface MountRound {
  /** Characters on screen while mounted. */
  readonly textLength: number;
  readonly leftInElement: number;
  readonly leftGuards: number;
  /** Listeners on window added minus removed during the round. */
  readonly windowListeners: number;
}

export interface MountRoundsOptions {
  readonly app: RemoteApp;
  readonly shell: FakeShell;
  readonly path: string;
  readonly rounds: number;
}

/** Mounts and unmounts an app as the shell does, and reports what each round left behind. */
export async function mountRounds({
  app,
  shell,
  path,
  rounds,
}: MountRoundsOptions): Promise<readonly MountRound[]> {
  // The app renders by itself, as in the browser: its mount waits for a commit that act() would hold back.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const results: MountRound[] = [];
  for (let round = 0; round < rounds; round += 1) {
    window.history.replaceState(null, '', path);
    const domElement = document.body.appendChild(document.createElement('div'));
    const controller = new AbortController();
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const props = { name: app.remote, domElement, shell: shell.api, signal: controller.signal };
    await app.bootstrap(props);
    await app.mount(props);
    await vi.waitFor(() => {
      if (domElement.textContent === '') throw new Error(`${app.remote} shows nothing at ${path}`);
    });
    const textLength = domElement.textContent?.length ?? 0;
    controller.abort();
    await app.unmount(props);
    results.push({
      textLength,
      leftInElement: domElement.childNodes.length,
      leftGuards: shell.guards.size,
      windowListeners: added.mock.calls.length - removed.mock.calls.length,
    });
    added.mockRestore();
    removed.mockRestore();
    domElement.remove();
  }
  vi.unstubAllGlobals();
  return results;
}
