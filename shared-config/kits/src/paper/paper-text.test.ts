import { expect, it, vi } from 'vitest';
import { loadPdfKit } from './load-pdfkit.ts';
import { drawText, type PaperBlock, printText } from './paper-text.ts';

const BLOCKS: readonly PaperBlock[] = [
  { tag: 'H1', text: 'Answers' },
  { tag: 'H2', text: 'Management' },
  { tag: 'H3', text: '1. Is there a plan?' },
  { tag: 'P', text: 'Yes' },
];

async function pdf(blocks: readonly PaperBlock[]): Promise<string> {
  const bytes = await drawText(await loadPdfKit(), 'Answers', blocks, new Date('2026-11-20T12:00:00Z'));
  return new TextDecoder('latin1').decode(bytes);
}

it('draws headings and paragraphs with their tags, and a text longer than a page over several', async () => {
  const short = await pdf(BLOCKS);
  expect(short.startsWith('%PDF-1.7')).toBe(true);
  for (const tag of ['H1', 'H2', 'H3', 'P']) expect(short).toContain(`/S /${tag}\n`);
  expect(short.match(/\/Type \/Page\n/g)).toHaveLength(1);
  const long = await pdf([...BLOCKS, { tag: 'P', text: 'word '.repeat(2000) }]);
  expect(long.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1);
});

it('prints the same in a frame of its own, which is gone afterwards', () => {
  let printed = '';
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((...parts) => {
    append(...parts);
    const view = document.querySelector('iframe')?.contentWindow;
    if (view)
      view.print = () => {
        printed = view.document.body.innerHTML;
      };
  });
  printText(document, 'Answers', BLOCKS);
  expect(printed.match(/<(h[1-6]|p)/g)).toEqual(['<h1', '<h2', '<h3', '<p']);
  const view = document.querySelector('iframe')?.contentWindow;
  view?.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('iframe')).toBeNull();
});
