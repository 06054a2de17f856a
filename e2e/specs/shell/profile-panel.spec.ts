import { expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

const KEYS =
  'userFirstName userLastName userCompanyName userCompanyPhone address1 address2 city state Zip path role userEmail user status'.split(
    ' ',
  );

const avatarOf = (page: Page) => page.getByRole('button', { name: 'Profile', exact: true });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Profile' });
const frameOf = (page: Page) => page.locator('[data-menu-mode]');

async function openPanel(page: Page, path = '/calendar'): Promise<void> {
  await page.goto(path);
  await openShell(page).settle();
  await avatarOf(page).click();
  await expect(panelOf(page)).toBeVisible();
}

test('S241 S244 S245 S247 S256: the avatar opens a labelled panel with Profile and Sign Out', async ({
  page,
}) => {
  await openPanel(page);

  await expect(frameOf(page)).toHaveAttribute('data-profile-sidebar-visible', 'true');
  await expect(panelOf(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(Math.abs(((await panelOf(page).boundingBox())?.width ?? 0) - 350)).toBeLessThanOrEqual(1);
  expect(await panelOf(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(frameOf(page)).toHaveAttribute('data-profile-sidebar-visible', 'false');
  await expect(avatarOf(page)).toBeFocused();
  await expect(avatarOf(page)).toHaveText('C');
  await expect(avatarOf(page).locator('img')).toHaveCount(0);
});

test('S246: at 487 px the panel takes the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 487, height: 844 });
  await openPanel(page);

  const box = await panelOf(page).boundingBox();
  expect(box?.width).toBeCloseTo(487, 1);
});

test('S248 S257: Profile leads to the profile page and closes the panel; so does Back, and nothing stays locked', async ({
  page,
}) => {
  await page.goto('/calendar');
  await openShell(page).settle();
  await avatarOf(page).click();
  await panelOf(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile\/user\/edit-profile$/);
  await expect(panelOf(page)).toHaveCount(0);
  await openShell(page).settle();

  await avatarOf(page).click();
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(panelOf(page)).toHaveCount(0);
  await openShell(page).settle();
  const body = await page.evaluate(() => {
    const { overflow, pointerEvents } = getComputedStyle(document.body);
    return { overflow, pointerEvents };
  });
  expect(body.overflow).not.toBe('hidden');
  expect(body.pointerEvents).not.toBe('none');
});

test('S219 S249 S250 S251 S252 S253 S254: Sign Out ends the session, clears what was the user’s and keeps the rest', async ({
  page,
}) => {
  // A page before this one, so that Back leads into the shell.
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.goto('/calendar');
  await openShell(page).settle();
  await page.evaluate((keys) => {
    for (const key of keys) {
      localStorage.setItem(key, 'x');
      sessionStorage.setItem(key, 'x');
    }
    for (const storage of [localStorage, sessionStorage]) storage.setItem('contractorCompanyName', 'x');
    for (const cache of ['contractors', 'employees']) sessionStorage.setItem(`vcms.cache.${cache}`, '[]');
    localStorage.setItem('of-another-product', 'x');
  }, KEYS);
  await page.getByRole('button', { name: 'Theme settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Theme settings' });
  await settings.getByText('Dark', { exact: true }).click();
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(settings).toHaveCount(0);

  await openShell(page).signOut();

  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const left = await page.evaluate(
    (keys) =>
      keys.filter((key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null),
    KEYS,
  );
  expect(left).toEqual([]);
  const kept = await page.evaluate(() => ({
    own: sessionStorage.getItem('contractorCompanyName'),
    caches: Object.keys(sessionStorage).filter((key) => key.startsWith('vcms.cache.')),
    local: ['contractorCompanyName', 'of-another-product'].map((key) => localStorage.getItem(key)),
  }));
  expect(kept).toEqual({ own: null, caches: [], local: ['x', 'x'] });

  await page.goBack();
  await expect(page).toHaveURL(/\/login\/$/);
  await expect(page.getByText(DEMO_PEOPLE.client.email)).toHaveCount(0);
  await expect(frameOf(page)).toHaveCount(0);
  // The sign-in service itself has no user any more: a fresh start asks to sign in.
  await page.goto('/calendar');
  await expect(page).toHaveURL(/\/login\/$/);
});

test.describe('a contractor with a picture', () => {
  test.use({ person: 'contractor2' });

  test('S243: the avatar shows the picture of the account', async ({ page, product }) => {
    const { uid } = DEMO_PEOPLE.contractor2;
    const photoURL = `${product.stack.url}/portrait.png`;
    await product.trusted.auth.updateUser(uid, { photoURL });
    await page.route(photoURL, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    );
    await page.goto('/calendar');
    await openShell(page).settle();

    await expect(avatarOf(page).locator('img')).toHaveAttribute('src', photoURL);
  });

  test('S244: initials stand in for a picture that does not load', async ({ page, product }) => {
    const { uid } = DEMO_PEOPLE.contractor2;
    const photoURL = `${product.stack.url}/no-portrait.png`;
    await product.trusted.auth.updateUser(uid, { photoURL });
    await page.route(photoURL, (route) => route.abort());
    await page.goto('/calendar');
    await openShell(page).settle();

    await expect(avatarOf(page)).toHaveText('C');
    await expect(avatarOf(page).locator('img')).toHaveCount(0);
  });
});
