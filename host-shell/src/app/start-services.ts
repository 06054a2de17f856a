import { startRipple } from '@vcms/ui';
import { connectLayout, desktopMedia } from '../layout/layout-store.ts';
import { connectUncaughtErrors } from '../telemetry/uncaught-errors.ts';
import { connectRipple } from '../theme/connect-ripple.ts';
import type { Composition } from './compose-services.ts';
import { connectLeaveGuards } from './leave-guards.ts';
import { remoteSessionOf } from './remote-session-store.ts';

/** Sets the services going, in the order in which they need one another; returns the function that ends them. */
export function startServices({ services, crossTab }: Composition, view: Window): () => void {
  const { session, signOut, layout, theme, runtime, guards, telemetry } = services;
  const endings = [
    connectLayout(layout, { theme, desktop: desktopMedia(view) }),
    connectLeaveGuards(guards, view),
    connectUncaughtErrors(view, telemetry.shell),
    connectRipple(theme, () => startRipple(view)),
    crossTab.onSignOut(() => {
      // A tab without a session stays where it is, on /invite/ for instance.
      if (session.store.getSnapshot().kind === 'in') void signOut('other-tab');
    }),
    session.store.subscribe(() => followSession(services)),
    session.start(),
  ];
  runtime.start();
  return () => {
    for (const end of endings.reverse()) end();
    void runtime.stop();
  };
}

/** Tells remotes and feed who is signed in. */
function followSession({ session, feed, runtime, telemetry }: Composition['services']): void {
  const state = session.store.getSnapshot();
  const remoteSession = remoteSessionOf(state);
  if (state.kind === 'in' && state.user.role === undefined)
    telemetry.shell.warn('role-unknown', { userId: state.user.userId });
  // Without a role the database refuses every query; asking would only fill the log.
  if (remoteSession === undefined) feed.stop();
  else feed.start(remoteSession.userId);
  void runtime.setSession(remoteSession ?? null);
}
