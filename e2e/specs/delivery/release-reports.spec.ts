import { expect, type Page } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { FAULTY, PREVIOUS, REMOTE } from '../../support/remote-files.ts';

/** The page with reports of releases on: the local product has none, as a production without the setting. */
async function withReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const config = document.getElementById('vcms-config');
      if (config === null) return;
      observer.disconnect();
      const own = JSON.parse(config.textContent ?? '{}');
      config.textContent = JSON.stringify({ ...own, releaseReports: { percent: 100 } });
    }).observe(document, { childList: true, subtree: true });
  });
}

test('a tab tells once how a release went, nothing of who uses it, and nothing at all unless the configuration says so', async ({
  page,
  failing,
  product,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/releaseReport')) sent.push(request.postDataJSON());
  });
  const countsOf = async (version: string) => {
    const day = new Date().toISOString().slice(0, 10);
    return (await product.trusted.firestore.doc(`releaseHealth/${REMOTE}_${version}_${day}`).get()).get(
      'counts',
    );
  };

  await page.goto('/dashboard');
  await failing.expectHome();
  expect(sent).toEqual([]);

  await withReports(page);
  await page.evaluate(() => sessionStorage.clear());
  await failing.withFault('mount-error', { previous: true });
  await page.goto('/dashboard');
  await failing.expectFallback('mount-error', /stopped working/);
  await failing.fallback.getByRole('button', { name: 'Try again' }).click();
  await failing.expectPrevious('mount-error');

  await expect.poll(() => countsOf(FAULTY)).toEqual({ mount: 1 });
  await expect.poll(() => countsOf(PREVIOUS)).toEqual({ 'stand-in': 1 });
  expect(sent).toEqual([
    { remote: REMOTE, version: FAULTY, outcome: 'mount' },
    { remote: REMOTE, version: PREVIOUS, outcome: 'stand-in' },
  ]);
});
