import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawFirstPage } from './test-first-page.tsx';

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** After a change of the sign-in page or the design system: vitest -u writes the three files anew, then npm run hosting. */
const page = drawFirstPage();

test('the first form is the sign-in page as its components draw it', async () => {
  await expect(`${page.markup}\n`).toMatchFileSnapshot(inRepository('host-shell/public/sign-in.html'));
});

test('its style is what these components use of the design system', async () => {
  await expect(page.style).toMatchFileSnapshot(inRepository('host-shell/public/sign-in.css'));
});

test('the content security policy names the style', async () => {
  const hash = createHash('sha256').update(page.style).digest('base64');
  const source = [
    "/** Of the first form's style (host-shell/public/sign-in.css); written by the test that draws it. */",
    `export const FIRST_STYLE_HASH = "'sha256-${hash}'";\n`,
  ].join('\n');

  await expect(source).toMatchFileSnapshot(inRepository('tools/hosting/src/first-style-hash.ts'));
});

test('markup and style need no inline style, and end in no element of the page', () => {
  expect(page.markup).not.toMatch(/ style=|<style|<script/);
  expect(page.style).not.toContain('<');
});
