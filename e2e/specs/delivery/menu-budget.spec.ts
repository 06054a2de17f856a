import { expect } from '@playwright/test';
import { test } from '../../support/signed-in.ts';

/** Account, registry and the remote's release.json (architecture 3i). */
const REQUESTS = 3;
/** Goes on beside the menu, which waits for neither: the remote's code and what is listened to. */
const ALONGSIDE = /\/r\/.+\.js$|\/Listen\/channel\?/;

test.use({ person: 'cs' });

test('budget: before the menu shows, a signed-in tab has waited for three answers beyond the shell’s own files', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('nav[aria-label="Main"] a') === null) return;
      watch.disconnect();
      const asked = performance.getEntriesByType('resource').map(({ name }) => name);
      Object.assign(globalThis, { askedBeforeMenu: asked });
    });
    watch.observe(document, { subtree: true, childList: true });
  });

  await page.goto('/dashboard');
  await expect(page.locator('[data-remote]').getByRole('heading', { level: 1 })).toBeAttached();

  const asked = await page.evaluate(
    () => (globalThis as unknown as { askedBeforeMenu: string[] }).askedBeforeMenu,
  );
  const beyond = asked.filter((url) => !url.startsWith(`${product.stack.url}/s/`) && !ALONGSIDE.test(url));
  expect(beyond.filter((url) => url.includes('/registry/'))).toHaveLength(1);
  expect(beyond.filter((url) => url.endsWith('/release.json'))).toHaveLength(1);
  expect(beyond.length, beyond.join('\n')).toBeLessThanOrEqual(REQUESTS);
});
