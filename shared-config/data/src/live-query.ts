import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { type DataFailure, toDataFailure } from './data-failure.ts';
import type { ParsedDocument } from './parsed-document.ts';

/** The documents of one snapshot: those that passed their guard, and the ids of those that did not. */
export interface LiveItems<T> {
  readonly items: readonly T[];
  readonly unreadable: readonly string[];
  /** What is wrong with them, each with the path of its document. */
  readonly problems?: readonly string[];
}

export interface LiveQueryListener<T> {
  onItems(items: LiveItems<T>): void;
  /** Nothing can be said now. When the server comes back by itself, `onItems` follows; else subscribe again. */
  onFailure(failure: DataFailure): void;
}

function located(path: string, problem: string): string {
  return problem.startsWith(`${path}: `) ? problem : `${path}: ${problem}`;
}

/** Splits guarded documents into usable items and the ids of unusable documents. */
export function collectItems<T>(documents: readonly ParsedDocument<T>[]): LiveItems<T> {
  return {
    items: documents.flatMap((entry) => (entry.ok ? [entry.value] : [])),
    unreadable: documents.flatMap((entry) => (entry.ok ? [] : [entry.id])),
    problems: documents.flatMap((entry) =>
      entry.ok ? [] : entry.problems.map((problem) => located(entry.path, problem)),
    ),
  };
}

/**
 * Milliseconds that an empty answer of the cache may stand unconfirmed. A list that was watched a moment ago and is
 * watched again comes from the cache first, and the server says a moment later that it is empty.
 */
const CONFIRMATION_MS = 2_000;

/**
 * Reads snapshot after snapshot of one listener. A document that did not change stays the object that it was: what is
 * drawn from it is not drawn anew because the server confirmed the cache or another document changed.
 */
export function createSnapshotReader<T>(): (
  snapshot: Pick<QuerySnapshot<ParsedDocument<T>>, 'docs' | 'docChanges'>,
) => LiveItems<T> {
  const parsed = new Map<string, ParsedDocument<T>>();
  return (snapshot) => {
    for (const { doc } of snapshot.docChanges({ includeMetadataChanges: true })) parsed.delete(doc.ref.path);
    const documents = snapshot.docs.map((document) => {
      const { path } = document.ref;
      const entry = parsed.get(path) ?? document.data();
      parsed.set(path, entry);
      return entry;
    });
    return collectItems(documents);
  };
}

/** Watches a query until the returned function is called. */
export function watchQuery<T>(query: Query<ParsedDocument<T>>, listener: LiveQueryListener<T>): () => void {
  const doubt = createDoubt(() => listener.onFailure(toDataFailure({ code: 'unavailable' })));
  const isGuess = createGuessTest();
  const read = createSnapshotReader<T>();
  // Without metadata changes nobody would hear that the server confirms an empty list.
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      const items = read(snapshot);
      if (isGuess({ empty: snapshot.empty, fromCache: snapshot.metadata.fromCache })) return doubt.begin();
      doubt.end();
      listener.onItems(items);
    },
    (cause) => {
      doubt.end();
      listener.onFailure(toDataFailure(cause));
    },
  );
  return () => {
    doubt.end();
    stop();
  };
}

export interface Doubt {
  begin(): void;
  end(): void;
}

/** Calls `lasting` when a doubt has lasted too long; once per doubt. */
export function createDoubt(lasting: () => void): Doubt {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      timer ??= setTimeout(lasting, CONFIRMATION_MS);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** What one snapshot of a listener says: nothing was found, and whether the server has said so. */
export interface Finding {
  readonly empty: boolean;
  readonly fromCache: boolean;
}

/**
 * Tells the guesses of one listener from its answers: without the server the SDK finds nothing in an empty cache, and that nobody
 * is there is then not known. Once the server has answered, what the cache holds is what it said: a connection that is lost
 * later takes nothing off the page.
 */
export function createGuessTest(): (finding: Finding) => boolean {
  let isAnswered = false;
  return ({ empty, fromCache }) => {
    isAnswered ||= !fromCache;
    return empty && !isAnswered;
  };
}
