import { expect } from '@playwright/test';
import { createAccount } from '../../support/create-account.ts';
import { accountOf, test } from '../../support/product.ts';
import { openShell } from '../../support/shell-page.ts';

/** Names of the shell's events on the console. */
function collectEvents(page: import('@playwright/test').Page): string[] {
  const events: string[] = [];
  page.on('console', (message) => {
    const event = /^\[[a-z-]+\] (\S+)/u.exec(message.text())?.[1];
    if (event !== undefined) events.push(event);
  });
  return events;
}

test('row 27: a role without a family gets a shell with no menu and a sentence', async ({ page }) => {
  const events = collectEvents(page);
  const shell = openShell(page);
  const account = accountOf('5999');

  await shell.signIn(account.email, account.password);

  await expect(page.getByText('Your account has no role for this site. Contact support.')).toBeVisible();
  await expect(shell.menu).toHaveCount(0);
  await expect(shell.bell).toBeVisible();
  expect(events).toContain('role-unknown');
});

test('rows 28 and 29: notifications that are refused leave the bell without a badge; an account that is switched off is signed out', async ({
  page,
  product,
}) => {
  const events = collectEvents(page);
  const shell = openShell(page);
  const account = await createAccount(product.trusted, 'rows-28-29', '5001');
  // The query for another collection: the rules themselves refuse it.
  await page.route('**/google.firestore.v1.Firestore/Listen/**', async (route) => {
    const data = route.request().postData();
    await route.continue(data === null ? {} : { postData: data.replaceAll('notifications', 'unreadable') });
  });
  await page.clock.install();
  await shell.signIn(account.email, account.password);

  // The tries come 2, 8 and 30 s after one another.
  const skipWait = async () => {
    await page.clock.fastForward(30_000);
    return events;
  };
  await expect.poll(skipWait, { timeout: 60_000 }).toContain('feed-error');
  await expect(shell.bell).toHaveAccessibleName('Notifications: 0');
  await shell.bell.click();
  await expect(page.getByText(/^Notifications are unavailable/)).toBeVisible();
  await page.keyboard.press('Escape');

  await product.trusted.auth.updateUser(account.uid, { disabled: true });
  // The sign-in service asks for a new token shortly before the hour of the old one is over.
  await page.clock.fastForward('56:00');
  await page.waitForURL('**/login/');
  await expect(page.getByText(/You have been signed out/)).toBeVisible();
  expect(events).toContain('session-ended');
});
