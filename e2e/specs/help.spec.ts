import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

async function isSound(page: Page): Promise<void> {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test.describe('a contractor', () => {
  test.use({ person: 'contractor' });

  test('finds an article, votes, goes back to the search, and writes to the firm', async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/help-logged-in/contractor-help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await isSound(page);

    await page.getByLabel('Search the articles').fill('emr letter');
    await page.getByRole('link', { name: 'Getting an EMR letter' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Getting an EMR letter' })).toBeFocused();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('You can change your answer at any time.')).toBeVisible();
    await isSound(page);
    await page.goBack();
    await expect(page.getByRole('list', { name: 'Articles found' })).toBeVisible();
    await isSound(page);

    await page.getByRole('button', { name: 'Contact customer service' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact customer service' });
    const subject = `Upload ${Date.now()}`;
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByLabel('Message').fill('Where does the letter of the state fund go?');
    await isSound(page);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog).toBeHidden();
    const mails = product.trusted.firestore.collection('mail').where('subject', '==', `Help: ${subject}`);
    await expect.poll(async () => (await mails.get()).size).toBeGreaterThan(0);
  });
});

test.describe('customer service', () => {
  test.use({ person: 'cs' });

  test('opens an article by its address and follows a link to the page that it names', async ({ page }) => {
    await page.goto('/help-logged-in/cs-help?article=how-the-review-queue-works');
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
    await expect(page.getByText(/^All readers:/)).toBeVisible();
    await isSound(page);
    await page.getByRole('article').getByRole('link', { name: 'Review Insurance' }).click();
    await expect(page).toHaveURL(/\/csinsurance-review$/);
  });
});
