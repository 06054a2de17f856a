import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling, resizeTo } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

/** A PDF of one empty page: what counts is that the bytes arrive. */
const PAPER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** At the width of a phone nothing is cut off, and nobody is shut out. */
async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await resizeTo(page, 390, 844);
  await expectNoSidewaysScrolling(page);
  await resizeTo(page, 1280, 800);
}

test('a client finds a file of its contractor, opens it, and puts one into its own folder', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/documents-center/files?search=Iron');
  await openShell(page).settle();
  const contractors = page.getByRole('table', { name: 'All Contractor Documents' });
  await expect(contractors.getByText('Counting')).toHaveCount(0);
  await expectSound(page);
  await contractors.getByRole('link').first().click();

  const folders = page.getByRole('navigation', { name: 'Folders' });
  await folders.getByRole('link', { name: /^Forms W-9/ }).click();
  await page.getByLabel('Search title, file name or text').fill('form w');
  await expect(page.getByRole('link', { name: 'Form W-9', exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Form W-9', exact: true }).click();
  const reading = page.getByRole('dialog', { name: 'Form W-9' });
  await expect(reading.getByRole('region', { name: 'Form W-9' })).toBeVisible({ timeout: 30_000 });
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(reading).toHaveCount(0);

  await page.getByRole('button', { name: 'Upload a file' }).click();
  const uploading = page.getByRole('dialog', { name: /^Upload a file for/ });
  await uploading
    .getByLabel('File')
    .setInputFiles({ name: 'north_gate_rules.pdf', mimeType: 'application/pdf', buffer: PAPER });
  await expect(uploading.getByLabel('Title')).toHaveValue('north gate rules');
  await expectSound(page);
  await uploading.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(uploading).toHaveCount(0);
  await folders.getByRole('link', { name: /^All files/ }).click();
  await page.getByLabel('Search title, file name or text').fill('north gate');
  const row = page.getByRole('row', { name: /north gate rules/ });
  await expect(row).toContainText('Client file');
  await row.getByRole('link').click();
  // What nobody had looked at is scanned as it is opened for the first time.
  const own = page.getByRole('dialog', { name: 'north gate rules' });
  await expect(own.getByRole('button', { name: 'Rename or move' })).toBeVisible();
  await expect(own.getByText('Waiting for scan')).toHaveCount(0, { timeout: 30_000 });
});

test('a client requests a document; the contractor uploads it from its home page; the client takes it as done', async ({
  page,
  browser,
  product,
  signIns,
}) => {
  test.setTimeout(120_000);
  const title = `Lift plan ${randomUUID().slice(0, 8)}`;
  await page.goto(`/documents-center/files/${DEMO_PEOPLE.contractor.companyId}`);
  await openShell(page).settle();
  await page.getByRole('button', { name: 'Request a document' }).click();
  const asking = page.getByRole('dialog', { name: /^Request a document from/ });
  await asking.getByLabel('Document').fill(title);
  await asking.getByLabel('What it is for').fill('For the crane at the main site.');
  await expectSound(page);
  await asking.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(asking).toHaveCount(0);
  const requested = page.getByRole('region', { name: 'Requested documents' });
  await expect(requested.getByText(title)).toBeVisible();

  const context = await browser.newContext({
    baseURL: product.stack.url,
    storageState: await signIns.stateOf('contractor'),
  });
  const home = await context.newPage();
  await home.goto('/dashboard');
  await openShell(home).settle();
  await home.getByRole('button', { name: `Upload ${title}` }).click();
  const answering = home.getByRole('dialog', { name: `Upload ${title}` });
  await expect(answering).toContainText('For the crane at the main site.');
  await answering
    .getByLabel('File')
    .setInputFiles({ name: 'lift plan.pdf', mimeType: 'application/pdf', buffer: PAPER });
  await expectSound(home);
  await answering.getByRole('button', { name: 'Submit' }).click();
  await expect(answering).toHaveCount(0);
  await expect(home.getByRole('button', { name: `Upload ${title}` })).toHaveCount(0);
  await context.close();

  await expect(requested.getByRole('link', { name: title })).toBeVisible();
  await requested.getByRole('button', { name: `Mark as done: ${title}` }).click();
  await expect(requested.getByText(title)).toHaveCount(0);
});
