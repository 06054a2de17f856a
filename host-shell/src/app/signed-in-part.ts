import { noteDevice } from '../auth/note-device.ts';
import { createDeviceList } from '../backend/device-list.ts';
import { browserClock } from '../federation/clock.ts';
import { createShellRuntime, type RuntimeContext } from './create-shell-runtime.ts';
import { GuestShell } from './guest-shell.tsx';
import type { EntryServices, ShellServices } from './shell-services.ts';
import { SignedInShell } from './signed-in-shell.tsx';

/** Everything behind the sign-in page: frame, menu, pages, and the hold on the remotes. */
export interface SignedInPart {
  readonly services: ShellServices;
  readonly SignedInShell: typeof SignedInShell;
  readonly GuestShell: typeof GuestShell;
}

/** Reached by a dynamic import only: none of it is needed to sign in. */
export function createSignedInPart(entry: EntryServices, context: RuntimeContext): SignedInPart {
  const { view } = context;
  const devices = createDeviceList(entry.trustedCall, {
    storage: view.localStorage,
    agent: view.navigator.userAgent,
    newName: () => view.crypto.randomUUID(),
  });
  noteDevice(entry.session.store, {
    devices,
    storage: view.localStorage,
    now: browserClock.now,
    after: browserClock.after,
    log: entry.telemetry.shell,
  });
  return { services: { ...entry, devices, runtime: createShellRuntime(context) }, SignedInShell, GuestShell };
}
