import { createGateListStore, type GateListStore, keepGateListPage } from '@vcms/workforce/gate-list';

/** Where a list is kept, and the page that shows it. */
export interface GateDevice {
  readonly store: GateListStore;
  /** Rejects without a connection, or when the browser refuses. */
  readonly keepPage: () => Promise<void>;
}

/** The browser's own; undefined where it keeps nothing without a connection, such as in an old browser. */
export function browserDevice(view: Window & typeof globalThis): GateDevice | undefined {
  const { indexedDB, caches, navigator } = view as Partial<typeof globalThis>;
  const workers = navigator?.serviceWorker;
  if (indexedDB === undefined || caches === undefined || workers === undefined) return undefined;
  return {
    store: createGateListStore(indexedDB),
    keepPage: () => keepGateListPage({ caches, workers }),
  };
}
