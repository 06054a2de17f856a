import { saveFile } from '@vcms/kits/register';
import type { FileEntry } from '../model/file-entry.ts';

/** Hands entries to the browser's downloads as a file for other calendar programs; what writes it loads then. */
export async function saveCalendar(name: string, entries: readonly FileEntry[], stamp: Date): Promise<void> {
  const { calendarFile } = await import('../model/calendar-file.ts');
  const content = calendarFile(name, entries, stamp);
  const fileName = name
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  saveFile(`${fileName || 'event'}.ics`, new Blob([content], { type: 'text/calendar;charset=utf-8' }));
}
