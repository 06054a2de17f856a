import { expect, type Locator, type Page } from '@playwright/test';
import { MENU_MODES } from '@vcms/contract';
import { createAccount } from '../../support/create-account.ts';
import { test } from '../../support/menu-test.ts';
import { openSettings } from '../../support/settings-page.ts';

test.use({ splash: 'full' });

/** More stops than any page of the demo data has. */
const ALL_STOPS = 60;

/** Presses Tab until the element has focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < ALL_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const reached = await target.evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (reached) return;
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Two nested pages, taken in turn, so that every mode has to go to another page. */
const NESTED = [
  ['Our Contractors', 'Pending Contractors'],
  ['Auditing Tools', 'Review Insurance'],
] as const;

test.describe('without a mouse', () => {
  test.use({ person: 'nobody' });

  test('S273: sign in, open a nested page in every mode, change the theme, dismiss a notification, sign out', async ({
    page,
    frame,
    product,
  }) => {
    test.setTimeout(300_000);
    const account = await createAccount(product.trusted, 'keyboard', '5003');
    const notification = product.trusted.firestore.doc(`notifications/${account.uid}_keyboard`);
    await notification.set({
      id: notification.id,
      toId: account.uid,
      title: 'Contractor ready',
      body: 'Openrange Trades submitted for approval by Northfield Energy.',
      date_time: new Date(),
      read: false,
    });
    await page.goto('/login/');
    await frame.settle();
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type(account.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await frame.arrive('Home');

    const settings = openSettings(page);
    for (const [index, mode] of MENU_MODES.entries()) {
      await expect(frame.root).toHaveAttribute('data-menu-mode', mode);
      const [group, label] = NESTED[index % 2] ?? NESTED[0];
      if (mode === 'overlay') await press(page, frame.menuButton);
      const isOpen = (await frame.group(group).getAttribute('aria-expanded')) === 'true';
      if (!isOpen) await press(page, frame.group(group));
      await press(page, frame.link(label));
      await frame.arrive(label);

      const next = MENU_MODES[index + 1];
      if (next === undefined) break;
      await press(page, frame.cog);
      await expect(settings.panel).toBeVisible();
      await tabTo(page, settings.radio('Menu type', mode));
      await page.keyboard.press('ArrowRight');
      await expect(settings.radio('Menu type', next)).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(settings.panel).toHaveCount(0);
    }

    await press(page, frame.cog);
    await expect(settings.radio('Theme colour', 'blue')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple');
    await page.keyboard.press('Escape');
    await expect(settings.panel).toHaveCount(0);

    await press(page, frame.bell);
    await expect(frame.notifications).toHaveAccessibleName('Total Notifications: 1');
    // Until the focus has come into it, Enter presses the bell again.
    await expect(frame.notifications.locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(frame.notifications).toHaveAccessibleName('Total Notifications: 0');
    await page.keyboard.press('Escape');
    await expect(frame.notifications).toHaveCount(0);

    await press(page, page.getByRole('button', { name: 'Profile', exact: true }));
    await press(
      page,
      page.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Sign Out' }),
    );
    await page.waitForURL('**/login/');
  });
});
