import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { mailTo } from '../support/mails.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';
import { violationsOf } from '../support/violations-of.ts';

const { contractor } = DEMO_PEOPLE;

test('a client announces, a contractor reads and acknowledges, and the client sees it', async ({
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
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send announcement' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send this announcement?' });
  await expect(question).toContainText(/of 1 contractor get it by e-mail/);
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText('Delivered').first()).toBeVisible();
  await expect.poll(overflow).toBeLessThanOrEqual(0);

  const mail = await mailTo(product, contractor.email, { subject: new RegExp(subject) });
  expect(mail.text).toContain('Use the north gate <b>on Monday</b>.');
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
  expect(await violationsOf(home)).toEqual([]);
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(dialog).toContainText('Acknowledged for your company');
  await context.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row.getByRole('cell', { name: 'No', exact: true })).toHaveCount(0, { timeout: 30_000 });
  const facts = page.getByRole('region', { name: 'How far it has come' });
  await expect(facts).toContainText(/Acknowledged\s*1/, { timeout: 30_000 });
  expect(await violationsOf(page)).toEqual([]);
});
