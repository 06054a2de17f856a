import type { GateList } from './gate-list.ts';

/** The database of what a device keeps for one signed-in person; signing out deletes it (host-shell's `erase-device-data`). */
const DATABASE = 'vcms-device';
const TABLE = 'lists';
const KEY = 'gate';

/** The one gate list of a device. Everything rejects with what the browser says, such as a full disk. */
export interface GateListStore {
  /** What is kept, whatever it is; undefined: nothing. */
  readonly read: () => Promise<unknown>;
  /** In place of the one before. */
  readonly write: (list: GateList) => Promise<void>;
  readonly erase: () => Promise<void>;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return settled(request);
}

/** Keeps the list in IndexedDB. No connection stays open, since an open one would hold up its deletion. */
export function createGateListStore(factory: IDBFactory): GateListStore {
  async function run<Result>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await open(factory);
    try {
      const transaction = database.transaction(TABLE, mode);
      const result = settled(work(transaction.objectStore(TABLE)));
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const [value] = await Promise.all([result, done]);
      return value;
    } finally {
      database.close();
    }
  }

  return {
    read: () => run<unknown>('readonly', (table) => table.get(KEY)),
    write: async (list) => void (await run('readwrite', (table) => table.put(list, KEY))),
    erase: () => run('readwrite', (table) => table.delete(KEY)),
  };
}
