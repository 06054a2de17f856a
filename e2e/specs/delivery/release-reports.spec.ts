import { expect, type Page } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { FAULTY, PREVIOUS, REMOTE } from '../../support/remote-files.ts';
import { expectNoSidewaysScrolling } from '../../support/sideways.ts';
import { violationsOf } from '../../support/violations-of.ts';

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
  await failing.expectPrevious('mount-error');

  await expect.poll(() => countsOf(FAULTY)).toEqual({ mount: 1 });
  await expect.poll(() => countsOf(PREVIOUS)).toEqual({ 'stand-in': 1 });
  expect(sent).toEqual([
    { remote: REMOTE, version: FAULTY, outcome: 'mount' },
    { remote: REMOTE, version: PREVIOUS, outcome: 'stand-in' },
  ]);
});

test('an admin sees on the status page what tabs told, in every scheme and on a narrow page, and how it is switched on', async ({
  page,
  failing,
  product,
}) => {
  await page.goto('/status');
  await expect(page.getByText(/^No figures are collected. Set releaseReports/)).toBeVisible();

  const { version } = failing.live.release;
  const day = new Date().toISOString().slice(0, 10);
  const counter = product.trusted.firestore.doc(`releaseHealth/${REMOTE}_${version}_${day}`);
  await counter.set({ remote: REMOTE, version, day, counts: { ready: 90, 'wait-2': 90, integrity: 10 } });
  await withReports(page);
  await page.goto('/status');
  const table = page.getByRole('table', { name: `Releases of ${REMOTE}` });
  await expect(table.getByRole('row', { name: 'Failed sessions' })).toContainText('10 (10.0%)');
  await expect(table.getByRole('row', { name: 'Files are not the released ones' })).toContainText('10');

  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScrolling(page);
  for (const scheme of ['light', 'dim', 'dark']) {
    await page.evaluate((name) => {
      const root = document.documentElement;
      root.classList.toggle('light', name === 'light');
      root.classList.toggle('dark', name !== 'light');
      root.dataset.scheme = name;
    }, scheme);
    expect(await violationsOf(page), scheme).toEqual([]);
  }
  await counter.delete();
});
