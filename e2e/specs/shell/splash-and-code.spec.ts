import { expect, type Page } from '@playwright/test';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';
import { recordSplash } from '../../support/splash-record.ts';

test.use({ splash: 'full' });

/** Opens a page whose remote is loaded, while the dashboard's own code is not. */
async function openCalendar(page: Page): Promise<void> {
  await page.goto('/calendar');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Its days come with code of their own: what still waits for that would fail beside the page that these stories are about.
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await openShell(page).settle();
}

/** Scripts of the CDN that are asked for from now on. */
function watchScripts(page: Page): { readonly path: string; readonly at: number }[] {
  const asked: { path: string; at: number }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/r\/.*\.js$/.test(pathname)) asked.push({ path: pathname, at: Date.now() });
  });
  return asked;
}

/** How often the file of the dashboard was asked for. */
function timesHomeWasAsked(asked: readonly { readonly path: string }[]): number {
  return asked.filter(({ path }) => /\/first-page\.\w+\.js$/.test(path)).length;
}

const home = (page: Page) => openShell(page).menu.getByRole('link', { name: 'Home', exact: true });

test('S44: the code of a page is asked for under the splash', async ({ page }) => {
  await openCalendar(page);
  const asked = watchScripts(page);
  await home(page).evaluate((link: HTMLElement) => link.click());

  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
});

test('S45: slow code is waited for inside the frame, after the splash, with a usable menu', async ({
  page,
}) => {
  const record = await recordSplash(page);
  await openCalendar(page);
  const before = (await record()).shown;
  await page.route(/\/r\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  await home(page).click();

  await openShell(page).settle();
  const main = page.getByRole('main');
  await expect(
    main.getByText('Loading the page').or(main.getByLabel('Loading the page')).first(),
  ).toBeAttached();
  await openShell(page).menu.getByRole('button', { name: 'Auditing Tools' }).click();
  await expect(
    openShell(page).menu.getByRole('link', { name: 'Review Insurance', exact: true }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Home', { timeout: 15_000 });
  expect((await record()).shown).toBe(before + 1);
});

test('S46: code that fails leaves the menu and a button that asks for it again', async ({ page }) => {
  await openCalendar(page);
  const asked = watchScripts(page);
  await page.route(/\/r\/.*\.js/, (route) => route.abort());
  await home(page).click();
  await openShell(page).settle();

  const alert = page.getByRole('main').getByRole('alert');
  const retry = alert.getByRole('button', { name: 'Try again' });
  // The page asks twice by itself, and then looks whether the file was changed. Let through before, it would come without the button.
  await expect.poll(() => timesHomeWasAsked(asked), { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  await expect(retry).toBeVisible();
  const before = asked.length;
  await page.unroute(/\/r\/.*\.js/);
  await retry.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Home');
  expect(asked.length).toBeGreaterThan(before);
  await openShell(page).menu.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar$/);
});
