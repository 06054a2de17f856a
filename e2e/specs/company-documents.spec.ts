import { type Browser, expect, type Page } from '@playwright/test';
import { documentPath, engagementId } from '@vcms/domain';
import type { TestAccount } from '../support/create-account.ts';
import type { Product } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { violationsOf } from '../support/violations-of.ts';
import { openBenchTab } from '../support/workbench.ts';

test.use({ person: 'cs' });

/** A PDF of one empty page: what counts is that the bytes arrive. */
const PAPER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

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
    .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: PAPER });
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
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

test('a W-9 that a client requires is submitted, returned with a reason, submitted again and accepted', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  const { firestore } = product.trusted;
  const today = new Date().toISOString().slice(0, 10);
  const parties = await createStoryParties(product.trusted, 'papers', today);
  const { clientId, contractorId, contractorName } = parties;
  await firestore.doc(`${documentPath('clientPolicies', clientId)}/requirementSets/1`).update({
    insurance: {},
    documents: [{ typeId: 'w9', required: true, warnDays: 30 }],
  });
  const pair = firestore.doc(documentPath('snapshots', engagementId(clientId, contractorId)));
  const status = async () => (await pair.get()).get('result.overall');
  await expect.poll(status, { timeout: 30_000 }).toBe('non_compliant');

  const own = await openAs(browser, product, parties.contractor);
  await own.goto('/update-contractor-company?part=documents');
  await openShell(own).settle();
  const required = own.getByRole('region', { name: 'Required by clients' });
  await expect(required).toContainText('Form W-9, Westport Terminals');
  await expect(required).toContainText('Non-compliant');
  await submitW9(own, 'w9 unsigned.pdf');
  await expect(required).toContainText('Pending review', { timeout: 30_000 });

  await claimNext(page, contractorName);
  await openBenchTab(page, 'Findings');
  await page
    .getByLabel(/^Not signed/)
    .first()
    .check({ force: true });
  await expectSound(page);
  await page.getByRole('button', { name: 'Return with findings' }).click();

  const documents = own.getByRole('region', { name: 'Your documents' });
  await expect(documents).toContainText('Changes requested', { timeout: 30_000 });
  await expect(documents).toContainText('The document is not signed and dated.');
  await expect(required).toContainText('Non-compliant', { timeout: 30_000 });
  await submitW9(own, 'w9 signed.pdf');
  await expect(documents.getByText('w9 unsigned.pdf', { exact: true })).toHaveCount(0);

  await claimNext(page, contractorName);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(documents).toContainText('Accepted', { timeout: 30_000 });
  await expect(required).toContainText('Compliant', { timeout: 30_000 });
  expect(await status()).toBe('compliant');
  await own.context().close();
});
