import { expect } from '@playwright/test';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { SHOTS, SIZES, shoot } from '../support/shoot.ts';

for (const scheme of ['light', 'dim', 'dark']) {
  test(`sign-in and a dashboard, ${scheme}`, async ({ page }) => {
    await page.addInitScript((colorScheme) => {
      localStorage.setItem('vcms.layout.v1', JSON.stringify({ colorScheme }));
    }, scheme);
    await page.goto('/login/');
    await openShell(page).settle();
    await shoot(page, `login-${scheme}`);
    const account = accountOf('5003');
    await openShell(page).signIn(account.email, account.password);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, `dashboard-5003-${scheme}`);
  });
}

for (const role of ['5001', '5002', '5003', '5004', '5005', '5006']) {
  test(`role ${role}`, async ({ page }) => {
    const account = accountOf(role);
    const shell = openShell(page);
    await shell.signIn(account.email, account.password);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, `dashboard-${role}`);
    await shell.bell.click();
    await expect(shell.notifications).toBeVisible();
    await shoot(page, `notifications-${role}`);
  });
}

test('panels and plain pages', async ({ page }) => {
  const account = accountOf('5005');
  const shell = openShell(page);
  await shell.signIn(account.email, account.password);
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await shoot(page, 'profile-panel');
  await page.goto('/insurance');
  await shell.settle();
  await shoot(page, 'not-available');
  await page.goto('/nowhere');
  await shell.settle();
  await shoot(page, 'not-found');
  await page.goto('/invite/');
  await shell.settle();
  await shoot(page, 'invite');
  await page.setViewportSize(SIZES.phone);
  await page.goto('/dashboard');
  await shell.settle();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${SHOTS}/mobile-menu-phone.png` });
});
