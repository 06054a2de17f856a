import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { documentPath, type Policy } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { renderPage } from '@vcms/seed/sample-files';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'contractor' });

const INSURED = 'Redstem Oilfield Services of Texas, LLC';

/** A PDF of one empty page: what counts is that the bytes arrive. */
const CERTIFICATE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const POLICY: Policy = {
  id: 'a',
  line: 'auto',
  insurerName: 'Harbor Mutual',
  policyNumber: 'AU-7788',
  effective: '2026-06-01',
  expiration: '2027-06-01',
  limits: { auto_csl: 1_000_000 },
  claimsMade: false,
  autos: ['any'],
  endorsements: {},
  namedInsured: INSURED,
  producer: { name: 'Lakeside Brokers' },
  state: 'accepted',
  version: 1,
};

/** A certificate with text, so large that it goes in two parts. */
async function largeCertificate(): Promise<Buffer> {
  const page = await renderPage({
    ...{ heading: 'CERTIFICATE OF LIABILITY INSURANCE', subheading: '', rows: [], foot: 'A sample.' },
    certificate: {
      issuedOn: '2026-11-20',
      insured: [INSURED],
      holder: ['Northfield Energy'],
      policies: [POLICY],
    },
  });
  return Buffer.concat([page, Buffer.alloc(2 * 1_048_576, 32)]);
}

test('a contractor makes a link for its broker, who sends a certificate without an account; the page shows it live, and a policy is made of it', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const large = await largeCertificate();
  const broker = `Oak Street ${randomUUID().slice(0, 8)}`;
  const fileName = `${broker}.pdf`;
  await page.goto('/insurance');
  await page.getByRole('button', { name: 'Request from broker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request from broker' });
  await dialog.getByLabel('Broker or agent').fill(broker);
  await dialog.getByLabel('Pollution liability').press('Space');
  await expect(dialog.getByRole('region', { name: 'Letter' })).toContainText('POLLUTION LIABILITY');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const letter = page.getByRole('dialog', { name: 'The letter to your broker' });
  const link = (await letter.getByLabel('Link for the broker').textContent({ timeout: 60_000 })) ?? '';
  expect(link).toContain(`${product.stack.url}/upload/?token=`);
  expect(await violationsOf(page)).toEqual([]);
  await letter.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: broker });
  await expect(row).toContainText('Waiting');

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const upload = await stranger.newPage();
    await upload.goto(link);
    await expect(upload.getByRole('heading', { level: 2, name: 'Pollution liability' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(row).toContainText('Opened');
    expect(await violationsOf(upload)).toEqual([]);
    const wide = await upload.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
    await upload
      .getByLabel('Certificate and endorsement pages')
      .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: large });
    await upload.getByRole('button', { name: 'Send' }).click();
    await expect(upload.getByText(/has the files\./)).toBeVisible({ timeout: 60_000 });
    await upload.reload();
    await expect(upload.getByText('The files were received.')).toBeVisible({ timeout: 60_000 });
  } finally {
    await stranger.close();
  }

  await expect(row).toContainText('Received');
  await expect(page.getByText(`${fileName}, from ${broker}.`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Create a policy from it/ }).click();
  const policy = page.getByRole('dialog', { name: 'Add a policy' });
  await expect(policy.getByLabel('Broker or agent')).toHaveValue(broker);
  await expect(policy.getByText(`On file: ${fileName}.`, { exact: false })).toBeVisible();
  const insured = policy.getByRole('textbox', { name: 'Named insured' });
  const named = await insured.inputValue();
  await policy.getByRole('button', { name: 'Read from the certificate' }).click();
  const values = policy.getByRole('list', { name: 'Values of the certificate' });
  await expect(values.getByText(INSURED)).toBeVisible();
  await expect(insured).toHaveValue(named);
  await values.getByRole('button', { name: 'Take Named insured' }).press('Enter');
  await expect(insured).toHaveValue(INSURED);
  await expect(policy.getByText('From the certificate, page 1.')).toHaveCount(1);
  const number = `PO-${randomUUID().slice(0, 8)}`;
  await policy.getByLabel('Line').selectOption('Pollution liability');
  await policy.getByLabel('Policy number').fill(number);
  await policy.getByLabel('Insurer').fill('Harbor Mutual');
  await policy.getByLabel('Effective').fill('2026-06-01');
  await policy.getByLabel('Expiration').fill('2027-06-01');
  await policy.getByRole('checkbox', { name: 'Northfield Energy' }).press('Space');
  await policy
    .getByLabel('Certificate made out to Northfield Energy')
    .setInputFiles({ name: 'northfield.pdf', mimeType: 'application/pdf', buffer: CERTIFICATE });
  expect(await violationsOf(page)).toEqual([]);
  await policy.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The policy is submitted.')).toBeVisible({ timeout: 60_000 });

  const card = page.getByRole('region', { name: 'Pollution liability' });
  await expect(card).toContainText(`No. ${number}`);
  await expect(card).toContainText('Certificates on file: Northfield Energy');
  await expect(page.getByText(`${fileName}, from ${broker}.`, { exact: false })).toBeHidden();
  const folder = documentPath('companies', DEMO_PEOPLE.contractor.companyId);
  const documents = product.trusted.firestore.collection(`${folder}/documents`);
  const sent = await documents.where('fileName', '==', fileName).get();
  expect(sent.docs.map((one) => one.data())).toMatchObject([
    { state: 'submitted', visibility: 'engaged', size: large.length },
  ]);
  const made = await documents.where('visibility', '==', 'client:client-northfield').get();
  expect(made.docs.some((one) => one.get('fileName') === 'northfield.pdf')).toBe(true);
});
