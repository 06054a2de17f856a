import { expect } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { REGISTRY_PATH, refuse } from '../../support/remote-files.ts';

test('row 15: a first chunk 404, the previous release is used', async ({ page, failing }) => {
  await failing.withPrevious();
  await page.route(failing.live.appUrl, refuse(404));

  await page.goto('/dashboard');

  await failing.expectPrevious('chunk-network');
});

test('row 15: a first chunk hangs, the previous release is used without waiting for it', async ({
  page,
  failing,
}) => {
  await failing.withPrevious();
  await page.route(failing.live.appUrl, () => {});

  await page.goto('/dashboard');

  await failing.expectPrevious('chunk-timeout');
});

test('row 15: code that never ends starting gives way to the previous release; without one the page blames the code', async ({
  page,
  failing,
}) => {
  await failing.withFault('evaluation-hang', { previous: true });
  await page.goto('/dashboard');
  await failing.expectPrevious('evaluation-timeout');

  await page.evaluate(() => sessionStorage.removeItem('vcms.pin.remote-admin'));
  await failing.withFault('evaluation-hang');
  await page.reload();

  await failing.expectFallback('evaluation-timeout', /can't load this area/);
  await expect(failing.fallback).toContainText('Your connection is working');
});

test('row 21: a page chunk that is missing can be tried again, and a newer release is offered', async ({
  page,
  failing,
}) => {
  await page.route(failing.live.pageUrl, refuse(404));
  await page.goto('/dashboard');
  await expect(failing.fallback).toContainText('This page did not load.', { timeout: 30_000 });
  await expect(page.getByText('A new version is available.')).toHaveCount(0);
  expect(failing.events).toContain('remote.lazy-chunk');

  await failing.withPrevious((registry) => {
    const entry = registry.remotes['remote-admin'];
    if (entry === undefined || entry.previous === null) throw new Error('no previous release');
    const newer = { ...entry, active: entry.previous };
    return {
      ...registry,
      serial: registry.serial + 1,
      remotes: { ...registry.remotes, 'remote-admin': newer },
    };
  });
  await failing.fallback.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('A new version is available.')).toBeVisible();
  await page.unroute(REGISTRY_PATH);
  await page.unroute(failing.live.pageUrl);
  await failing.fallback.getByRole('button', { name: 'Try again' }).click();

  await failing.expectHome();
});
