import { expect } from '@playwright/test';
import { COLOR_SCHEMES } from '@vcms/contract';
import { createAccount } from '../support/create-account.ts';
import { accountOf, test } from '../support/product.ts';
import { openSettings } from '../support/settings-page.ts';
import { openShell } from '../support/shell-page.ts';
import { shoot } from '../support/shoot.ts';

test('sign-in with errors', async ({ page }) => {
  const shell = openShell(page);
  await page.goto('/login/');
  await shell.settle();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await shoot(page, 'login-empty');
  await page.getByLabel('E-mail').fill(accountOf('5003').email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await shoot(page, 'login-refused');
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await shoot(page, 'login-settings');
});

test('panels, own profile, question, loss of the network', async ({ page, product }) => {
  test.setTimeout(300_000);
  const nobodyWrites = await createAccount(product.trusted, 'screenshots', '5003');
  const shell = openShell(page);
  const { setFromAnotherTab: set } = openSettings(page);
  await shell.signIn(nobodyWrites.email, nobodyWrites.password);
  await shell.bell.click();
  await shoot(page, 'notifications-empty');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Theme settings' }).click();
  for (const colorScheme of COLOR_SCHEMES) {
    await set({ colorScheme });
    await shoot(page, `settings-${colorScheme}`);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login/');
  const { email, password } = accountOf('5004');
  await shell.signIn(email, password);
  await page.goto('/profile/user/edit-profile');
  await expect(page.getByLabel('First name')).toBeVisible({ timeout: 30_000 });
  await shell.settle();
  await shoot(page, 'edit-profile-dark', true);
  await set({ colorScheme: 'light' });
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await shoot(page, 'edit-profile-errors', true);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await shoot(page, 'question');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await shoot(page, 'offline');
  await page.context().setOffline(false);
});

test('an area that cannot be loaded', async ({ page }) => {
  await page.route(/\/r\/remote-client\//u, (route) => route.abort());
  const { email, password } = accountOf('5003');
  await openShell(page).signIn(email, password);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, 'fallback');
});
