import { expect } from '@playwright/test';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { violationsOf } from '../support/violations-of.ts';

// Whether a home page stands on one screen depends on what there is to say.
test.use({ data: 'untouched' });

test('the sign-in page has no accessibility violation', async ({ page }) => {
  await page.goto('/login/');
  await openShell(page).settle();

  expect(await violationsOf(page)).toEqual([]);
});

/** Whoever sees how a contractor stands can ask why. */
const ROLES_WITH_STATUSES = ['5002', '5003', '5004', '5005'];

for (const role of ['5001', '5002', '5003', '5004', '5005', '5006']) {
  test(`the dashboard of role ${role} stands on one screen, and has no accessibility violation, wide or narrow`, async ({
    page,
  }) => {
    const account = accountOf(role);
    await openShell(page).signIn(account.email, account.password);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    expect.soft(await violationsOf(page)).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-viewport=mobile]')).toHaveCount(1);
    expect.soft(await violationsOf(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    if (!ROLES_WITH_STATUSES.includes(role)) return;
    await page
      .getByRole('button', { name: /^Why\?/ })
      .first()
      .press('Enter');
    const answer = page.getByRole('dialog', { name: /why this status\?$/ });
    await expect(answer.getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => answer.evaluate((dialog) => dialog.getAnimations().length)).toBe(0);
    expect.soft(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(answer).toBeHidden();
  });
}

test('the open notification and profile panels have no accessibility violation', async ({ page }) => {
  const account = accountOf('5005');
  const shell = openShell(page);
  await shell.signIn(account.email, account.password);

  await shell.bell.click();
  await expect(shell.notifications).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const account = accountOf('5003');

  await page.goto('/login/');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await openShell(page).signIn(account.email, account.password);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
});
