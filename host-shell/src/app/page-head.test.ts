import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOCIAL_PREVIEW_TTL_S } from '../layout/layout-constants.ts';

let page: Document;
const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');

beforeAll(async () => {
  const html = await readFile(join(process.cwd(), 'host-shell/public/index.html'), 'utf8');
  page = new DOMParser().parseFromString(html, 'text/html');
});

describe('head of the page', () => {
  it('has the title and description of the specification', () => {
    expect(page.title).toBe('VCMS');
    expect(content('meta[name=description]')).toBe('Contractor Management Made Easy');
    expect(content('meta[property="og:title"]')).toBe('VCMS');
    expect(content('meta[property="og:description"]')).toBe('Contractor Management Made Easy');
  });

  it('scales to 0.8 and leaves zooming to the reader', () => {
    expect(content('meta[name=viewport]')).toBe('width=device-width, initial-scale=0.8');
  });

  it('gives social previews a week', () => {
    expect(content('meta[property="og:ttl"]')).toBe(String(SOCIAL_PREVIEW_TTL_S));
  });

  it('is English, left to right', () => {
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['en', 'ltr']);
  });

  it('carries its settings as data and no script of its own', () => {
    expect([...page.scripts].map(({ type, id, text }) => [type, id, text])).toEqual([
      ['application/json', 'vcms-config', '__VCMS_CONFIG__'],
    ]);
  });
});
