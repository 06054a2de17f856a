import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { mailTo } from '../support/mails.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

const { client, contractor } = DEMO_PEOPLE;

const FILE = { name: 'gates.csv', mimeType: 'text/csv', buffer: Buffer.from('Gate,Opens\nNorth,6 a.m.\n') };

test('a client announces with a file, a contractor reads, opens and acknowledges, and the client sees it', async ({
  page,
  browser,
  product,
  signIns,
}) => {
  test.setTimeout(150_000);
  const subject = `Gate closed ${randomUUID().slice(0, 8)}`;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/email-messaging/h-client');
  await openShell(page).settle();
  await expect(page.getByRole('table', { name: 'Announcements' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'New announcement' }).click();
  await page.getByLabel('Audience').selectOption('selected');
  const company = await product.trusted.firestore.doc(`companies/${contractor.companyId}`).get();
  const companyName = String(company.get('name'));
  await page.getByLabel('Add a contractor').fill(companyName);
  await page
    .getByRole('list', { name: 'Contractors found' })
    .getByRole('button', { name: companyName })
    .click();
  await expect(page.getByText('1 contractor gets it')).toBeVisible();
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: /^Text/ }).fill('Use the **north** gate <b>on Monday</b>.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('north')).toHaveCSS('font-weight', /^[67]00$/);
  await expect(preview).toContainText('<b>on Monday</b>');
  await page.getByText('Ask each contractor to acknowledge it').click();
  await page.getByLabel('Attach a file').setInputFiles(FILE);
  const attached = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(attached).toContainText('gates.csv');
  await expect(attached).toContainText('Checked for viruses', { timeout: 30_000 });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send announcement' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send this announcement?' });
  await expect(question).toContainText(/of 1 contractor get it by e-mail/);
  await expect(question).toContainText('1 file, 1 KB');
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText('Delivered').first()).toBeVisible();
  await expect.poll(overflow).toBeLessThanOrEqual(0);

  const mail = await mailTo(product, contractor.email, { subject: new RegExp(subject) });
  expect(mail.text).toContain('Use the north gate <b>on Monday</b>.');
  expect(mail.text).toMatch(
    /1 file, 1 KB\. Sign in to open it: http\S+\?announcement=\S+\s+- gates\.csv, 1 KB/,
  );
  expect(mail.attachments).toEqual([]);
  const row = page.getByRole('row').filter({ hasText: companyName });
  await expect(row).toContainText('Delivered', { timeout: 30_000 });

  const context = await browser.newContext({
    baseURL: product.stack.url,
    storageState: await signIns.stateOf('contractor'),
    viewport: { width: 390, height: 800 },
  });
  const home = await context.newPage();
  await home.goto('/dashboard');
  await openShell(home).settle();
  await home.getByRole('button', { name: `Read ${subject}` }).click();
  const dialog = home.getByRole('dialog', { name: subject });
  await expect(dialog).toContainText('<b>on Monday</b>');
  await dialog.getByRole('button', { name: 'Open gates.csv' }).click();
  await expect(dialog.getByRole('region', { name: 'gates.csv' })).toContainText('6 a.m.');
  const log = product.trusted.firestore.collection(`companies/${client.companyId}/accessLog`);
  const opened = await log.where('fileName', '==', 'gates.csv').get();
  const lines = opened.docs.map((line) => line.data());
  expect(lines).toContainEqual(
    expect.objectContaining({ actorUid: contractor.uid, contractorId: contractor.companyId }),
  );
  expect(await violationsOf(home)).toEqual([]);
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(dialog).toContainText('Acknowledged for your company');
  await context.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row.getByRole('cell', { name: 'No', exact: true })).toHaveCount(0, { timeout: 30_000 });
  const facts = page.getByRole('region', { name: 'Delivery status' });
  await expect(facts).toContainText(/Acknowledged\s*1/, { timeout: 30_000 });
  expect(await violationsOf(page)).toEqual([]);
});
