/** An object as it was read. */
export interface StoredObject {
  readonly bytes: Uint8Array;
  /** Changes with every write; opaque to the reader. */
  readonly generation: string;
}

/** What must hold for a write to happen: the object is still the one that was read, or there is none. */
export type Precondition = { readonly generation: string } | 'absent';

/** `changed`: the precondition did not hold and nothing was written. */
export type WriteOutcome = 'written' | 'changed';

/**
 * A place for files by name, such as a folder or a bucket. Names are relative and use slashes. Every write carries a
 * precondition, so nobody can overwrite what he has not seen (architecture 3b, 3g). Methods reject when the place
 * cannot be reached.
 */
export interface ObjectStore {
  /** For messages, such as /work/.data or gs://bucket/prefix. */
  readonly label: string;
  read(name: string): Promise<StoredObject | undefined>;
  write(name: string, bytes: Uint8Array, precondition: Precondition): Promise<WriteOutcome>;
  /** Names below a prefix that ends in a slash, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  /** Removes an object; one that is not there is no error. */
  remove(name: string): Promise<void>;
}
