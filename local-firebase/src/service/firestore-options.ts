import type { IndexFile } from '../query/index-file.ts';
import type { FirestoreControl, FirestoreService, ProtoJson } from './firestore-service.ts';
import type { UsageReport } from './usage-counters.ts';

/** What happened to one document in one commit, for function triggers. Sent after the commit is durable. */
export interface TriggerEvent {
  readonly kind: 'created' | 'updated' | 'deleted';
  readonly projectId: string;
  readonly databaseId: string;
  /** Path below `documents/`, for example `users/ada`. */
  readonly path: string;
  /** RFC 3339 with microseconds. */
  readonly commitTime: string;
  /** google.firestore.v1.Document; absent when there was none. */
  readonly before?: ProtoJson;
  readonly after?: ProtoJson;
}

/** How to run one Firestore. Without a `dataDir` everything is lost at `close`. */
export interface FirestoreServiceOptions {
  /** Folder of the durable store; created when missing. */
  readonly dataDir?: string;
  /** Wall clock in milliseconds since 1970; default `Date.now`. */
  readonly clock?: () => number;
  /** The parsed firestore.indexes.json. Given, a query lacking its composite index fails as in production. */
  readonly indexes?: IndexFile;
  /** Called once per changed document, in commit order; must not throw. */
  readonly onTriggerEvent?: (event: TriggerEvent) => void;
  /**
   * Keeps events in `triggerQueue`, on disk in the same step as their commit; a function is asked at every commit.
   * Default false.
   */
  readonly queueTriggerEvents?: boolean | (() => boolean);
}

/** An event whose receiver has not taken it over yet. */
interface QueuedTriggerEvent {
  readonly id: number;
  readonly event: TriggerEvent;
}

/** Events of commits, kept over restarts until removed: what was committed reaches its triggers. */
export interface TriggerQueue {
  /** Oldest first. */
  pending(): readonly QueuedTriggerEvent[];
  /** Gone from the disk when it returns. */
  remove(ids: readonly number[]): void;
}

/** The service, its controls, and what a developer may look at. */
export interface LocalFirestore extends FirestoreService, FirestoreControl {
  readonly triggerQueue: TriggerQueue;
  /** Ids of the project's databases that were ever named, in order; some may be empty. */
  databasesOf(projectId: string): readonly string[];
  /** Replaces the index definitions; `undefined` stops the enforcement. */
  setIndexes(indexes: IndexFile | undefined): void;
  /** Reads and writes since the start or the last reset, per query shape. */
  usage(): UsageReport;
  resetUsage(): void;
}
