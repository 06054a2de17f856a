import { join } from 'node:path';
import { type AccountStore, createForgetfulAccountStore, openAccountStore } from '../auth/account-store.ts';
import { createFirestoreService } from '../service/create-firestore-service.ts';
import type { FirestoreServiceOptions, LocalFirestore } from '../service/firestore-options.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { updateDataFolder } from './data-version.ts';
import type { LocalFirebaseOptions } from './local-firebase-options.ts';
import { readIndexesFile } from './project-files.ts';
import { StartupFailure } from './startup-failure.ts';

/** What is kept, opened for one process. */
export interface Stores {
  readonly firestore: LocalFirestore;
  readonly accounts: AccountStore;
}

/**
 * Claims the data folder and opens what is in it; each thing opened hands its undoing to `onClose`.
 * Throws a StartupFailure when another process holds the folder, what is in it cannot be opened, or the indexes file
 * is wrong.
 */
export function openStores(
  { dataDir, indexesFile }: LocalFirebaseOptions,
  onClose: (step: () => void | Promise<void>) => void,
  firestoreOptions: Pick<FirestoreServiceOptions, 'clock' | 'queueTriggerEvents' | 'onTriggerEvent'> = {},
): Stores {
  const indexes = indexesFile === undefined ? undefined : readIndexesFile(indexesFile);
  if (dataDir !== undefined) {
    onClose(lockDataFolder(dataDir));
    updateDataFolder(dataDir);
  }
  const firestore = openFirestore({
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'firestore') }),
    ...firestoreOptions,
    ...(indexes === undefined ? {} : { indexes }),
  });
  onClose(() => firestore.close());
  const accounts =
    dataDir === undefined ? createForgetfulAccountStore() : openAccountStore(join(dataDir, 'auth'));
  onClose(() => accounts.close());
  return { firestore, accounts };
}

function openFirestore(options: FirestoreServiceOptions): LocalFirestore {
  try {
    return createFirestoreService(options);
  } catch (error) {
    if (options.dataDir === undefined) throw error;
    throw new StartupFailure(
      `The documents in ${options.dataDir} cannot be opened. ${(error as Error).message}`,
    );
  }
}
