import { expect } from '@playwright/test';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test('a client writes a note about a contractor, follows it up and finds it again', async ({ page }) => {
  const words = 'Asked for the lift plan before Monday.';
  await page.goto('/contractor-notes');
  await openShell(page).settle();
  await page.getByRole('list', { name: 'Contractors found' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'New note' }).click();
  const dialog = page.getByRole('dialog', { name: 'New note' });
  await dialog.getByLabel('Note').fill(words);
  await dialog.getByLabel('Category').selectOption('safety');
  await expect(dialog.getByText('Only people of your company will see this note.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: `Follow up: ${words}` }).click();
  await page.getByRole('dialog', { name: 'Follow up' }).getByLabel('Note').fill('The plan has come.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('list', { name: 'Follow-ups' })).toContainText('The plan has come.');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await openShell(page).settle();
  await page.getByLabel('Search the notes').fill('PLAN HAS');
  const notes = page.getByRole('list', { name: /^Notes about/ });
  await expect(notes.getByText(words)).toBeVisible();
  await expect(notes.getByRole('listitem').filter({ hasText: words }).first()).toContainText('You');
  await expectNoSidewaysScrolling(page);
  expect(await violationsOf(page)).toEqual([]);
});

test('a shared note tells the contractor, whose bell leads to the whole of it', async ({
  page,
  browser,
  product,
  signIns,
}) => {
  const whole = `Bring the lift plan. ${'It must name the crane and the ground it stands on. '.repeat(4)}Thank you.`;
  await page.goto('/contractor-notes');
  await openShell(page).settle();
  const found = page.getByRole('list', { name: 'Contractors found' });
  await found.getByRole('button', { name: /^Brightline Electric/ }).click();
  await page.getByRole('button', { name: 'New note' }).click();
  const dialog = page.getByRole('dialog', { name: 'New note' });
  await dialog.getByLabel('Note').fill(whole);
  await dialog.getByLabel('Who sees it').selectOption('shared');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog).toHaveCount(0);

  const context = await browser.newContext({
    baseURL: product.stack.url,
    storageState: await signIns.stateOf('contractor'),
  });
  const contractor = await context.newPage();
  await contractor.goto('/calendar');
  const shell = openShell(contractor);
  await shell.settle();
  await shell.bell.click();
  await shell.notifications.getByRole('link', { name: 'Note shared with you' }).first().click();
  await expect(contractor).toHaveURL(/\/dashboard#notes$/);
  await shell.settle();
  const words = contractor.getByRole('region', { name: 'Notes' }).getByText(whole);
  await expect(words).toBeInViewport();
  await expect(contractor.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(words).toBeInViewport();
  expect(await violationsOf(contractor)).toEqual([]);
  await context.close();
});
