import type { FileEntry } from '../../model/file-entry.ts';

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
