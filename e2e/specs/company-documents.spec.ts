import { type Browser, expect, type Page } from '@playwright/test';
import { documentPath, engagementId } from '@vcms/domain';
import type { TestAccount } from '../support/create-account.ts';
import type { Product } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { EMPTY_PDF, LIVE } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';
import { openBenchTab } from '../support/workbench.ts';

test.use({ person: 'cs' });

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await resizeTo(page, 320, 720);
  await expectNoSidewaysScrolling(page);
  await resizeTo(page, 1280, 800);
}

async function openAs(browser: Browser, product: Product, { email, password }: TestAccount): Promise<Page> {
  const nobody = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: product.stack.url, storageState: nobody });
  const page = await context.newPage();
  await openShell(page).signIn(email, password);
  return page;
}

async function submitW9(page: Page, fileName: string): Promise<void> {
  await page.getByRole('button', { name: /^Add Form W-9 for Westport Terminals/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a document' });
  await expect(dialog.getByLabel(/^Show it to the clients/)).toBeChecked();
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: EMPTY_PDF });
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Asks every contractor for a W-9 from a day on. */
async function requireW9(page: Page, day: string): Promise<void> {
  await page.goto('/documents-center/files');
  await openShell(page).settle();
  await page.getByRole('link', { name: 'Required documents' }).click();
  await page.getByRole('checkbox', { name: 'Form W-9' }).check({ force: true });
  await page.getByLabel('Expiration warning (days)').fill('200');
  await page.getByLabel('Effective from').fill(day);
  await page.getByLabel('Change note').fill('A W-9 of every contractor, for our accounts.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Enter whole days from 0 to 120.')).toBeVisible();
  await page.getByLabel('Expiration warning (days)').fill('45');
  await expectSound(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Form W-9');
  await dialog.getByLabel(/^Reason/).fill('Our accounts close this month.');
  // The button wakes once it is known who is affected; its colors change for a moment then.
  await expect(dialog).toContainText('1 of 1 contractor changes status', LIVE);
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/is published and applies from/)).toBeVisible(LIVE);
}

async function claimNext(page: Page, contractorName: string): Promise<void> {
  await page.goto('/documents-center/files/review');
  await openShell(page).settle();
  const row = page
    .getByRole('table', { name: 'Documents to review' })
    .getByRole('row', { name: contractorName });
  await expect(row).toContainText('Form W-9');
  await expectSound(page);
  await row.getByRole('link', { name: contractorName }).click();
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
}

test('a client requires a W-9, which is submitted, returned with a reason, submitted again and accepted', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const { firestore } = product.trusted;
  const today = storyToday();
  const parties = await createStoryParties(product.trusted, 'papers', today);
  const { clientId, contractorId, contractorName } = parties;
  const demands = `${documentPath('clientPolicies', clientId)}/requirementSets/1`;
  await firestore.doc(demands).update({ insurance: {} });
  const pair = firestore.doc(documentPath('snapshots', engagementId(clientId, contractorId)));
  const status = async () => (await pair.get()).get('result.overall');
  const client = await openAs(browser, product, parties.approver);
  await requireW9(client, today);
  await expect.poll(status, LIVE).toBe('non_compliant');

  const own = await openAs(browser, product, parties.contractor);
  await own.goto('/update-contractor-company?part=documents');
  await openShell(own).settle();
  const required = own.getByRole('region', { name: 'Required by clients' });
  await expect(required).toContainText('Form W-9, Westport Terminals');
  await expect(required).toContainText('Non-compliant');
  await submitW9(own, 'w9 unsigned.pdf');
  await expect(required).toContainText('Pending review', LIVE);

  await claimNext(page, contractorName);
  await openBenchTab(page, 'Findings');
  await page
    .getByLabel(/^Not signed/)
    .first()
    .check({ force: true });
  await expectSound(page);
  await page.getByRole('button', { name: 'Return with findings' }).click();

  const documents = own.getByRole('region', { name: 'Your documents' });
  await expect(documents).toContainText('Changes requested', LIVE);
  await expect(documents).toContainText('The document is not signed and dated.');
  await expect(required).toContainText('Non-compliant', LIVE);
  await submitW9(own, 'w9 signed.pdf');
  await expect(documents.getByText('w9 unsigned.pdf', { exact: true })).toHaveCount(0);

  await claimNext(page, contractorName);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(documents).toContainText('Accepted', LIVE);
  await expect(required).toContainText('Compliant', LIVE);
  expect(await status()).toBe('compliant');
  await own.context().close();
  await client.context().close();
});
