import { expect, it } from 'vitest';
import { readFileText } from './read-file-text.ts';

const CONTENT = 'BT /F 12 Tf 20 700 Td (Granite) Tj ET';
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n' +
    `4 0 obj<</Length ${CONTENT.length}>>stream\n${CONTENT}\nendstream endobj\n` +
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const GRANITE = { kind: 'text', text: 'Granite', isPartial: false };

it('reads a file in the memory that it came in', async () => {
  const bytes = Buffer.from(new Uint8Array(PDF).buffer);
  expect(await readFileText(bytes, 'application/pdf')).toEqual(GRANITE);
  // The reader has taken it; of a copy it would still be here.
  expect(bytes).toHaveLength(0);
});

it('leaves what shares its memory with other bytes', async () => {
  const shared = Buffer.concat([Buffer.from('before'), PDF, Buffer.from('after')]);
  const bytes = shared.subarray(6, 6 + PDF.length);
  expect(await readFileText(bytes, 'application/pdf')).toEqual(GRANITE);
  expect(shared.equals(Buffer.concat([Buffer.from('before'), PDF, Buffer.from('after')]))).toBe(true);
});
