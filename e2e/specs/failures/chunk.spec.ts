import { expect } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { REGISTRY_PATH, refuse } from '../../support/remote-files.ts';

test('row 15: a first chunk 404, the previous release is used', async ({ page, failing }) => {
  await failing.withPrevious();
  await page.route(failing.live.appUrl, refuse(404));

  await page.goto('/dashboard');

  await failing.expectPrevious('chunk-network');
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
