import { expect } from '@playwright/test';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';

/** A text that only one place of each library has, and that minifying keeps. */
const FINGERPRINTS = {
  react: 'react.transitional.element',
  'react-dom': 'Minified React error',
  ui: 'data-chakra',
  firestore: 'Failed to get document because the client is offline',
  auth: 'identitytoolkit.googleapis.com',
} as const;

test('a session loads react, react-dom, the UI package and Firebase once', async ({ page, product }) => {
  const scripts: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ url: response.url(), text: response.text() });
  });
  const account = accountOf('5003');

  await openShell(page).signIn(account.email, account.password);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Home');

  const urls = scripts.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.some((url) => url.startsWith(`${product.stack.cdnUrl}/r/remote-client/`))).toBe(true);
  const fromCdn = await Promise.all(
    scripts.filter(({ url }) => url.startsWith(product.stack.cdnUrl)).map(({ text }) => text),
  );
  for (const [library, fingerprint] of Object.entries(FINGERPRINTS)) {
    expect(
      fromCdn.filter((text) => text.includes(fingerprint)),
      `${library} came with a remote`,
    ).toEqual([]);
  }
});
