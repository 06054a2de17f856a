/** Tells the other tabs of this browser that the user has signed out. */
export interface CrossTab {
  announceSignOut(): void;
  /** Calls back when another tab announces; returns the function that ends it. */
  onSignOut(listener: () => void): () => void;
}

const CHANNEL = 'vcms.session';
const SIGNED_OUT = 'signed-out';
const FALLBACK_KEY = 'vcms.signed-out-at';

/** What the announcements need from the browser; a window has it all. */
export type CrossTabHost = Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage'> & {
  readonly BroadcastChannel?: typeof BroadcastChannel | undefined;
};

/** By BroadcastChannel, or by storage events where the browser has none. A tab never hears itself. */
export function createCrossTab(host: CrossTabHost, now: () => number): CrossTab {
  return host.BroadcastChannel === undefined
    ? createStorageCrossTab(host, now)
    : createChannelCrossTab(new host.BroadcastChannel(CHANNEL));
}

function createChannelCrossTab(channel: BroadcastChannel): CrossTab {
  return {
    announceSignOut: () => channel.postMessage(SIGNED_OUT),
    onSignOut(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.data === SIGNED_OUT) listener();
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

function createStorageCrossTab(host: CrossTabHost, now: () => number): CrossTab {
  return {
    announceSignOut() {
      host.localStorage.setItem(FALLBACK_KEY, String(now()));
      host.localStorage.removeItem(FALLBACK_KEY);
    },
    onSignOut(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === FALLBACK_KEY && event.newValue !== null) listener();
      };
      host.addEventListener('storage', onStorage);
      return () => host.removeEventListener('storage', onStorage);
    },
  };
}
