import { expect, it } from 'vitest';
import { openFile } from './open-file.ts';

const never = new AbortController().signal;

/** One page of 200 by 100 points with a word on it. */
function smallPdf(): Blob {
  const content = 'BT /F1 10 Tf 1 0 0 1 20 50 Tm (Granite) Tj ET';
  return new Blob([
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n',
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\n`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ]);
}

it('opens a PDF: its pages with their size and their words', async () => {
  const outcome = await openFile(smallPdf(), never);
  if (outcome.kind !== 'ready') throw new Error(outcome.problem);
  const { source } = outcome;
  expect(source.pageCount).toBe(1);
  const page = await source.page(1);
  expect(page).toMatchObject({ width: 200, height: 100 });
  expect(await page.text()).toMatchObject([{ text: 'Granite', x: 20, height: 10, angle: 0 }]);
  source.close();
});

it('leaves nothing of the library on the page’s global object', async () => {
  await openFile(smallPdf(), never);
  expect(Object.getOwnPropertyNames(globalThis).filter((name) => /pdfjs|core-js/i.test(name))).toEqual([]);
});

it('says why a file cannot be opened', async () => {
  const problem = async (...parts: string[]) => openFile(new Blob(parts), never);
  expect(await problem()).toEqual({ kind: 'failed', problem: 'empty' });
  expect(await problem('GIF89a')).toEqual({ kind: 'failed', problem: 'unknown-kind' });
  expect(await problem('%PDF-1.7 broken')).toEqual({ kind: 'failed', problem: 'damaged' });
});
