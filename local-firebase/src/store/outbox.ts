import type { Persistence } from './persistence.ts';

/** A message about a commit, kept in the same step as the commit until its receiver has it. */
export interface OutboxEntry {
  /** Grows; not used again while the store is open. */
  readonly id: number;
  /** JSON. */
  readonly message: unknown;
}

export interface Outbox {
  /** Gives numbers to messages that are about to be stored. */
  stage(messages: readonly unknown[]): readonly OutboxEntry[];
  /** Shows stored entries to the receiver. */
  add(entries: readonly OutboxEntry[]): void;
  /** Oldest first. */
  pending(): readonly OutboxEntry[];
  /** Forgets entries, on disk when it returns. */
  remove(ids: readonly number[]): void;
}

/** @param stored what an earlier process had not got rid of. */
export function createOutbox(persistence: Persistence, stored: Iterable<OutboxEntry>): Outbox {
  const entries = new Map<number, OutboxEntry>();
  let last = 0;
  function add(added: Iterable<OutboxEntry>): void {
    for (const entry of added) {
      entries.set(entry.id, entry);
      last = Math.max(last, entry.id);
    }
  }
  add(stored);
  return {
    stage: (messages) => messages.map((message, at) => ({ id: last + 1 + at, message })),
    add,
    pending: () => [...entries.values()],
    remove(ids) {
      const known = ids.filter((id) => entries.delete(id));
      if (known.length > 0) persistence.apply({ sent: known });
    },
  };
}
