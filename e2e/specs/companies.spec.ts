import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '@vcms/seed/accounts';
import { accountOf, type Product } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { test } from '../support/signed-in.ts';
import { callAs, readAs, type SignedInClient, signInClient } from '../support/signed-in-client.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'admin' });

const COMPANY = 'client-riverbend';
/** Signs in as the other admin of the demo firm. */
async function secondAdmin(product: Product): Promise<SignedInClient> {
  const admins = await product.trusted.firestore.collection('users').where('role', '==', '5001').get();
  const emails = admins.docs.map((entry) => String(entry.get('email')));
  const email = emails.find((known) => known !== accountOf('5001').email) ?? '';
  return signInClient(product, { email, password: DEMO_PASSWORD });
}

/** Asks the server to give the company another trade name, as somebody who saw its present version. */
async function rename(client: SignedInClient, dba: string, seenAt?: number): Promise<unknown> {
  const stored = (await readAs(client, `companies/${COMPANY}`)) ?? {};
  const { kind: _kind, plan: _plan, status: _status, ...rest } = stored;
  const { createdAt: _created, createdBy: _by, updatedAt, updatedBy: _last, v: _v, ...company } = rest;
  return callAs(client, 'companyUpdate', {
    companyId: COMPANY,
    seenAt: seenAt ?? updatedAt.toMillis(),
    company: { ...company, dba },
  });
}

test('two admins edit the same company: one wins, the other is told and keeps the typed text', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const clients = await Promise.all([signInClient(product, accountOf('5001')), secondAdmin(product)]);
  const [first, second] = clients;
  try {
    const seenAt = (await readAs(first, `companies/${COMPANY}`))?.updatedAt.toMillis();
    const answers = await Promise.allSettled([
      rename(first, 'By the first', seenAt),
      rename(second, 'By the second', seenAt),
    ]);
    const lost = answers.filter((answer) => answer.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]?.reason).toMatchObject({ details: { reason: 'conflict' } });

    await page.goto(`/admin/admin-tools/companies?open=${COMPANY}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit / });
    await dialog.getByLabel('Trade name (DBA)').fill('Typed in the browser');
    await rename(second, 'Saved meanwhile');
    await dialog.getByRole('button', { name: 'Save' }).click();

    await expect(dialog.getByRole('alert')).toContainText('Someone else changed this record.');
    await expect(dialog.getByLabel('Trade name (DBA)')).toHaveValue('Typed in the browser');
    expect((await readAs(first, `companies/${COMPANY}`))?.dba).toBe('Saved meanwhile');
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
});

test('the pages of companies and users have no accessibility violation and nothing scrolls sideways at 320 px; an address leads to a filtered list, a keyboard to a record, and the dashboard to the releases', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of ['/admin/admin-tools/companies?kind=client', '/admin/admin-tools/users?role=5003']) {
    await page.goto(path);
    const link = page.getByRole('table').getByRole('rowheader').getByRole('link').first();
    await expect(link).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    const name = (await link.textContent()) ?? '';
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(', ')[0] ?? name);
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.goto('/admin/admin-tools/companies');
  await page.getByRole('button', { name: 'New company' }).click();
  const form = page.getByRole('dialog', { name: 'New company' });
  const legalName = form.getByRole('textbox', { name: 'Legal name' });
  await legalName.fill('Half a company');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(legalName).toHaveValue('Half a company');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toBeHidden();
  await page.goto('/dashboard');
  await expect(
    page.getByRole('region', { name: 'Latest changes' }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open status' }).click();
  await expect(page).toHaveURL(/\/status$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a duplicate is merged after a preview: what it has moves, and it is archived', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const admin = await signInClient(product, accountOf('5001'));
  try {
    const stored = (await readAs(admin, 'companies/contractor-10')) ?? {};
    const { name, address1, city, state, Zip, phone, naicsOther, trades, timezone } = stored;
    const companyId = randomUUID();
    const company = { name, address1, city, state, Zip, phone, naicsOther, trades, timezone };
    await callAs(admin, 'companyCreate', { companyId, kind: 'contractor', plan: 'full', company });

    await page.goto(`/admin/admin-tools/companies?open=${companyId}`);
    await page.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog', { name: `Merge ${name} into another company` });
    await dialog.getByRole('searchbox', { name: 'Company that stays' }).fill(name);
    await dialog.getByRole('radiogroup').getByText(name).click();
    await expect(dialog.getByText('Both have the same name and Zip.')).toBeVisible({ timeout: 30_000 });
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel('Why they are one company').fill('Entered twice in one week.');
    await dialog.getByRole('button', { name: `Merge into ${name}` }).click();

    await expect(dialog).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByText('Contractor, archived')).toBeVisible();
    expect((await readAs(admin, `companies/${companyId}`))?.mergedInto).toBe('contractor-10');
  } finally {
    await admin.close();
  }
});

test('a company whose last person is disabled comes up on the home page of an admin, and goes when that person is back', async ({
  page,
  product,
}) => {
  const admin = await signInClient(product, accountOf('5001'));
  const faults = page.getByRole('region', { name: 'Needs attention' });
  const line = faults.getByRole('link', { name: /^Invite somebody for Fieldstone Fabrication/ });
  const uid = 'user-contractor-20-5006-1';
  try {
    await page.goto('/dashboard');
    await expect(faults.getByRole('link', { name: /^Invite somebody for Greenacre Grounds/ })).toBeVisible();
    await expect(line).toHaveCount(0);

    await callAs(admin, 'userDisable', { uid, reason: 'Left the company.' });
    await faults.getByRole('button', { name: /^Show all/ }).click({ timeout: 30_000 });
    await expect(line).toBeVisible({ timeout: 30_000 });

    await callAs(admin, 'userEnable', { uid, reason: 'Came back.' });
    await expect(line).toHaveCount(0, { timeout: 30_000 });
  } finally {
    await admin.close();
  }
});

test('a contractor on the limited plan asks for the full one, and the firm is told', async ({
  browser,
  product,
}) => {
  const limited = accountOf('5006');
  const context = await browser.newContext({ baseURL: product.stack.url });
  try {
    const page = await context.newPage();
    await openShell(page).signIn(limited.email, limited.password);
    const plan = page.getByRole('region', { name: 'Your plan: limited' });
    await plan.getByRole('button', { name: 'Request the full plan' }).click();
    await expect(plan.getByText(/has been notified and will contact you\.$/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const { auth, firestore } = product.trusted;
    const { uid } = await auth.getUserByEmail(accountOf('5002').email);
    const told = firestore.collection('notifications').where('toId', '==', uid);
    await expect
      .poll(async () => (await told.where('title', '==', 'Full plan requested').get()).size)
      .toBe(1);
  } finally {
    await context.close();
  }
});
