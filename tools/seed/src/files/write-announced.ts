import { createHash } from 'node:crypto';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '../words/accounts.ts';
import { DEMO_ANNOUNCED_FILE, demoAnnouncedFile } from '../words/announced-file.ts';
import { type Draft, draftOf } from '../words/demo-draft.ts';
import { early } from '../words/demo-records.ts';
import type { SaveFile } from './write-files.ts';

/** Stores the file of a demo announcement; gives its record. */
export async function writeAnnounced(today: string, save: SaveFile): Promise<Draft> {
  const clientId = DEMO_COMPANY_IDS.northfield;
  const { id, fileName, size } = demoAnnouncedFile();
  const bytes = Buffer.from(DEMO_ANNOUNCED_FILE.text);
  const storagePath = `companies/${clientId}/announcements/${id}/1/${fileName}`;
  await save(storagePath, bytes, 'text/csv');
  return draftOf(
    'announcementDocuments',
    [clientId, id],
    {
      ...{ id, clientId, title: fileName, fileName, size, contentType: 'text/csv', storagePath },
      ...{ sha256: createHash('sha256').update(bytes).digest('hex') },
      ...{ virusScan: 'clean', contentCheck: 'sound' },
    },
    { at: early(today, 2), by: DEMO_PEOPLE.client.uid },
  );
}
