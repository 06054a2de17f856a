import { expect, type Page } from '@playwright/test';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

/** Opens the help of the open page by keyboard, looks at it on a narrow phone too, and comes back to the question mark. */
async function readByKeyboard(page: Page, title: string, article: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const mark = page.getByRole('button', { name: `Help: ${title}` });
  await mark.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: `Help: ${title}` });
  await expect(panel.getByRole('heading', { name: article })).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Was this useful?' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'All help articles' })).toBeVisible();
  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(mark).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test.describe('a client', () => {
  test.use({ person: 'client' });

  test('reads the help of two pages beside them, by keyboard', async ({ page }) => {
    await page.goto('/all-variances');
    await readByKeyboard(page, 'Variances', 'Deciding requests for a variance');
    await page.goto('/insurance-reviews');
    await readByKeyboard(page, 'Contractor Insurance Reviews', 'Contractor Insurance Reviews: the register');
    // The help itself is explained by nothing.
    await page.goto('/help-logged-in/client-help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Help: / })).toHaveCount(0);
  });
});

test.describe('a contractor', () => {
  test.use({ person: 'contractor' });

  test('is told that an article did not load, and has it with the connection back', async ({ page }) => {
    await page.goto('/insurance');
    const mark = page.getByRole('button', { name: 'Help: Insurance' });
    await expect(mark).toBeVisible();
    // What has not come before the connection is lost takes the page's place, and the page comes anew with it.
    await expect(page.getByRole('heading', { name: 'Requests to your broker' })).toBeVisible();
    await openShell(page).settle();
    await page.context().setOffline(true);
    await mark.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Help: Insurance' });
    await expect(panel.getByRole('alert')).toContainText('The article did not load.');
    expect(await violationsOf(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(mark).toBeFocused();
    await mark.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Adding a policy' })).toBeVisible();
    await panel.getByRole('link', { name: 'All help articles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(panel).toBeHidden();
  });
});
