import { type readAll, readChecked } from '@vcms/server/core';
import type { FileEntry } from '../../model/file-entry.ts';

/** Reads records for one answer of a feed and remembers those that are damaged. */
export interface FeedReader {
  /** The records that fit the schema. */
  readonly read: typeof readAll;
  /** How many different records did not fit so far. */
  readonly leftOut: () => number;
}

/** A record that several queries find counts once. */
export function createFeedReader(): FeedReader {
  const damaged = new Set<string>();
  return {
    async read(query, schema, more) {
      const found = await readChecked(query, schema, more);
      for (const { ref } of found.damaged) damaged.add(ref.path);
      return [...found.records];
    },
    leftOut: () => damaged.size,
  };
}

/** A whole day, today, that says in the calendar program what is not in it; nothing when all could be read. */
export function leftOutEntry(count: number, today: Date): readonly FileEntry[] {
  if (count === 0) return [];
  const what = count === 1 ? '1 record' : `${count} records`;
  return [
    {
      id: 'left-out',
      title: `VCMS: ${what} could not be read`,
      description: `${what} could not be read, so this calendar may miss dates. Please tell VCMS customer service.`,
      start: today,
      end: new Date(today.getTime() + 86_400_000),
      allDay: true,
    },
  ];
}
