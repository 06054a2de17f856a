import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getIdTokenResult,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import * as firestoreModule from 'firebase/firestore';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type FirestoreSettings,
  getCountFromServer,
  getDoc,
  getDocs,
  initializeFirestore,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';

export interface SdkSessionOptions {
  readonly origin: string;
  readonly projectId: string;
  readonly name: string;
  readonly firestore: FirestoreSettings;
}

/** Not among the public types: what the SDK's own integration tests watch existence filters with. */
const { _TestingHooks: testingHooks } = firestoreModule as unknown as {
  readonly _TestingHooks: {
    onExistenceFilterMismatch(
      callback: (info: {
        readonly localCacheCount: number;
        readonly existenceFilterCount: number;
        readonly bloomFilter?: { readonly applied: boolean };
      }) => void,
    ): () => void;
  };
};

type Fields = Record<string, unknown>;

/** `applied`: the bloom filter was enough, so that the client did not run the whole query again. */
interface FilterMismatch {
  readonly localCacheCount: number;
  readonly existenceFilterCount: number;
  readonly applied: boolean;
}

/**
 * What the tests do through the unmodified client SDK. Arguments and results are JSON, so that the same steps run
 * in Node (gRPC) and in a browser page (WebChannel).
 */
export function openSdkSession({ origin, projectId, name, firestore: settings }: SdkSessionOptions) {
  const { hostname, port } = new URL(origin);
  const options: FirebaseOptions = { projectId, apiKey: 'any', appId: name };
  const app = initializeApp(options, name);
  // Denials and lost connections are what some tests are about.
  setLogLevel('silent');
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  const db = initializeFirestore(app, settings);
  connectFirestoreEmulator(db, hostname, Number(port));
  const watches = new Map<string, Watch>();
  const mismatches: FilterMismatch[] = [];
  const stopHook = testingHooks.onExistenceFilterMismatch(
    ({ localCacheCount, existenceFilterCount, bloomFilter }) =>
      mismatches.push({ localCacheCount, existenceFilterCount, applied: bloomFilter?.applied ?? false }),
  );

  function queryOf(path: string, field: string, value: unknown) {
    return query(collection(db, path), where(field, '==', value), orderBy('title'));
  }
  function watchOf(watchId: string): Watch {
    const watch = watches.get(watchId);
    if (watch === undefined) throw new Error(`There is no watch ${watchId}.`);
    return watch;
  }

  return {
    async signUp(email: string): Promise<string> {
      return (await createUserWithEmailAndPassword(auth, email, 'secret1')).user.uid;
    },
    async signIn(email: string): Promise<string> {
      return (await signInWithEmailAndPassword(auth, email, 'secret1')).user.uid;
    },
    signOut: () => signOut(auth),
    requestPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),
    async freshClaims(): Promise<Fields> {
      if (auth.currentUser === null) throw new Error('Nobody is signed in.');
      return (await getIdTokenResult(auth.currentUser, true)).claims;
    },
    set: (path: string, data: Fields) => setDoc(doc(db, path), data),
    stamp: (path: string, field: string) =>
      setDoc(doc(db, path), { [field]: serverTimestamp() }, { merge: true }),
    async get(path: string): Promise<Fields | null> {
      const data = (await getDoc(doc(db, path))).data();
      return data === undefined ? null : plain(data);
    },
    remove: (path: string) => deleteDoc(doc(db, path)),
    async list(path: string, field: string, value: unknown): Promise<string[]> {
      return (await getDocs(queryOf(path, field, value))).docs.map(({ id }) => id);
    },
    async count(path: string, field: string, value: unknown): Promise<number> {
      return (await getCountFromServer(queryOf(path, field, value))).data().count;
    },
    /** Adds one in a transaction; answers the new value. */
    addOne: (path: string, field: string): Promise<number> =>
      runTransaction(db, async (transaction) => {
        const reference = doc(db, path);
        const next = Number((await transaction.get(reference)).get(field) ?? 0) + 1;
        transaction.set(reference, { [field]: next }, { merge: true });
        return next;
      }),
    async setAll(path: string, documents: Record<string, Fields>): Promise<void> {
      const batch = writeBatch(db);
      for (const [id, data] of Object.entries(documents)) batch.set(doc(db, path, id), data);
      await batch.commit();
    },
    async watch(watchId: string, path: string, field: string, value: unknown): Promise<void> {
      const watch = createWatch();
      const stop = onSnapshot(
        queryOf(path, field, value),
        (snapshot) => watch.see(snapshot.docs.map(({ id }) => id)),
        (error) => watch.fail(error.code),
      );
      watches.set(watchId, { ...watch, stop });
    },
    /** Resolves when the watch has shown exactly these ids, in order. */
    seen: (watchId: string, ids: string[]) => watchOf(watchId).seen(ids),
    /** Resolves with the code the watch failed with. */
    failure: (watchId: string) => watchOf(watchId).failure,
    async unwatch(watchId: string): Promise<void> {
      watchOf(watchId).stop();
      watches.delete(watchId);
    },
    goOffline: () => disableNetwork(db),
    goOnline: () => enableNetwork(db),
    /** Existence filters that differed from what this client held, of all sessions of its process or page. */
    filterMismatches: async (): Promise<FilterMismatch[]> => mismatches,
    close() {
      stopHook();
      return deleteApp(app);
    },
  };
}

export type SdkSession = ReturnType<typeof openSdkSession>;

interface Watch {
  see(ids: string[]): void;
  fail(code: string): void;
  seen(ids: string[]): Promise<void>;
  readonly failure: Promise<string>;
  stop(): void;
}

function createWatch(): Watch {
  let last: string | undefined;
  let waiting: { readonly wanted: string; readonly resolve: () => void }[] = [];
  let fail: (code: string) => void = () => undefined;
  const failure = new Promise<string>((resolve) => {
    fail = resolve;
  });
  const settle = () => {
    const [met, unmet] = [waiting.filter((w) => w.wanted === last), waiting.filter((w) => w.wanted !== last)];
    waiting = unmet;
    for (const { resolve } of met) resolve();
  };
  return {
    failure,
    fail: (code) => fail(code),
    see(ids) {
      last = ids.join(' ');
      settle();
    },
    seen: (ids) =>
      new Promise((resolve) => {
        waiting.push({ wanted: ids.join(' '), resolve });
        settle();
      }),
    stop: () => undefined,
  };
}

/** Timestamps as ISO text, for the way out of a page. */
function plain(data: Fields): Fields {
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, value instanceof Timestamp ? value.toDate().toISOString() : value]),
  );
}
