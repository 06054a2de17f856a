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
import { createSignOutParts } from './create-sign-out-parts.ts';
import type { InvitePart } from './invite-route.tsx';
import { createLeaveGuards } from './leave-guards.ts';
import { createPartLoader, loadedPart, type PartLoader } from './part-loader.ts';
import type { EntryServices } from './shell-services.ts';
import type { SignedInPart } from './signed-in-part.ts';
import type { UploadPart } from './upload-route.tsx';

/** The services, and what only the start of the page needs. */
export interface Composition {
  readonly services: EntryServices;
  readonly signedIn: PartLoader<SignedInPart>;
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
  const signOut: (cause: SignOutCause) => Promise<boolean> = createSignOut(
    createSignOutParts({
      base,
      backend,
      session,
      guards,
      crossTab,
      storage,
      device: view.indexedDB,
      runtime: () => loadedPart(signedIn)?.services.runtime,
    }),
  );
  const { sendPasswordReset } = backend.auth;
  const { account, invitations, signOutEverywhere, trustedCall } = backend;
  const reportPart = (cause: unknown) => base.telemetry.shell.error('shell.part-failed', cause);
  const invitePage: PartLoader<InvitePart> = createPartLoader(
    () => import(/* webpackChunkName: "invite" */ '../pages/invite/invite-page.tsx'),
    reportPart,
  );
  const uploadPage: PartLoader<UploadPart> = createPartLoader(
    () => import(/* webpackChunkName: "upload" */ '../pages/upload/upload-page.tsx'),
    reportPart,
  );
  const { signInProviders = [] } = config;
  const own = { session, signOut, sendPasswordReset, guards };
  const pages = { invitePage, uploadPage };
  const parts = {
    account,
    invitations,
    trustedCall,
    ...pages,
    signOutEverywhere,
    overrides,
    signInProviders,
  };
  const services = { ...base, ...own, ...parts };
  const signedIn: PartLoader<SignedInPart> = createPartLoader(async () => {
    // Every page behind the sign-in reads the database: its code comes beside the part's, not after it.
    backend.handles().catch(() => undefined);
    const { createSignedInPart } = await import(/* webpackChunkName: "signed-in" */ './signed-in-part.ts');
    return createSignedInPart(services, { overrides, config, view, base, backend, session, guards });
  }, reportPart);
  return { services, signedIn, crossTab };
}
