import { expect, type Page } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { changeEntry, changeRegistry, PREVIOUS } from '../../support/remote-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The tab comes to the front, as after a look at another one. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('row 24: a deploy in mid-session keeps the tab’s release; the notice comes later and can be put off', async ({
  page,
  failing,
}) => {
  await page.goto('/dashboard');
  await failing.expectHome();
  const before = await failing.pin();
  await failing.withPrevious(
    changeEntry((entry) => ({ ...entry, active: PREVIOUS, previous: entry.active })),
    (registry) => ({ ...registry, generatedAt: new Date(Date.now() - 3 * DAY_MS).toISOString() }),
  );

  await page.reload();
  await failing.expectHome();
  expect(await failing.pin()).toBe(before);
  const notice = page.getByText('A new version is available.');
  await expect(notice).toBeVisible();
  expect(failing.events).toContain('remote.superseded');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await page.reload();
  await failing.expectHome();
  await expect(notice).toHaveCount(0);

  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('vcms.cache.notice.dismissed')) sessionStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Refresh' }).click();

  await expect.poll(() => failing.pin()).toBe(PREVIOUS);
  await failing.expectHome();
  await expect(notice).toHaveCount(0);
});

test('row 25: a blocked release asks for a refresh and goes at the next navigation', async ({
  page,
  failing,
}) => {
  await changeRegistry(page, (registry) => ({ ...registry, ttlSeconds: 0 }));
  await page.goto('/dashboard');
  await failing.expectHome();
  const blocked = await failing.pin();
  await failing.withPrevious(
    changeEntry((entry) => ({ ...entry, blocked: [entry.active] })),
    (registry) => ({ ...registry, serial: registry.serial + 1 }),
  );

  await comeBack(page);
  await expect(page.getByText('This page must be refreshed.')).toBeVisible();
  expect(failing.events).toContain('remote.blocked');
  expect(await failing.pin()).toBe(blocked);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company Tools' }).click();
  await reloaded;

  await expect(page).toHaveURL(/\/admin\/admin-tools\/companies/);
  await expect.poll(() => failing.pin()).toBe(PREVIOUS);
  await expect(page.getByText('This page must be refreshed.')).toHaveCount(0);
});

test('row 30: without a network a bar says so, and the page stays', async ({ page, context, failing }) => {
  await page.goto('/dashboard');
  await failing.expectHome();

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect.poll(() => failing.events).toContain('offline');
  await failing.expectHome();
  await context.setOffline(false);

  await expect(page.getByText('You are offline.')).toHaveCount(0);
});
