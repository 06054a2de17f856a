import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { ComparedPage } from './compared-pages.ts';
import { compareLooks } from './comparison.ts';
import { comparisonPage } from './comparison-page.ts';
import type { PageLook } from './look-wish.ts';

function grey(value: number): Uint8Array {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(value);
  return PNG.sync.write(png);
}

const page = (path: string, side: ComparedPage['side'] = 'both'): ComparedPage => ({
  role: '5001',
  path,
  label: `Page <${path}>`,
  side,
});
const look = (path: string, value: number, ...problems: string[]): PageLook => ({
  path,
  pictures: { desktop: grey(value) },
  problems,
});

const PAGES = [page('/same'), page('/changed'), page('/broken'), page('/always'), page('/new', 'candidate')];
const LIVE = [
  look('/same', 255),
  look('/changed', 255),
  look('/broken', 255),
  look('/always', 255, 'It threw: x'),
];
const compared = compareLooks(
  PAGES,
  {
    live: LIVE,
    again: LIVE,
    candidate: [
      look('/same', 255),
      look('/changed', 0),
      { path: '/broken', pictures: {}, problems: ['It did not come: timeout'] },
      look('/always', 255, 'It threw: x'),
      look('/new', 255),
    ],
  },
  ['desktop'],
);

test('pages with problems come first, then those that changed most; a problem that the live release has too is none', () => {
  expect(compared.map((one) => [one.page.path, one.share, one.problems])).toEqual([
    ['/broken', 1, ['It did not come: timeout']],
    ['/changed', 1, []],
    ['/new', 1, []],
    ['/same', 0, []],
    ['/always', 0, []],
  ]);
});

test('the report names each page and its pictures, and writes no markup that a label or a problem brought', () => {
  const contract = ['Menu of 5001: "<b>" is new.'];
  const { html, files } = comparisonPage({
    remote: 'remote-admin',
    live: '1.0.0',
    candidate: '1.1.0',
    contract,
    pages: compared,
  });

  expect(html).not.toMatch(/<b>|<\/same>|Page </);
  for (const path of ['/same', '/changed', '/broken', '/new']) expect(html).toContain(`5001, ${path}: `);
  for (const { name } of files) expect(html).toContain(`src="${name}"`);
  expect(files.map(({ name }) => name)).toEqual([
    '1-5001-desktop-live.png',
    '2-5001-desktop-live.png',
    '2-5001-desktop-candidate.png',
    '2-5001-desktop-difference.png',
    '3-5001-desktop-candidate.png',
    '4-5001-desktop-live.png',
    '4-5001-desktop-candidate.png',
    '5-5001-desktop-live.png',
    '5-5001-desktop-candidate.png',
  ]);
});
