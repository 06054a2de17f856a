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

  await shell.bell.click();
  const header = shell.notifications.getByRole('heading', { name: /^Total Notifications: \d+$/ });
  const before = Number((await header.textContent())?.split(': ')[1]);
  const send = async (toId: string, title: string, body: string) => {
    const reference = firestore.doc(`notifications/${toId}_e2e-live`);
    await reference.set({ id: reference.id, toId, title, body, date_time: new Date(), read: false });
    return reference;
  };
  const missing =
    'General liability certificate of Cedar Ridge Electric: the each-occurrence limit is missing.';
  const reference = await send(uid, 'Correction needed', missing);

  await expect(header).toHaveText(`Total Notifications: ${before + 1}`);
  await expect(shell.bell).toHaveAccessibleName(`Notifications: ${before + 1}`);
  await expect(page.getByRole('banner')).toContainText(String(before + 1));
  // What comes later has come to the bystander: what came before was not for them.
  const { uid: bystanderUid } = await auth.getUserByEmail(bystander.email);
  const own = await send(bystanderUid, 'A word for you', 'The gate opens at six.');
  await otherShell.bell.click();
  await expect(otherShell.notifications).toContainText('The gate opens at six.');
  await expect(otherShell.notifications).not.toContainText(missing);
  await own.delete();

  await shell.notifications
    .getByRole('button', { name: /Dismiss.*Correction needed/ })
    .first()
    .click();
  await expect(header).toHaveText(`Total Notifications: ${before}`);
  await expect.poll(async () => (await reference.get()).exists).toBe(false);
  await other.close();
});
