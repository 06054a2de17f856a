/**
 * Tells every router of the page about a change of the address, as the shell does: a router hears of its own changes
 * only, and the frame and the remote each have one. Returns the function that ends it.
 */
export function announceHistory(view: Window): () => void {
  const { history } = view;
  const { pushState, replaceState } = history;
  const announcing =
    (change: typeof pushState): typeof pushState =>
    (state, unused, url) => {
      const before = view.location.href;
      change.call(history, state, unused, url);
      if (view.location.href !== before) view.dispatchEvent(new PopStateEvent('popstate', { state }));
    };
  history.pushState = announcing(pushState);
  history.replaceState = announcing(replaceState);
  return () => {
    history.pushState = pushState;
    history.replaceState = replaceState;
  };
}

/** Calls the listener whenever the address may have changed. */
export function onAddressChange(view: Window, listener: () => void): () => void {
  view.addEventListener('popstate', listener);
  return () => view.removeEventListener('popstate', listener);
}
