import type { FirebaseApp } from 'firebase/app';
import { doc, onSnapshot } from 'firebase/firestore';
import { startFirestore } from './firestore-service.ts';

/** What a listener tells. */
export interface GateNews {
  /** Something has changed, or may have while there was no connection. */
  readonly changed: () => void;
  /** Whether every change is heard of at once from here on. */
  readonly live: (isLive: boolean) => void;
}

/** Listens to documents by their paths; resolves with what ends it. */
export type GateListener = (paths: readonly string[], news: GateNews) => Promise<() => void>;

/** Firestore's channel, under the access rules of whoever is signed in. Reached by a dynamic import only: it brings 110 kB of code. */
export function createGateListener(app: FirebaseApp, localFirebase: string | undefined): GateListener {
  const firestore = startFirestore(app, localFirebase);
  return async (paths, { changed, live }) => {
    const heard = new Set<string>();
    const hear = (path: string, isHeard: boolean) => {
      const wasLive = heard.size === paths.length;
      if (isHeard) heard.add(path);
      else heard.delete(path);
      if (wasLive !== (heard.size === paths.length)) live(!wasLive);
    };
    const endings = paths.map((path) =>
      onSnapshot(
        doc(firestore, path),
        { includeMetadataChanges: true },
        ({ metadata: { fromCache } }) => {
          hear(path, !fromCache);
          if (!fromCache) changed();
        },
        () => {
          // A document that was closed has changed, too.
          hear(path, false);
          changed();
        },
      ),
    );
    return () => {
      for (const end of endings) end();
    };
  };
}
