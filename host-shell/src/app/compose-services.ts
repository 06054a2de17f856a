import type { RuntimeConfig } from '@vcms/contract';
import type { TabStorage } from '../auth/clear-user-storage.ts';
import { type CrossTab, createCrossTab } from '../auth/cross-tab.ts';
import { createSessionController, type SessionController } from '../auth/session-controller.ts';
import { createSignOut, type SignOutCause } from '../auth/sign-out.ts';
import { createBackend } from '../backend/backend.ts';
import { ALLOW_OVERRIDES, OVERRIDE_ORIGINS } from '../federation/build-constants.ts';
import { browserClock } from '../federation/clock.ts';
import { createOverrides } from '../federation/overrides.ts';
import { createBaseServices } from './create-base-services.ts';
import { createShellRuntime } from './create-shell-runtime.ts';
import { createSignOutParts } from './create-sign-out-parts.ts';
import { createLeaveGuards } from './leave-guards.ts';
import type { ShellServices } from './shell-services.ts';

/** The services, and what only the start of the page needs. */
export interface Composition {
  readonly services: ShellServices;
  readonly crossTab: CrossTab;
}

/** Builds every object with an effect, once per page. Nothing runs before `startServices`. */
export function composeServices(config: RuntimeConfig, view: Window & typeof globalThis): Composition {
  const backend = createBackend(config);
  const base = createBaseServices(config, backend, view);
  const storage: TabStorage = { local: view.localStorage, session: view.sessionStorage };
  const crossTab = createCrossTab(view, browserClock.now);
  const guards = createLeaveGuards();
  const session: SessionController = createSessionController({
    gateway: backend.auth,
    profiles: backend.profiles,
    storage,
    after: browserClock.after,
    log: base.telemetry.shell,
    // Session and sign-out know each other; the session reports an end only after its start.
    onEnded: (cause) => void signOut(cause),
  });
  const overrides = ALLOW_OVERRIDES
    ? createOverrides({ view, origins: OVERRIDE_ORIGINS, log: base.telemetry.shell })
    : undefined;
  const runtime = createShellRuntime({ overrides, config, view, base, backend, session, guards });
  const signOut: (cause: SignOutCause) => Promise<boolean> = createSignOut(
    createSignOutParts({ base, backend, session, runtime, guards, crossTab, storage }),
  );
  const { sendPasswordReset } = backend.auth;
  return {
    services: {
      ...base,
      session,
      signOut,
      runtime,
      sendPasswordReset,
      guards,
      account: backend.account,
      invitations: backend.invitations,
      signOutEverywhere: backend.signOutEverywhere,
      overrides,
    },
    crossTab,
  };
}
