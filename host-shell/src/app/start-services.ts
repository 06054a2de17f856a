import { connectLayout, desktopMedia } from '../layout/layout-store.ts';
import type { Composition } from './compose-services.ts';
import { connectLeaveGuards } from './leave-guards.ts';
import { remoteSessionOf } from './remote-session-store.ts';

/** Sets the services going, in the order in which they need one another; returns the function that ends them. */
export function startServices({ services, crossTab, guards }: Composition, view: Window): () => void {
  const { session, signOut, layout, theme, runtime } = services;
  const endings = [
    connectLayout(layout, { theme, desktop: desktopMedia(view) }),
    connectLeaveGuards(guards, view),
    crossTab.onSignOut(() => void signOut('other-tab')),
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
function followSession({ session, feed, runtime }: Composition['services']): void {
  const state = session.store.getSnapshot();
  if (state.kind === 'in') feed.start(state.user.userId);
  else feed.stop();
  void runtime.setSession(remoteSessionOf(state) ?? null);
}
