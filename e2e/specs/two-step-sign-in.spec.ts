import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { createAccount } from '../support/create-account.ts';
import { test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { violationsOf } from '../support/violations-of.ts';

const STEP = 30_000;

/** The code of the step before is taken until this step ends: what follows has as long as an assertion waits. */
async function stepLasts(): Promise<void> {
  await expect.poll(() => STEP - (Date.now() % STEP), { timeout: STEP }).toBeGreaterThan(10_000);
}

test('a code from an app is set up, asked for at the next sign-in, and turned off again', async ({
  page,
  product,
}) => {
  const { email, password, uid } = await createAccount(product.trusted, 'two-step', '5003');
  const shell = openShell(page);
  const part = page.getByRole('region', { name: 'Two-step sign-in' });
  const code = page.getByLabel('Code from your app');
  const openProfile = async () => {
    await page.goto('/profile/user/edit-profile');
    await expect(part).toBeVisible({ timeout: 30_000 });
    await shell.settle();
  };
  await shell.signIn(email, password);
  await openProfile();

  await part.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await part.getByLabel('Current password', { exact: true }).fill(password);
  await part.getByRole('button', { name: 'Continue' }).click();
  await expect(
    part.getByRole('img', { name: 'QR code with the key for your authenticator app' }),
  ).toBeVisible();
  const secret = (await part.locator('code').textContent()) ?? '';
  // Codes of the step before, this one and the next: all are taken, each once.
  const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  await stepLasts();
  await code.fill(codeAt(-1));
  await part.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(part.getByRole('status')).toContainText('Two-step sign-in is on.');
  await page.setViewportSize({ width: 1280, height: 800 });
  await shell.signOut();

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(code).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await code.fill(codeAt(40));
  await code.press('Enter');
  await expect(page.getByText('This code is not correct.')).toBeVisible();
  await code.fill(codeAt(0));
  await code.press('Enter');
  await page.waitForURL('**/dashboard');
  const account = await product.trusted.auth.getUser(uid);
  expect(account.multiFactor?.enrolledFactors).toMatchObject([{ factorId: 'totp' }]);

  await openProfile();
  await expect(part).toContainText('It is on since');
  await part.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await part.getByLabel('Current password', { exact: true }).fill(password);
  await part.getByLabel('Code from your app').fill(codeAt(1));
  await part.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(part.getByRole('status')).toContainText('Two-step sign-in is off.');
  await shell.signOut();
  await shell.signIn(email, password);
});

test('who must sign in in two steps sets the app up first, and reaches nothing else until then', async ({
  page,
  product,
}) => {
  const { email, password, uid } = await createAccount(product.trusted, 'must-have', '5001');
  // As the server writes it for the roles that the configuration names: the demo names none.
  const { customClaims } = await product.trusted.auth.getUser(uid);
  await product.trusted.auth.setCustomUserClaims(uid, { ...customClaims, secondFactorRequired: true });
  const shell = openShell(page);

  await page.goto('/login/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
  await page.goto('/dashboard/audit-trail');
  await expect(page.getByRole('button', { name: 'Set up now' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set up now' }).click();
  await expect(page.getByRole('form', { name: 'Set up your app' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from your app').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Audit Trail' })).toBeVisible({ timeout: 30_000 });
  await shell.signOut();
});
