/** Where the page of the list stands on the shell's origin. */
export const GATE_LIST_PATH = '/gate-list/';

const CACHE = 'vcms-gate-list';

/** Everything that the page consists of, besides itself. */
const FILES = [
  'page.css',
  'page/main.js',
  'page/show-list.js',
  'page/list-rows.js',
  'gate-list.js',
  'device-store.js',
] as const;

/** The parts of the browser that keep a page for the time without a connection. */
export interface PageKeeper {
  readonly caches: CacheStorage;
  readonly workers: ServiceWorkerContainer;
}

function active(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active !== null || worker === null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The page of the gate list was not kept.'));
    });
  });
}

/**
 * Keeps the page of the list on the device, all of its files from one release, and has it opened from there. Rejects without a
 * connection, or when the browser refuses.
 */
export async function keepGateListPage({ caches, workers }: PageKeeper): Promise<void> {
  const cache = await caches.open(CACHE);
  const addresses = [GATE_LIST_PATH, ...FILES.map((file) => `${GATE_LIST_PATH}${file}`)];
  await cache.addAll(addresses.map((address) => new Request(address, { cache: 'reload' })));
  await active(await workers.register(`${GATE_LIST_PATH}worker.js`, { scope: GATE_LIST_PATH }));
}
