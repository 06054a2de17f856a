import { type Browser, expect, type Page } from '@playwright/test';
import { documentPath } from '@vcms/domain';
import { dropPdf, FOUR_NUMBERS, fourLines } from '../support/four-lines.ts';
import type { Product } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties, type StoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'cs' });

async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScrolling(page);
}

async function handIn(browser: Browser, product: Product, parties: StoryParties): Promise<void> {
  const context = await browser.newContext({ baseURL: product.stack.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openShell(page).signIn(parties.contractor.email, parties.contractor.password);
  await page.goto('/insurance');
  await expect(page.getByRole('button', { name: 'Add a certificate' })).toBeVisible();
  const paper = await fourLines(parties.contractorName, parties.clientName, storyToday());
  await dropPdf(page, page.getByRole('region', { name: 'Add a certificate' }), 'four-lines.pdf', paper);
  const dialog = page.getByRole('dialog', { name: 'Add a certificate' });
  const accept = dialog.getByRole('button', { name: /^Accept \d+ high-confidence values?$/ });
  await expect(accept).toBeVisible();
  const gl = dialog.getByRole('list', { name: 'Values of Commercial general liability' });
  await expect(gl.getByText('GO-GL-1')).toBeVisible();
  await expect(dialog.getByText(`Certificate holder on the paper: ${parties.clientName}`)).toBeAttached();
  await expect(dialog.getByLabel('Made out to')).toHaveValue(parties.clientId);
  expect(await violationsOf(page)).toEqual([]);

  // Each answer leads to the next question: nobody looks for the place.
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  const waiver = dialog.getByText(/^Waiver of subrogation is checked for .+ How is it worded\?$/);
  await expect(waiver).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Additional insured: not on the policy' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Additional insured: blanket' }).press('Enter');
  await expect(
    dialog.getByRole('button', { name: 'Waiver of subrogation: not on the policy' }),
  ).toBeFocused();
  await dialog.getByRole('button', { name: 'Waiver of subrogation: blanket' }).press('Enter');
  await expect(dialog.getByText('Compare them once more, then submit.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);
  await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(page.getByText('4 policies are submitted.')).toBeVisible({ timeout: 60_000 });
  await context.close();
}

test('a certificate of four lines is dropped, submitted in one go and accepted in one go, by the keyboard', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const parties = await createStoryParties(product.trusted, 'lines', storyToday());
  const { contractorId, contractorName } = parties;
  await handIn(browser, product, parties);

  const folder = documentPath('companies', contractorId);
  const stored = product.trusted.firestore.collection(`${folder}/policies`);
  const policies = async () => (await stored.where('policyNumber', 'in', FOUR_NUMBERS).get()).docs;
  const docs = await policies();
  expect(docs.map((one) => one.get('state'))).toEqual(FOUR_NUMBERS.map(() => 'submitted'));
  expect(new Set(docs.map((one) => one.get('certificateDocId'))).size).toBe(1);
  expect(docs.map((one) => one.get('namedInsured'))).toEqual(FOUR_NUMBERS.map(() => contractorName));

  const first = docs.find((one) => one.get('line') === 'gl')?.id;
  await page.goto(`/csinsurance-review/${contractorId}/${first}`);
  const together = page.getByRole('button', { name: 'Review all 4 lines at once' });
  await expect(together, 'once the page is there').toBeEnabled();
  await together.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All lines of this certificate' });
  const all = dialog.getByRole('button', { name: 'Accept all 4 lines' });
  await expect(all).toBeEnabled();
  const umbrella = dialog.getByRole('region', { name: 'Umbrella or excess liability' });
  await expect(umbrella).toContainText('$5,000,000');
  await expect(umbrella).toContainText('No findings');
  expect(await violationsOf(page)).toEqual([]);
  await fitsPhone(page);
  await all.press('Enter');
  await expect(page.getByText('4 policies are accepted.')).toBeVisible();
  await expect
    .poll(async () => (await policies()).map((one) => one.get('state')))
    .toEqual(FOUR_NUMBERS.map(() => 'accepted'));
  const reviews = await product.trusted.firestore.collection(`${folder}/reviews`).get();
  expect(new Set(reviews.docs.map((one) => one.get('subjectId'))).size).toBe(4);
});
