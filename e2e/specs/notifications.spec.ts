import { expect } from '@playwright/test';
import { accountOf, test } from '../support/product.ts';
import { openShell } from '../support/shell-page.ts';

test('a notification of the server reaches the open page at once, and dismissing it deletes the document', async ({
  browser,
  page,
  product,
}) => {
  const { auth, firestore } = product.trusted;
  const receiver = accountOf('5005');
  const { uid } = await auth.getUserByEmail(receiver.email);
  const shell = openShell(page);
  await shell.signIn(receiver.email, receiver.password);
  const other = await browser.newContext({ baseURL: product.stack.url });
  const otherShell = openShell(await other.newPage());
  const bystander = accountOf('5006');
  await otherShell.signIn(bystander.email, bystander.password);
  const bystanderBell = await otherShell.bell.getAttribute('aria-label');

  await shell.bell.click();
  const header = shell.notifications.getByRole('heading', { name: /^Total Notifications: \d+$/ });
  const before = Number((await header.textContent())?.split(': ')[1]);
  const reference = firestore.doc(`notifications/${uid}_e2e-live`);
  await reference.set({
    id: reference.id,
    toId: uid,
    title: 'Correction needed',
    body: 'General liability certificate of Cedar Ridge Electric: the each-occurrence limit is missing.',
    date_time: new Date(),
    read: false,
  });

  await expect(header).toHaveText(`Total Notifications: ${before + 1}`);
  await expect(shell.bell).toHaveAccessibleName(`Notifications: ${before + 1}`);
  await expect(page.getByRole('banner')).toContainText(String(before + 1));
  await expect(otherShell.bell).toHaveAttribute('aria-label', bystanderBell ?? '');

  await shell.notifications
    .getByRole('button', { name: /Dismiss.*Correction needed/ })
    .first()
    .click();
  await expect(header).toHaveText(`Total Notifications: ${before}`);
  await expect.poll(async () => (await reference.get()).exists).toBe(false);
  await other.close();
});
