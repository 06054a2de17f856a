import { expect } from '@playwright/test';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test('a client opens the search by a key, finds a contractor by a word in the middle, and Enter leads there', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await openShell(page).settle();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill('concr');
  const found = page.getByRole('option', { name: /^Granger Concrete Works/ });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await resizeTo(page, 320, 700);
  await expect(found).toBeInViewport();
  await expectNoSidewaysScrolling(page);
  await resizeTo(page, 1280, 800);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Granger Concrete Works' })).toBeVisible();
  await expect(page).toHaveURL(/\/new-contractor-request\/contractor-/);
});
