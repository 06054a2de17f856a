import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import type { OpenProblem, PageSource, PlacedText } from '../source/page-source.ts';
import '../test-support/held-addresses.ts';
import { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx';

// jsdom has no canvas: what is drawn is looked at in the browser tests.
function wordsOf(number: number): readonly PlacedText[] {
  const box = { x: 10, y: 10, width: 90, height: 8, angle: 0, fontFamily: 'serif' };
  return [{ text: `Words of page ${number}`, ...box }];
}

function source(pageCount: number, closed: string[] = []): PageSource {
  return {
    pageCount,
    page: async (number) => ({
      width: 612,
      height: 792,
      draw: async () => document.createElement('canvas'),
      text: async () => wordsOf(number),
    }),
    close: () => void closed.push('closed'),
  };
}

const FILE = { kind: 'blob', blob: new Blob(['x']), name: 'acord.pdf' } as const;

function show(open: NonNullable<PdfViewerProps['open']>, more: Partial<PdfViewerProps> = {}) {
  return renderWithShell(<PdfViewer file={FILE} label="Certificate of Acme" open={open} {...more} />);
}

it('turns pages by tools, keys and small pages, and gives their words to whoever reads them aloud', async () => {
  const asked: number[] = [];
  show(async () => ({ kind: 'ready', source: source(3) }), { onPageChange: (page) => asked.push(page) });
  const viewer = await screen.findByRole('region', { name: 'Certificate of Acme' });
  await within(viewer).findByText('Words of page 1');
  within(viewer).getByRole('img', { name: 'Certificate of Acme, page 1 of 3' });

  fireEvent.click(within(viewer).getByLabelText('Next page'));
  await within(viewer).findByText('Words of page 2');
  fireEvent.keyDown(screen.getByRole('group', { name: 'Show page 2 of 3' }), { key: 'End' });
  await within(viewer).findByText('Words of page 3');
  expect(within(viewer).getByLabelText<HTMLButtonElement>('Next page').disabled).toBe(true);
  fireEvent.keyDown(screen.getByRole('group', { name: 'Show page 3 of 3' }), { key: 'End' });
  const pages = within(viewer).getByLabelText('Pages of Certificate of Acme');
  fireEvent.click(within(pages).getByLabelText('Page 1'));
  await within(viewer).findByText('Words of page 1');
  expect(within(pages).getByLabelText('Page 1').getAttribute('aria-current')).toBe('page');
  expect(asked).toEqual([2, 3, 1]);
});

it('shows the page that it is told, as near as the file has one', async () => {
  show(async () => ({ kind: 'ready', source: source(2) }), { page: 9 });
  await screen.findByText('Words of page 2');
  fireEvent.click(screen.getByLabelText('Previous page'));
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
});

it('zooms by key and marks only the places of the page that is shown', async () => {
  const place = { x: 1, y: 2, width: 3, height: 4 };
  const { container } = show(async () => ({ kind: 'ready', source: source(2) }), {
    highlights: [
      { ...place, page: 1 },
      { ...place, page: 2 },
    ],
  });
  await screen.findByText('Words of page 1');
  expect(container.querySelectorAll('[data-highlight]')).toHaveLength(1);
  screen.getByText('100%');
  fireEvent.keyDown(screen.getByRole('group', { name: 'Show page 1 of 2' }), { key: '+' });
  screen.getByText('125%');
});

it.each<[OpenProblem, RegExp]>([
  ['empty', /This file is empty/],
  ['password', /protected by a password/],
  ['damaged', /damaged and cannot be shown/],
  ['unknown-kind', /kind of file cannot be shown/],
  ['too-much', /unpacks to more than can be shown/],
])('says plainly that a file is %s, and lets it be downloaded', async (problem, words) => {
  show(async () => ({ kind: 'failed', problem }));
  await screen.findByText(words);
  expect((await screen.findByText('Download')).closest('a')?.getAttribute('download')).toBe('acord.pdf');
});

it('tries again when the file could not be reached', async () => {
  let tries = 0;
  show(async () => {
    tries += 1;
    if (tries === 1) return { kind: 'failed', problem: 'unreachable' };
    return { kind: 'ready', source: source(1) };
  });
  fireEvent.click(await screen.findByText('Try again'));
  await screen.findByText('Words of page 1');
  expect(screen.queryByLabelText('Pages of Certificate of Acme')).toBeNull();
});

it('closes the file when it leaves the page', async () => {
  const closed: string[] = [];
  const { unmount } = show(async () => ({ kind: 'ready', source: source(1, closed) }));
  await screen.findByText('Words of page 1');
  expect(closed).toEqual([]);
  unmount();
  expect(closed).toEqual(['closed']);
});
