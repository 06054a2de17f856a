import { expect } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { answer, changeRegistry, publishEntry, refuse } from '../../support/remote-files.ts';

test('row 9: entry 404, the previous release is used; without one the fallback page recovers', async ({
  page,
  failing,
}) => {
  await page.route(failing.live.entryUrl, refuse(404));
  await page.goto('/dashboard');
  await failing.expectFallback('entry-network', /can't load this area/);
  await page.unroute(failing.live.entryUrl);
  await failing.fallback.getByRole('button', { name: 'Try again' }).click();
  await failing.expectHome();

  await page.evaluate(() => sessionStorage.clear());
  await page.route(failing.live.entryUrl, refuse(404));
  await failing.withPrevious();
  await page.reload();

  await failing.expectPrevious('entry-network');
});

test('rows 10 and 31: entry hangs, the slot says so; whoever leaves gets the other page at once', async ({
  page,
  failing,
}) => {
  await page.route(failing.live.entryUrl, () => {});

  await page.goto('/dashboard');
  await expect(page.getByText('Still loading. This takes longer than usual.')).toBeVisible();
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('link', { name: 'Profile' }).click();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/profile/i);
  await expect(page.getByText('Still loading')).toHaveCount(0);
  await expect(failing.fallback).toHaveCount(0);
});

test('row 10: entry hangs, the previous release is used without waiting for it', async ({
  page,
  failing,
}) => {
  await failing.withPrevious();
  await page.route(failing.live.entryUrl, () => {});

  await page.goto('/dashboard');

  await failing.expectPrevious('entry-timeout');
});

test('row 11: entry with a syntax error, the previous release is used', async ({ page, failing }) => {
  await failing.withPrevious(await publishEntry(page, failing.live, 'this is no program'));

  await page.goto('/dashboard');

  await failing.expectPrevious('entry-evaluation');
});

test('row 12: an empty answer with status 200 hints at a network filter', async ({ page, failing }) => {
  await changeRegistry(page, await publishEntry(page, failing.live, ''));

  await page.goto('/dashboard');

  await failing.expectFallback('entry-missing-global', /can't load this area/);
  await expect(failing.fallback).toContainText('network filter');
});

test('row 12: a web page instead of the entry does not run; the previous release is used', async ({
  page,
  failing,
}) => {
  await failing.withPrevious();
  await page.route(failing.live.entryUrl, answer('<!doctype html><p>Welcome', 'text/html'));

  await page.goto('/dashboard');

  await failing.expectPrevious('integrity');
});
