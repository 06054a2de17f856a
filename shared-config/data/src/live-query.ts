import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { type DataFailure, toDataFailure } from './data-failure.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { noteUnconfirmed } from './unconfirmed.ts';

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

function isSameList<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((one, at) => one === right[at]);
}

/** Whether two answers show the same: then nothing has to be drawn because the server confirmed what the cache said. */
export function isSameAnswer<T>(left: LiveItems<T>, right: LiveItems<T>): boolean {
  return (
    isSameList(left.items, right.items) &&
    isSameList(left.unreadable, right.unreadable) &&
    isSameList(left.problems ?? [], right.problems ?? [])
  );
}

/**
 * Milliseconds that an answer of the cache which may be wrong, an empty one or a part, may stand unconfirmed. A list that was watched a moment ago and is
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
      const known = parsed.get(path);
      const entry = known ?? document.data();
      if (known === undefined && entry.ok && document.metadata.hasPendingWrites) noteUnconfirmed(entry.value);
      parsed.set(path, entry);
      return entry;
    });
    return collectItems(documents);
  };
}

/**
 * Watches a query until the returned function is called.
 * @param isPart what the cache knows may be a part of the answer: while the server answers in time, only its answer is told
 */
export function watchQuery<T>(
  query: Query<ParsedDocument<T>>,
  listener: LiveQueryListener<T>,
  isPart = false,
): () => void {
  let told: LiveItems<T> | undefined;
  const fail = (cause: unknown) => {
    told = undefined;
    listener.onFailure(toDataFailure(cause));
  };
  const doubt = createDoubt(() => fail({ code: 'unavailable' }));
  let held: LiveItems<T> | undefined;
  const tell = (items: LiveItems<T>) => {
    held = undefined;
    if (told !== undefined && isSameAnswer(told, items)) return;
    told = items;
    listener.onItems(items);
  };
  let isHolding = isPart;
  const patience = createDoubt(() => {
    isHolding = false;
    if (held !== undefined) tell(held);
  });
  const end = () => {
    doubt.end();
    patience.end();
  };
  const isGuess = createGuessTest();
  const read = createSnapshotReader<T>();
  // Without metadata changes nobody would hear that the server confirms an empty list.
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      const items = read(snapshot);
      if (isGuess({ empty: snapshot.empty, fromCache: snapshot.metadata.fromCache })) return doubt.begin();
      if (isHolding && snapshot.metadata.fromCache) {
        held = items;
        doubt.end();
        return patience.begin();
      }
      isHolding = false;
      end();
      tell(items);
    },
    (cause) => {
      end();
      fail(cause);
    },
  );
  return () => {
    end();
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
