import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { KeptMail } from '@vcms/mail-sink';
import { mailTo } from '../support/mails.ts';
import { accountOf } from '../support/product.ts';
import { test } from '../support/signed-in.ts';
import { callAs, readAs, type SignedInClient, signInClient } from '../support/signed-in-client.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'nobody' });

function linkIn(mail: KeptMail): string {
  const [link = ''] = /http:\S+\/invite\/\?token=[\w-]+/.exec(mail.text) ?? [];
  return link;
}

async function invite(admin: SignedInClient, email: string): Promise<{ invitationId: string }> {
  const wish = { email, role: '5003', companyId: 'client-northfield', message: 'Welcome aboard.' };
  return (await callAs(admin, 'invitationCreate', { ...wish, requestId: randomUUID() })) as {
    invitationId: string;
  };
}

async function accept(page: Page, link: string, password: string, lastName = 'Moss'): Promise<void> {
  await page.goto(link);
  await page.getByLabel('First name').fill('Ira');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').press('Space');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
}

test('an invited person opens the link of the mail, chooses a password and lands on the dashboard of the role; the inviter sees it; a second use and a revoked link are refused', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const admin = await signInClient(product, accountOf('5001'));
  try {
    const email = `ira-${randomUUID().slice(0, 8)}@example.test`;
    const { invitationId } = await invite(admin, email);
    const mail = await mailTo(product, email);
    expect(mail.text).toContain('Welcome aboard.');
    const link = linkIn(mail);
    expect(link.startsWith(product.stack.url)).toBe(true);

    await accept(page, link, 'moss-green-7');

    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Auditing Tools' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: 'FAQ' })).toHaveCount(0);
    await expect
      .poll(async () => (await readAs(admin, `invitations/${invitationId}`))?.state)
      .toBe('accepted');
    const notices = await product.trusted.firestore
      .collection('notifications')
      .where('toId', '==', admin.uid)
      .where('title', '==', 'Invitation accepted')
      .get();
    expect(notices.docs.filter((entry) => String(entry.get('body')).includes(email))).toHaveLength(1);

    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This invitation was used already.');

    const other = `rae-${randomUUID().slice(0, 8)}@example.test`;
    const second = await invite(admin, other);
    const revoked = linkIn(await mailTo(product, other));
    await callAs(admin, 'invitationRevoke', { invitationId: second.invitationId });
    await page.goto(revoked);
    await expect(page.getByRole('alert')).toContainText('This invitation was revoked.');
    expect(await violationsOf(page)).toEqual([]);
  } finally {
    await admin.close();
  }
});

/** Invites by the page of users; ends on the list of invitations. */
async function inviteByPage(admin: Page, email: string): Promise<void> {
  await admin.goto('/admin/admin-tools/users');
  await admin.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('searchbox', { name: 'Company' }).fill('northf');
  await dialog.getByText('Northfield Energy', { exact: false }).first().click();
  await expect(dialog.getByText('Chosen: Northfield Energy')).toBeVisible();
  await dialog.getByLabel('Role').selectOption('5003');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByRole('tab', { name: 'Invitations', selected: true })).toBeVisible();
}

async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
}

test('an admin invites in User Tools, sees it accepted, changes the role and disables: the open tab is signed out with a sentence, and nothing answers the account any more', async ({
  browser,
  page,
  product,
  signIns,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({
    baseURL: product.stack.url,
    storageState: await signIns.stateOf('admin'),
  });
  const admin = await context.newPage();
  const mark = randomUUID().slice(0, 8);
  const [email, password, lastName] = [`dora-${mark}@example.test`, 'dora-green-7', `Vale ${mark}`];
  await inviteByPage(admin, email);
  const invitation = admin.getByRole('row', { name: new RegExp(email) });
  await expect(invitation).toContainText('Sent');

  await accept(page, linkIn(await mailTo(product, email)), password, lastName);

  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Auditing Tools' })).toBeVisible({ timeout: 60_000 });
  await expect(invitation).toContainText('Accepted');
  const own = await signInClient(product, { email, password });
  try {
    expect((await readAs(own, `users/${own.uid}`))?.status).toBe('active');
    await admin.getByRole('tab', { name: 'Users' }).click();
    await admin.getByRole('searchbox', { name: 'Last name starts with' }).fill(lastName);
    await admin.getByRole('link', { name: `${lastName}, Ira` }).click();
    await admin.getByRole('button', { name: 'Change role' }).click();
    const roles = admin.getByRole('dialog', { name: `Role of Ira ${lastName}` });
    await roles.getByText('Hiring clients, reduced (5004)').click();
    await roles.getByRole('button', { name: 'Change role' }).click();

    await expect(page.getByText('Your role or company was changed. Sign in again to go on.')).toBeVisible({
      timeout: 60_000,
    });
    // Sessions end by whole seconds: one that begins before the change is through everywhere is over at once.
    const ended = product.trusted.firestore.doc(`endedSessions/${own.uid}`);
    const isThrough = async () => {
      const entry = await ended.get();
      return entry.get('open') === false && Number(entry.get('before')) * 1000 <= Date.now();
    };
    await expect.poll(isThrough, { timeout: 60_000 }).toBe(true);
    await signInAgain(page, email, password);
    await expect(page.getByRole('link', { name: 'FAQ' })).toBeVisible({ timeout: 60_000 });

    await expect(roles).toHaveCount(0);
    await admin.getByRole('button', { name: 'Disable' }).click();
    const question = admin.getByRole('alertdialog', { name: `Disable Ira ${lastName}?` });
    await question.getByRole('button', { name: 'Disable' }).click();

    await expect(page.getByText('This account is disabled. Contact support.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page).toHaveURL(/\/login/);
    // The page shows the change at once; what it says while that waits for the server goes when all of it is done.
    await expect(admin.getByRole('button', { name: 'Enable' })).toBeVisible({ timeout: 60_000 });
    await expect(admin.getByText('Saving', { exact: true })).toHaveCount(0, { timeout: 60_000 });
    // The token is out and not run out yet: the server and the rules refuse it all the same.
    await expect(callAs(own, 'userSignOutEverywhere', {})).rejects.toMatchObject({
      code: 'functions/permission-denied',
    });
    await expect(readAs(own, 'companies/client-northfield')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    // The session that was open cannot renew its token, and no new one is given.
    await expect(own.renewToken()).rejects.toMatchObject({
      code: expect.stringMatching(/^auth\/user-(disabled|token-expired)$/),
    });
    await expect(signInClient(product, { email, password })).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  } finally {
    await own.close();
    await context.close();
  }
});
