import type { Fields } from '../values/value.ts';
import type { OutboxEntry } from './outbox.ts';

/** The latest state of one document name: a document, or the trace of a deleted one. */
export type StoredRecord = StoredDocument | StoredTombstone;

export interface StoredDocument {
  /** Full resource name. */
  readonly name: string;
  readonly fields: Fields;
  /** Microseconds since 1970. */
  readonly createTime: number;
  readonly updateTime: number;
}

interface StoredTombstone {
  readonly name: string;
  readonly deleteTime: number;
}

/** What resume tokens of a database depend on. */
export interface DatabaseMeta {
  /** Tokens of another incarnation are worthless; a cleared database gets a new one. */
  readonly incarnation: string;
  /** Deletions up to this time may have been forgotten. Microseconds. */
  readonly completeSince: number;
}

/** Everything one commit changes; either all of it is kept or nothing. */
export interface StoreChange {
  /** Row number to its new record. */
  readonly put?: readonly (readonly [number, StoredRecord])[];
  readonly remove?: readonly number[];
  /** Database name to its meta data. */
  readonly databases?: readonly (readonly [string, DatabaseMeta])[];
  /** Times up to this one have been promised. */
  readonly horizon?: number;
  /** Messages about this commit for a receiver outside. */
  readonly outbox?: readonly OutboxEntry[];
  /** Messages that have been received. */
  readonly sent?: readonly number[];
}

export interface StoreContents {
  readonly records: Iterable<readonly [number, StoredRecord]>;
  readonly databases: ReadonlyMap<string, DatabaseMeta>;
  readonly horizon: number;
  readonly outbox: Iterable<OutboxEntry>;
}

/** Where commits are kept. `apply` returns when the change is durable; it throws when it is not. */
export interface Persistence {
  load(): StoreContents;
  apply(change: StoreChange): void;
  close(): Promise<void>;
}

/** Keeps nothing: for tests and throw-away servers. */
export function createMemoryPersistence(): Persistence {
  return {
    load: () => ({ records: [], databases: new Map(), horizon: 0, outbox: [] }),
    apply() {},
    close: () => Promise.resolve(),
  };
}
