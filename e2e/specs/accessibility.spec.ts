import { expect } from '@playwright/test';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { violationsOf } from '../support/violations-of.ts';

test('the sign-in page has no accessibility violation', async ({ page }) => {
  await page.goto('/login/');
  await openShell(page).settle();

  expect(await violationsOf(page)).toEqual([]);
});

/** Whoever sees how a contractor stands can ask why. */
const ROLES_WITH_STATUSES = ['5002', '5003', '5004', '5005'];

for (const role of ['5001', '5002', '5003', '5004', '5005', '5006']) {
  test(`the dashboard of role ${role} has no accessibility violation, wide or narrow`, async ({ page }) => {
    const account = accountOf(role);
    await openShell(page).signIn(account.email, account.password);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violationsOf(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  await openShell(page).signIn(account.email, account.password);
  expect(await overflow()).toBeLessThanOrEqual(0);
});
