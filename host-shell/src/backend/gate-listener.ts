import type { FirebaseApp } from 'firebase/app';
import { doc, onSnapshot } from 'firebase/firestore';
import { startFirestore } from './firestore-service.ts';

/** What a listener tells. */
export interface GateNews {
  /** Something has changed, or may have while nobody listened. */
  readonly changed: () => void;
  /** Whether every change is heard of at once from here on. */
  readonly live: (isLive: boolean) => void;
}

/** Listens to documents by their paths; resolves with what ends it. */
export type GateListener = (paths: readonly string[], news: GateNews) => Promise<() => void>;

/** Firestore's channel, under the access rules of whoever is signed in. Reached by a dynamic import only: it brings 110 kB of code. */
export function createGateListener(app: FirebaseApp, localFirebase: string | undefined): GateListener {
  const firestore = startFirestore(app, localFirebase);
  return async (paths, news) => {
    const unheard = new Set(paths);
    /** Not there, or not for this reader any more: nothing more comes of it. */
    const closed = new Set<string>();
    function tell(path: string, isHeard: boolean): void {
      if (isHeard) unheard.delete(path);
      else unheard.add(path);
      const isAll = [...unheard].every((one) => closed.has(one));
      news.live(unheard.size === 0);
      // What comes with the first words of all others is one change.
      if (isAll) news.changed();
    }
    const endings = paths.map((path) =>
      onSnapshot(
        doc(firestore, path),
        { includeMetadataChanges: true },
        ({ metadata }) => tell(path, !metadata.fromCache),
        () => {
          closed.add(path);
          tell(path, false);
        },
      ),
    );
    return () => {
      for (const end of endings) end();
    };
  };
}
