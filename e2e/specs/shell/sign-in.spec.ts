import { expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

test.use({ person: 'nobody' });

async function submit(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('S260 S261 S262: a short or empty password and an e-mail that is none are refused with a message', async ({
  page,
}) => {
  await page.goto('/login/');
  await openShell(page).settle();
  const { email, password } = DEMO_PEOPLE.client;

  await submit(page, email, 'abcde');
  await expect(
    page.getByText('The password must be 6 characters long or more', { exact: true }),
  ).toBeVisible();
  await submit(page, email, '');
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await submit(page, 'abc', password);
  await expect(page.getByText('Enter a complete e-mail address', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/login\/$/);
});

test('S263: no field of the shell checks anything by itself', async ({ page }) => {
  for (const path of ['/login/', '/invite/']) {
    await page.goto(path);
    await openShell(page).settle();
    const own = page.locator(
      ':is(input, textarea, select):is([required], [pattern], [min], [max], [minlength], [maxlength])',
    );
    await expect(own).toHaveCount(0);
    await expect(page.locator('form:not([novalidate])')).toHaveCount(0);
  }
});

test('S264 S265: a wrong password and an unknown account read the same, and no code or stack shows', async ({
  page,
}) => {
  await page.goto('/login/');
  await openShell(page).settle();
  const texts: string[] = [];
  for (const email of [DEMO_PEOPLE.client.email, 'nobody.at.all@example.test']) {
    await submit(page, email, 'not-the-password');
    await expect(page.getByRole('alert')).toBeVisible();
    texts.push(await page.getByRole('alert').innerText());
    await page.reload();
    await openShell(page).settle();
  }
  expect(texts[0]).toBe(texts[1]);
  await page.route('**/*signInWithPassword*', (route) => route.abort());
  await submit(page, DEMO_PEOPLE.client.email, 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  texts.push(await page.getByRole('alert').innerText());
  for (const text of texts) {
    expect(text).toMatch(/[.]$/);
    expect(text).not.toMatch(/auth\/|Error|INVALID_|\bat .*:\d+/);
  }
});
