import type { ReadableStore } from '@vcms/contract';
import { startRipple } from '@vcms/ui';
import type { SessionState } from '../auth/session-state.ts';
import type { RemoteRuntime } from '../federation/remote-runtime.ts';
import { startRouting } from '../federation/start-routing.ts';
import { connectLayout, desktopMedia } from '../layout/layout-store.ts';
import { connectUncaughtErrors } from '../telemetry/uncaught-errors.ts';
import { connectRipple } from '../theme/connect-ripple.ts';
import type { Composition } from './compose-services.ts';
import { connectEarlyLoad } from './connect-early-load.ts';
import { connectLeaveGuards } from './leave-guards.ts';
import { loadedPart } from './part-loader.ts';
import { remoteSessionOf } from './remote-session-store.ts';

/** Sets the services going, in the order in which they need one another; returns the function that ends them. */
export function startServices({ services, signedIn, crossTab }: Composition, view: Window): () => void {
  const { session, signOut, layout, theme, guards, telemetry } = services;
  startRouting();
  const endings = [
    connectLayout(layout, { theme, desktop: desktopMedia(view) }),
    connectLeaveGuards(guards, view),
    connectUncaughtErrors(view, telemetry.shell),
    connectRipple(theme, () => startRipple(view)),
    crossTab.onSignOut(() => {
      // A tab without a session stays where it is, on /invite/ for instance.
      if (session.store.getSnapshot().kind === 'in') void signOut('other-tab');
    }),
    connectRemotes(session.store, signedIn),
    session.store.subscribe(() => followSession(services)),
    session.start(),
    connectEarlyLoad(view, signedIn.load),
  ];
  return () => {
    for (const end of endings.reverse()) end();
  };
}

/** Starts the hold on the remotes once its code is there, and tells it who is signed in. */
function connectRemotes(session: ReadableStore<SessionState>, signedIn: Composition['signedIn']): () => void {
  let started: RemoteRuntime | undefined;

  function follow(): void {
    const state = session.getSnapshot();
    const runtime = loadedPart(signedIn)?.services.runtime;
    if (runtime === undefined) {
      loadFor(state);
      return;
    }
    if (started === undefined) runtime.start();
    started = runtime;
    void runtime.setSession(remoteSessionOf(state) ?? null);
  }

  function loadFor(state: SessionState): void {
    if (state.kind === 'in' && signedIn.store.getSnapshot().kind === 'absent') signedIn.load();
  }

  const endings = [session.subscribe(follow), signedIn.store.subscribe(follow)];
  follow();
  return () => {
    for (const end of endings) end();
    void started?.stop();
  };
}

/** Tells the feed who is signed in. */
function followSession({ session, feed, telemetry }: Composition['services']): void {
  const state = session.store.getSnapshot();
  const remoteSession = remoteSessionOf(state);
  if (state.kind === 'in' && state.user.role === undefined && !state.user.secondFactor)
    telemetry.shell.warn('role-unknown', { userId: state.user.userId });
  // Without a role the database refuses every query; asking would only fill the log.
  if (remoteSession === undefined) feed.stop();
  else feed.start(remoteSession.userId);
}
