import { expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'contractor' });

/** A PDF of one empty page: what counts is that the bytes arrive. */
const CERTIFICATE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const CREW = [
  'First name,Last name,Job role,Hire date,Badge number',
  'Quin,Abara,Rigger,2023-01-02,R-1',
  'No,Date,Rigger,soon,R-2',
].join('\r\n');

/** At the width of a phone nothing is cut off, and nobody is shut out. */
async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('people come from a file, are assigned and documented, confirmed by the client, and the gate says what is missing', async ({
  page,
  browser,
  product,
  signIns,
}) => {
  test.setTimeout(240_000);
  await page.goto('/update-contractor-company?part=workforce');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const importing = page.getByRole('dialog', { name: 'Import people' });
  await importing
    .getByLabel('CSV file')
    .setInputFiles({ name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(CREW) });
  await expect(importing.getByText(/^Row 3: /)).toBeVisible();
  await importing.getByRole('button', { name: 'Add 1 person' }).click();
  await expect(page.getByRole('link', { name: 'Abara, Quin' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'People' }).getByText('Ready').first()).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Abara, Quin' }).click();
  await page.getByRole('button', { name: 'Assign to a client' }).click();
  const assigning = page.getByRole('dialog', { name: 'Assign Quin Abara' });
  await assigning.getByLabel('Client').selectOption({ label: 'Northfield Energy' });
  await assigning.getByRole('button', { name: 'Save' }).click();
  const required = page.getByRole('list', { name: 'Requirements of Northfield Energy' });
  await expect(required).toContainText('Nothing on file');
  await required.getByRole('button', { name: 'Sample of First aid and CPR' }).click();
  const sample = page.getByRole('dialog', { name: 'Sample of First aid and CPR' });
  await expect(sample.getByRole('region', { name: 'Sample of First aid and CPR' })).toBeVisible();
  await expectSound(page);
  await sample.getByText('Close', { exact: true }).click();
  await required.getByRole('button', { name: 'Add Site orientation' }).click();
  const adding = page.getByRole('dialog', { name: 'Document of Quin Abara' });
  await adding.getByLabel('Issuer').fill('Prairie Safety Training');
  await adding.getByLabel('Issued on').fill('2026-06-01');
  await adding
    .getByLabel('File')
    .setInputFiles({ name: 'orientation.pdf', mimeType: 'application/pdf', buffer: CERTIFICATE });
  await adding.getByRole('button', { name: 'Submit' }).click();
  await expect(required).toContainText('Pending');
  await expectSound(page);
  const staffId = new URL(page.url()).searchParams.get('open') ?? '';

  const context = await browser.newContext({
    baseURL: product.stack.url,
    storageState: await signIns.stateOf('client'),
    reducedMotion: 'reduce',
  });
  const client = await context.newPage();
  await client.goto('/work-manager?search=Quin');
  await expect(client.getByRole('row', { name: /Quin Abara/ })).toContainText('Pending');
  await expectSound(client);
  await client.getByRole('link', { name: 'Quin Abara' }).click();
  await expect(client.getByRole('img', { name: 'Code of the gate page of Quin Abara' })).toBeVisible();
  await expectSound(client);
  await client.getByRole('link', { name: 'Review Site orientation' }).click();
  const paper = client.getByRole('region', { name: 'Site orientation, Quin Abara', exact: true });
  await expect(paper).toBeVisible({ timeout: 30_000 });
  await client.getByRole('button', { name: 'Claim', exact: true }).click();
  await client.getByRole('button', { name: /^Confirm/ }).click();
  await expect(client.getByRole('list', { name: 'What you require' })).toContainText('Ready');

  await client.goto(`/work-manager/${staffId}`);
  await expect(client.getByRole('heading', { level: 2, name: 'Not ready' })).toBeVisible();
  const why = client.getByRole('list', { name: 'Why not' });
  await expect(why).toContainText('First aid and CPR: Nothing on file.');
  await expect(why).not.toContainText('Site orientation');
  await expectSound(client);

  await client.goto('/work-manager');
  await client.getByRole('button', { name: 'Take the gate list offline' }).click();
  const taking = client.getByRole('dialog', { name: 'Take the gate list offline' });
  await taking.getByRole('button', { name: 'Take the list' }).click();
  await expect(taking.getByText(/on the list, until/)).toBeVisible({ timeout: 30_000 });
  await expectSound(client);
  const gate = await context.newPage();
  await context.setOffline(true);
  await gate.goto('/gate-list/');
  await gate.getByLabel('Name, company, job role or badge number').fill('abara');
  const found = gate.getByRole('list', { name: 'People' });
  await expect(found).toContainText('Quin Abara');
  await expect(found).toContainText('First aid and CPR: Nothing on file.');
  await expectSound(gate);
  await context.setOffline(false);

  // The paper opens from the person; no client has it among the files of the company.
  await client.goto(`/documents-center/files/${DEMO_PEOPLE.contractor.companyId}?search=Abara`);
  await expect(client.getByText('No files match.')).toBeVisible();

  await client.goto('/set-contractor-docs');
  await expect(client.getByRole('table', { name: 'Document types' })).toContainText('Required for everybody');
  await expectSound(client);
  await client.getByRole('tab', { name: 'Requirements' }).click();
  await client.getByRole('button', { name: 'Preview impact' }).click();
  await expect(client.getByText(/people lacks? it today\./).first()).toBeVisible({ timeout: 30_000 });
  await expectSound(client);

  await openShell(client).signOut();
  await expect(gate.getByText('No list is on this device.', { exact: false })).toBeVisible();
  await context.close();
});
