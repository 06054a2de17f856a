import { renderPage } from '@vcms/seed/sample-files';
import { expect, it } from 'vitest';
import { compareFiles } from './compare-files.ts';

type SamplePage = Parameters<typeof renderPage>[0];

const FOOT = 'Sample manual.';

async function manual(inspects: string): Promise<Blob> {
  const page = (heading: string, ...rows: SamplePage['rows']): SamplePage => ({
    ...{ heading, subheading: '1926.1053', rows, foot: FOOT },
  });
  const bytes = await renderPage({
    ...page('SAFETY MANUAL', ['Ladders', 'Page 2']),
    more: [page('LADDERS', ['(b)(15)', inspects], ['(a)(1)', 'Ladders carry four times their load.'])],
  });
  return new Blob([new Uint8Array(bytes)]);
}

/** One page without letters, as a scanner makes it. */
const SCAN = new Blob([
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
]);

const never = () => new AbortController().signal;

it('marks in real files the words that changed, on their page', async () => {
  const before = await manual('Ladders are inspected now and then.');
  const now = await manual('Ladders are inspected by the foreman each day.');
  const found = await compareFiles({ before, now }, never());
  if (found.kind !== 'compared') throw new Error(found.message);

  expect(found.isPartial).toBe(false);
  expect(found.changes).toHaveLength(1);
  const [change] = found.changes;
  expect(change?.page).toBe(2);
  expect(change?.parts.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual([
    'by the foreman each day.',
  ]);
  expect(change?.places).toHaveLength(1);
  expect(change?.places[0]?.page).toBe(2);
});

it('says which of the files has no text', async () => {
  const before = await manual('Ladders are inspected.');
  expect(await compareFiles({ before, now: SCAN }, never())).toMatchObject({
    ...{ kind: 'none', side: 'now' },
    message: expect.stringContaining('has no text'),
  });
});
