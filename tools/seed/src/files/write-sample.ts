import { createHash } from 'node:crypto';
import { DEMO_SAMPLE, STAFF_DOC_TYPES } from '../catalogue/staff-types.ts';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '../words/accounts.ts';
import { type Draft, draftOf } from '../words/demo-draft.ts';
import { early } from '../words/demo-records.ts';
import { renderPage } from './render-page.ts';
import type { SaveFile } from './write-files.ts';

/** Renders and stores the sample that a client shows of a staff document type; gives its record. */
export async function writeSample(today: string, save: SaveFile): Promise<Draft> {
  const { documentId, typeId } = DEMO_SAMPLE;
  const clientId = DEMO_COMPANY_IDS.northfield;
  const fileName = `${typeId}.pdf`;
  const storagePath = `companies/${clientId}/samples/${documentId}/1/${fileName}`;
  const title = STAFF_DOC_TYPES.find(({ id }) => id === typeId)?.name ?? typeId;
  const bytes = await renderPage({
    heading: 'SAMPLE CARD',
    subheading: title,
    rows: [
      ['Name', 'As on the badge'],
      ['Course', 'Adult first aid, CPR and AED'],
      ['Issued on', 'The day of the course'],
    ],
    foot: 'Send both sides of the card on one page.',
  });
  await save(storagePath, bytes, 'application/pdf');
  return draftOf(
    'sampleDocuments',
    [clientId, documentId],
    {
      ...{ id: documentId, clientId, title, fileName, contentType: 'application/pdf', storagePath },
      ...{ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), virusScan: 'clean' },
    },
    { at: early(today, 2), by: DEMO_PEOPLE.client.uid },
  );
}
