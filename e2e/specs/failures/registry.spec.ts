import { expect } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { changeEntry, changeRegistry, REGISTRY_PATH } from '../../support/remote-files.ts';
import { violationsOf } from '../../support/violations-of.ts';

test('rows 1 and 3: a stored registry serves while the real one is unreachable or malformed', async ({
  page,
  failing,
}) => {
  await page.goto('/dashboard');
  await failing.expectHome();
  await page.route(REGISTRY_PATH, (route) => route.abort());
  await page.reload();
  await failing.expectHome();
  expect(failing.events).toContain('registry.stale');

  await page.unroute(REGISTRY_PATH);
  await page.route(REGISTRY_PATH, (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.reload();

  await failing.expectHome();
  expect(failing.events).toContain('registry.invalid');
});

test('row 2: without any registry the area says so, and Try again brings it', async ({ page, failing }) => {
  await page.addInitScript(() => localStorage.removeItem('vcms.registry.local'));
  await page.route(REGISTRY_PATH, (route) => route.fulfill({ status: 404 }));

  await page.goto('/dashboard');
  await failing.expectFallback('registry-unreachable', /can't load this area/);
  expect(failing.events).toContain('registry.unavailable');
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(REGISTRY_PATH);
  await failing.fallback.getByRole('button', { name: 'Try again' }).click();

  await failing.expectHome();
});

test('row 4: a remote that is switched off shows the operator’s sentence', async ({ page, failing }) => {
  const message = 'Maintenance until 14:00 UTC.';
  await changeRegistry(
    page,
    changeEntry((entry) => ({ ...entry, disabled: { message } })),
  );

  await page.goto('/dashboard');

  await failing.expectFallback('disabled', /switched off/);
  await expect(failing.fallback).toContainText(message);
  expect(failing.events).toContain('remote.disabled');
});
