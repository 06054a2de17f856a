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
