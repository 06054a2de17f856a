import { expect } from '@playwright/test';
import { test } from '../../support/failure-test.ts';
import { violationsOf } from '../../support/violations-of.ts';

test('row 18: a mount that is refused gives way to the previous release at once; without one the page can be tried again', async ({
  page,
  failing,
}) => {
  await failing.withFault('mount-error', { previous: true });
  await page.goto('/dashboard');
  await failing.expectPrevious('mount-error');
  await expect(page.locator('[data-remote]')).toHaveCount(1);

  await page.evaluate(() => sessionStorage.clear());
  await failing.withFault('mount-error');
  await page.reload();
  await failing.expectFallback('mount-error', /stopped working/);
  await expect(page.locator('[data-remote]')).toHaveCount(0);
  await failing.setFault('none');
  await failing.fallback.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Faulty' })).toBeVisible();
});

test('row 19: a mount that never ends gives way to the previous release after 5 s', async ({
  page,
  failing,
}) => {
  await failing.withFault('mount-hang', { previous: true });
  await page.goto('/dashboard');

  await failing.expectPrevious('mount-timeout');
  await page.evaluate(() => window.dispatchEvent(new Event('e2e-late')));
  await expect(page.locator('[data-remote]')).toHaveCount(1);
  await failing.expectHome();
});

test('row 19: without one it is given up; its late end draws nothing, and Try again brings the page', async ({
  page,
  failing,
}) => {
  const faulty = page.getByRole('heading', { level: 1, name: 'Faulty' });
  await failing.withFault('mount-hang');
  await page.goto('/dashboard');
  await failing.expectFallback('mount-timeout', /stopped working/);

  await failing.setFault('none');
  await page.evaluate(() => window.dispatchEvent(new Event('e2e-late')));
  await expect(page.locator('[data-remote]')).toHaveCount(0);
  await expect(failing.fallback).toBeVisible();
  await failing.fallback.getByRole('button', { name: 'Try again' }).click();

  await expect(faulty).toBeVisible();
  await expect(page.locator('[data-remote]')).toHaveCount(1);
});

test('rows 20, 22 and 23: a page that throws keeps to its place and then gives way to the fallback page; uncaught errors are logged with the remote they came from; a remote that cannot unmount is taken out', async ({
  page,
  failing,
}) => {
  const faulty = page.getByRole('heading', { level: 1, name: 'Faulty' });
  const slot = page.locator('[data-remote]');
  const openProfile = async () => {
    await page.getByRole('button', { name: 'Profile', exact: true }).click();
    await page.getByRole('dialog', { name: 'Profile' }).getByRole('link', { name: 'Profile' }).click();
  };
  await failing.withFault('none');
  await page.goto('/dashboard');

  await page.getByRole('button', { name: 'Throw' }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  const uncaught = () => failing.messages.filter((text) => text.includes('remote.uncaught'));
  await expect.poll(uncaught).toHaveLength(2);
  for (const text of uncaught()) expect(text).toContain('remote-admin');
  await expect(faulty).toBeVisible();

  await page.getByRole('button', { name: 'Break' }).click();
  const panel = slot.getByRole('alert');
  await expect(panel).toContainText('This page stopped working.');
  expect(await violationsOf(page)).toEqual([]);
  expect(failing.events).toContain('remote.render-error');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(faulty).toBeVisible();
  await page.getByRole('button', { name: 'Break' }).click();
  await failing.expectFallback('render-error', /stopped working/);
  await failing.fallback.getByRole('button', { name: 'Try again' }).click();
  await expect(faulty).toBeVisible();

  for (const fault of ['unmount-error', 'unmount-hang'] as const) {
    await failing.setFault(fault);
    await openProfile();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/profile/i);
    await expect(slot).toHaveCount(0);
    await failing.setFault('none');
    await page.goBack();
    await expect(faulty).toBeVisible();
    await expect(slot).toHaveCount(1);
  }
  expect(failing.events.filter((event) => event === 'remote.unmount-error')).toHaveLength(2);
});

test('row 32: of many quick changes of the path only the last counts', async ({ page, failing }) => {
  await page.goto('/dashboard');
  await failing.expectHome();

  await page.evaluate(() => {
    for (const path of ['/status', '/dashboard', '/404', '/dashboard', '/status', '/calendar', '/dashboard'])
      history.pushState(null, '', path);
  });
  await failing.expectHome();
  await expect(page.locator('[data-remote]')).toHaveCount(1);
  await expect(failing.fallback).toHaveCount(0);
  await page.evaluate(() => {
    for (const path of ['/status', '/dashboard', '/status']) history.pushState(null, '', path);
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status');
  await expect(page.locator('[data-remote]')).toHaveCount(0);
});
