import { expect, type Page } from '@playwright/test';
import { mailTo, runSchedule } from '../support/mails.ts';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';
import { expectNoSidewaysScrolling } from '../support/sideways.ts';
import { violationsOf } from '../support/violations-of.ts';

const PATH = '/profile/user/edit-profile';

/** Signs in and opens the page by its address, as a person with a bookmark does. */
async function openProfile(page: Page, role: string): Promise<void> {
  const account = accountOf(role);
  const shell = openShell(page);
  await shell.signIn(account.email, account.password);
  await page.goto(PATH);
  // The page's code, the database's and the storage's load one after the other on a busy machine.
  await expect(page.getByLabel('First name')).toBeVisible({ timeout: 30_000 });
  await shell.settle();
}

/** A picture of one colour, made by the browser itself. */
async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w ?? 0;
      canvas.height = h ?? 0;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('No canvas.');
      pen.fillStyle = 'teal';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const banner = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Profile', exact: true });

test('names, phone and mail settings are saved and still there after a reload', async ({
  page,
  product,
  complaints,
}) => {
  await openProfile(page, '5006');

  await page.getByLabel('First name').fill('Marguerite');
  await page.getByLabel('Phone').fill('312 555 0177');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  await page.getByLabel('Digest by e-mail').selectOption('weekly');
  await page.getByRole('button', { name: 'Save mail settings' }).click();
  await expect(page.getByText('Your mail settings are saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Marguerite');
  await expect(page.getByLabel('Phone')).toHaveValue('(312) 555-0177');
  await expect(page.getByLabel('Digest by e-mail')).toHaveValue('weekly');
  const { uid } = await product.trusted.auth.getUserByEmail(accountOf('5006').email);
  const stored = await product.trusted.firestore.doc(`users/${uid}`).get();
  expect(stored.data()).toMatchObject({ phone: '+13125550177', updatedBy: uid, role: '5006' });
  expect(complaints).toEqual([]);
});

test('the link in a mail turns mails off without signing in, and the profile shows it', async ({
  page,
  product,
}) => {
  const { email } = accountOf('5005');
  const { auth, firestore } = product.trusted;
  const { uid } = await auth.getUserByEmail(email);
  await firestore.doc(`users/${uid}`).update({ 'prefs.emailReminders': true, 'prefs.digest': 'weekly' });
  await firestore.doc(`noticeMail/${uid}_told`).set({
    ...{ toId: uid, title: 'Told by mail', body: 'Once.', place: 'insurance' },
    ...{ at: new Date(), dueAt: new Date(0) },
  });
  await runSchedule(product, 'noticeMailsDue');
  const { text } = await mailTo(product, email, { subject: /Told by mail|notifications/ });

  await page.goto(/^Unsubscribe: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'your profile' })).toHaveAttribute(
    'href',
    new RegExp(`${PATH}$`),
  );

  await openProfile(page, '5005');
  await expect(page.getByLabel('E-mail me at once')).not.toBeChecked();
  await expect(page.getByLabel('Digest by e-mail')).toHaveValue('off');
});

test('a photo shows in the top bar without a reload and after one, until it is removed', async ({ page }) => {
  await openProfile(page, '5005');
  const picture = banner(page).locator('img');
  await expect(picture).toHaveCount(0);

  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page, 900, 600) });
  await expect(page.getByText('This is how your photo will look.')).toBeVisible();
  await page.getByRole('button', { name: 'Save photo' }).click();

  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  await expect(picture).toBeVisible();
  const size = () =>
    picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight].join(' x '));
  await expect.poll(size).toBe('512 x 512');
  await page.reload();
  await expect(picture).toBeVisible();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Your photo is removed.')).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('a wrong current password changes nothing and is said in plain words', async ({ page }) => {
  await openProfile(page, '5003');
  const form = page.getByRole('form', { name: 'Password' });

  await form.getByLabel('Current password', { exact: true }).fill('not-my-password');
  await form.getByLabel('New password', { exact: true }).fill('a-better-password');
  await form.getByRole('button', { name: 'Change password' }).click();

  await expect(form.getByRole('alert')).toContainText('The current password is not correct.');
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('a-better-password');
  await expect(form.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a new e-mail address waits for the link in the mail', async ({ page }) => {
  const account = accountOf('5003');
  await openProfile(page, '5003');
  const form = page.getByRole('form', { name: 'E-mail address' });

  await form.getByLabel('New e-mail address').fill('new.address@example.test');
  await form.getByLabel('Current password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Send confirmation mail' }).click();

  await expect(form.getByRole('status')).toContainText('We sent a mail to new.address@example.test.');
  await expect(page.getByRole('banner')).toContainText(account.email);
});

test('unsaved changes are asked about once before the page is left: by link, by going back, by signing out', async ({
  page,
}) => {
  await openProfile(page, '5002');
  const title = page.getByLabel('Title', { exact: true });
  // There and back without a new document, so that going back is the product's affair and not the browser's.
  await page.getByRole('link', { name: 'CS Home' }).click();
  await page.waitForURL('**/dashboard');
  await openShell(page).settle();
  await banner(page).click();
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('link', { name: 'Profile' }).click();
  await expect(title).toBeVisible({ timeout: 30_000 });
  await openShell(page).settle();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  const stay = question.getByRole('button', { name: 'Stay here' });
  const isHere = async () => {
    await expect(question).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe(PATH);
    await expect(title).toHaveValue('Night shift');
  };

  await title.fill('Night shift');
  await page.getByRole('link', { name: 'CS Home' }).click();
  await expect(stay).toBeFocused();
  await expect(question).toContainText('Your changes are not saved. When you leave, they are lost.');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await isHere();

  await page.evaluate(() => window.history.back());
  await stay.click();
  await isHere();

  await banner(page).click();
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Sign Out' }).click();
  await stay.click();
  await isHere();

  await page.getByRole('link', { name: 'CS Home' }).click();
  await question.getByRole('button', { name: 'Leave and lose changes' }).click();
  await page.waitForURL('**/dashboard');
  await expect(title).toHaveCount(0);
  await expect(question).toHaveCount(0);
});

test('everything is reached by the keyboard, from the first field to the save button', async ({ page }) => {
  await openProfile(page, '5001');

  await page.getByLabel('First name').focus();
  for (const name of ['Last name', 'Title', 'Phone']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name })).toBeFocused();
  }
  await page.getByLabel('Last name').fill('');
  await page.getByLabel('Last name').press('Enter');

  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last name')).toBeFocused();
});

test('the page has no accessibility violation in any scheme and nothing scrolls sideways when narrow', async ({
  page,
}) => {
  await openProfile(page, '5004');

  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  for (const scheme of ['Light', 'Dim', 'Dark']) {
    await page.getByRole('region', { name: 'Look' }).getByText(scheme, { exact: true }).last().click();
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page);
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('the sign-in page loads neither database nor storage code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });

  await page.goto('/login/');
  await openShell(page).settle();
  await page.waitForLoadState('networkidle');

  const code = scripts.join('\n');
  expect(scripts.length).toBeGreaterThan(0);
  expect(code).not.toContain('firebasestorage.googleapis.com');
  expect(code).not.toContain('firestore.googleapis.com');
  expect(code).not.toContain('Sign out everywhere');
});
