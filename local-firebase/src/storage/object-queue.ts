import type { StoredObject } from './stored-object.ts';

/** An upload whose receiver has not taken it over yet. */
interface QueuedObject {
  /** The object's generation. */
  readonly id: number;
  /** The object as the upload has made it; by now it may be another one, or gone. */
  readonly event: StoredObject;
}

/** Ended uploads, kept over restarts until removed: what was stored reaches its triggers. */
export interface ObjectQueue {
  /** Oldest first. */
  pending(): readonly QueuedObject[];
  /** Gone from the disk when it returns. */
  remove(ids: readonly number[]): void;
}

/** How a Storage tells of ended uploads. */
export interface ObjectEventOptions {
  /** Whether an upload that ends now is kept in the queue, on disk in the same step as its object; default never. */
  readonly queueObjectEvents?: () => boolean;
  /** Called after each of them; cheap. */
  readonly onObjectEvent?: () => void;
}
