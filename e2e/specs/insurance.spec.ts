import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { documentPath } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { accountOf } from '../support/product.ts';
import { test } from '../support/signed-in.ts';
import { readAs, signInClient } from '../support/signed-in-client.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'contractor' });

/** A PDF of one empty page: what counts is that the bytes arrive. */
const CERTIFICATE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('a contractor submits a policy with its certificate, and takes it back', async ({ page, product }) => {
  test.setTimeout(120_000);
  const number = `PL-${randomUUID().slice(0, 8)}`;
  await page.goto('/insurance');
  await expect(page.getByRole('heading', { level: 2, name: 'Automobile liability' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a policy' });
  await dialog.getByLabel('Line').selectOption('Professional liability');
  await dialog.getByLabel('Policy number').fill(number);
  await dialog.getByLabel('Insurer').fill('Harbor Mutual');
  await dialog.getByLabel('Named insured').fill('Harrow Mechanical');
  await dialog.getByLabel('Effective').fill('2026-06-01');
  await dialog.getByLabel('Expiration').fill('2027-06-01');
  await dialog.getByLabel('Each claim').fill('1,000,000');
  await dialog.getByLabel('Broker or agent').fill('Lakeside Brokers');
  await expect(dialog.getByText('No client requires this line.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Add the certificate before you submit the policy.')).toBeVisible();
  await dialog
    .getByLabel('Certificate', { exact: true })
    .setInputFiles({ name: 'acord-25.pdf', mimeType: 'application/pdf', buffer: CERTIFICATE });
  await dialog.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('The policy is submitted.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('region', { name: 'Professional liability' });
  await expect(card).toContainText(`No. ${number}`);
  await expect(card).toContainText('Submitted');

  const client = await signInClient(product, accountOf('5005'));
  try {
    const folder = documentPath('companies', DEMO_PEOPLE.contractor.companyId);
    const policies = product.trusted.firestore.collection(`${folder}/policies`);
    const found = await policies.where('policyNumber', '==', number).get();
    const [policy] = found.docs;
    expect(policy?.data()).toMatchObject({ state: 'submitted', version: 1, line: 'professional' });
    const file = await readAs(client, `${folder}/documents/${policy?.get('certificateDocId')}`);
    expect(file).toMatchObject({ state: 'submitted', fileName: 'acord-25.pdf', size: CERTIFICATE.length });
  } finally {
    await client.close();
  }

  await card.getByRole('button', { name: /^Withdraw/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this policy?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  // Nothing of the line waits any more, and nobody requires it.
  await page.getByText(/that no client requires$/).click();
  await expect(card).toContainText('Withdrawn');
});
