import { loadOnce } from '../backend/load-once.ts';
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

/** The page that was asked for comes first, ms. */
const DEVICES_AFTER = 3_000;

/** Reached by a dynamic import only: none of it is needed to sign in. */
export function createSignedInPart(entry: EntryServices, context: RuntimeContext): SignedInPart {
  const list = loadOnce(async () => {
    const { startDevices } = await import('./own-devices.ts');
    return startDevices(entry, context.view);
  });
  // What fails to load is asked for again by the profile, or with the next page.
  browserClock.after(DEVICES_AFTER, () => void list().catch(() => undefined));
  const devices = async () => (await list())();
  const { config, view } = context;
  const deps = { config, call: entry.trustedCall, fetch: view.fetch.bind(view), clock: browserClock };
  // Comes with the section that shows it.
  const releaseHealth = async () => {
    const { readReleaseHealth } = await import(
      /* webpackChunkName: "release-health" */ '../federation/release-health.ts'
    );
    return readReleaseHealth(deps);
  };
  const services = { ...entry, devices, releaseHealth, runtime: createShellRuntime(context) };
  return { services, SignedInShell, GuestShell };
}
