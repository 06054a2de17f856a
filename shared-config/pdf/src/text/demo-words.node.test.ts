import { fileWords } from '@vcms/domain';
import { buildDemoData } from '@vcms/seed';
import { pageText, renderPage } from '@vcms/seed/sample-files';
import { expect, it } from 'vitest';
import { readPdfText, TEXT_LIMITS } from './read-pdf-text.ts';

it('finds in the demo data’s files the words by which the demo data says that they are found', async () => {
  const papers = buildDemoData('2026-11-21')
    .files.flatMap(({ documents }) => documents)
    .slice(0, 40);
  expect(new Set(papers.map(({ category }) => category)).size).toBeGreaterThan(3);
  for (const { page, ...document } of papers) {
    const file = new Blob([new Uint8Array(await renderPage(page))]);
    const read = await readPdfText(file, new AbortController().signal, { ...TEXT_LIMITS, ticks: false });
    const items = read.kind === 'text' ? read.pages.flatMap((one) => one.items) : [];
    const words = (text: string) => fileWords(document, text).words.toSorted();
    expect(words(pageText(page))).toEqual(words(items.map(({ text }) => text).join(' ')));
  }
});
