import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type readAll, readChecked } from './read-all.ts';

/** Reads records for one answer and remembers those that are damaged. */
export interface CheckedReader {
  /** The records that fit the schema. */
  readonly read: typeof readAll;
  /** Those that did not so far: each once, though several queries found it. */
  readonly damaged: () => readonly DocumentSnapshot[];
}

export function createCheckedReader(): CheckedReader {
  const damaged = new Map<string, DocumentSnapshot>();
  return {
    async read(query, schema, more) {
      const found = await readChecked(query, schema, more);
      for (const entry of found.damaged) damaged.set(entry.ref.path, entry);
      return [...found.records];
    },
    damaged: () => [...damaged.values()],
  };
}
