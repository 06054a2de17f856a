import { renderPage } from '@vcms/seed/sample-files';
import { expect, it } from 'vitest';
import { likelyPages, searchPages } from '../model/page-words.ts';
import { readPages } from './read-pages.ts';

type SamplePage = Parameters<typeof renderPage>[0];

const FOOT = 'Sample manual.';
const LADDERS = 'A competent person inspects ladders before use.';
const CHAPTER: SamplePage = {
  heading: 'LADDERS',
  subheading: '1926.1053',
  rows: [['(b)(15)', LADDERS]],
  foot: FOOT,
};
const MANUAL: SamplePage = {
  ...{ heading: 'SAFETY MANUAL', subheading: 'Acme Roofing', rows: [['Ladders', 'Page 2']], foot: FOOT },
  more: [CHAPTER],
};

/** One page without letters, as a scanner makes it. */
const SCAN =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const never = () => new AbortController().signal;

it('finds words of a real file, and the page that covers an element', async () => {
  const bytes = await renderPage(MANUAL);
  const read = await readPages(new Blob([new Uint8Array(bytes)]), never());
  if (read.kind !== 'pages') throw new Error(read.message);

  expect(searchPages('inspects ladders', read.pages).map(({ page }) => page)).toEqual([2]);
  const found = likelyPages([{ id: 'inspect', text: LADDERS, cfr: '1926.1053' }], read.pages);
  expect(found.get('inspect')?.[0]?.page).toBe(2);
});

it('says plainly that a file has no text, or cannot be read', async () => {
  const blank = await readPages(new Blob([SCAN]), never());
  expect(blank).toMatchObject({ kind: 'none', message: expect.stringContaining('has no text') });
  const broken = await readPages(new Blob(['no PDF']), never());
  expect(broken).toMatchObject({ kind: 'none', message: expect.stringContaining('cannot be read') });
});
