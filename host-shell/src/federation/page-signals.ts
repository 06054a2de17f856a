/** What happens to the page from outside. Each `on…` returns the function that ends the listening. */
export interface PageSignals {
  isOnline(): boolean;
  /** False while the tab is in the background. */
  isVisible(): boolean;
  /** The tab came to the front. */
  onVisible(listener: () => void): () => void;
  /** The browser lost or found its network. */
  onConnection(listener: () => void): () => void;
  /** The path of the page has changed; guards have been asked by then. */
  onNavigated(listener: () => void): () => void;
}

/** The signals of a browser window. */
export function createPageSignals(view: Window): PageSignals {
  const listen = (target: EventTarget, names: readonly string[], listener: () => void) => {
    for (const name of names) target.addEventListener(name, listener);
    return () => {
      for (const name of names) target.removeEventListener(name, listener);
    };
  };
  return {
    // A browser without the property knows no better than "online".
    isOnline: () => view.navigator.onLine !== false,
    isVisible: () => view.document.visibilityState === 'visible',
    onVisible: (listener) =>
      listen(view.document, ['visibilitychange'], () => {
        if (view.document.visibilityState === 'visible') listener();
      }),
    onConnection: (listener) => listen(view, ['online', 'offline'], listener),
    onNavigated(listener) {
      let path = view.location.pathname;
      return listen(view, ['single-spa:routing-event'], () => {
        if (path === view.location.pathname) return;
        path = view.location.pathname;
        listener();
      });
    },
  };
}
