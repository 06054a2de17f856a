import { expect, type Page } from '@playwright/test';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';
import { recordSplash } from '../../support/splash-record.ts';

test.use({ splash: 'full' });

const splashOf = (page: Page) => page.getByRole('status', { name: 'Loading page' });

/** Opens a page at rest and stops its clock, so that time passes only by runFor. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openShell(page).settle();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const follow = (page: Page, name: string) =>
  openShell(page).menu.getByRole('link', { name, exact: true }).click();

test('S33 S34 S47 S48: a followed link covers everything for two seconds, out of reach of the keyboard', async ({
  page,
}) => {
  await openAtRest(page, '/dashboard');

  await follow(page, 'Calendar');

  const splash = splashOf(page);
  await expect(splash).toBeVisible();
  await expect(splash).toHaveRole('status');
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  for (const [x, y] of [
    [0, 0],
    [1279, 0],
    [0, 799],
    [1279, 799],
    [640, 400],
  ] as const) {
    const isSplash = await splash.evaluate(
      (element, [left, top]) => {
        const seen = document.elementFromPoint(left, top);
        return seen !== null && element.contains(seen);
      },
      [x, y] as const,
    );
    expect(isSplash, `${x}, ${y}`).toBe(true);
  }
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element !== null && element.closest('[inert]') === null && element.matches('a, button, input');
    });
    expect(focused).toBe(false);
  }
  await page.clock.runFor(1900);
  await expect(splash).toBeVisible();
  await page.clock.runFor(300);
  await expect(splash).toHaveCount(0, { timeout: 2000 });
});

test('S35: three navigations three seconds apart show it three times', async ({ page }) => {
  const record = await recordSplash(page);
  await openAtRest(page, '/dashboard');
  const before = (await record()).shown;

  for (const [index, name] of ['Calendar', 'Help', 'Home'].entries()) {
    await follow(page, name);
    await expect(splashOf(page)).toBeVisible();
    await page.clock.runFor(3000);
    await expect(splashOf(page)).toHaveCount(0);
    expect((await record()).shown).toBe(before + index + 1);
  }
});

test('S36: Back and Forward show it both times', async ({ page }) => {
  await openAtRest(page, '/dashboard');
  await follow(page, 'Calendar');
  // The page's clock stands still: time that passes before the splash is there is lost on it.
  await expect(splashOf(page)).toBeVisible();
  await page.clock.runFor(2200);
  await expect(splashOf(page)).toHaveCount(0);

  for (const go of ['back', 'forward'] as const) {
    await page.evaluate((way) => history[way](), go);
    await expect(splashOf(page)).toBeVisible();
    await page.clock.runFor(2200);
    await expect(splashOf(page)).toHaveCount(0);
  }
});

test('S37: the first page shows it until two seconds after the path was entered', async ({ page }) => {
  const record = await recordSplash(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('#root')?.childElementCount) {
        Object.assign(globalThis, { enteredAt: performance.now() });
        observer.disconnect();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/*accounts:lookup*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/calendar');
  await expect.poll(async () => (await record()).wentAt).toBeGreaterThan(0);

  const { shown, cameAt, wentAt } = await record();
  const enteredAt = await page.evaluate(() => (globalThis as unknown as { enteredAt: number }).enteredAt);
  expect(shown).toBe(1);
  expect(cameAt - enteredAt).toBeGreaterThan(300);
  expect(wentAt - enteredAt).toBeGreaterThan(1900);
  // Counted from the entry: what came late is shown for less than two seconds.
  expect(wentAt - cameAt).toBeLessThan(2000);
});

test('S38 S39 S40: query, hash, the current page and a slash at the end show none', async ({ page }) => {
  const record = await recordSplash(page);
  await page.goto('/calendar');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openShell(page).settle();
  const before = (await record()).shown;

  const go = (url: string) =>
    page.evaluate((to) => {
      history.pushState(history.state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, url);
  await go('/calendar?month=3');
  await go('/calendar?month=3#week');
  await go('/calendar');
  await follow(page, 'Calendar');
  await go('/calendar/');
  await expect(page).toHaveURL(/\/calendar\/$/);
  await expect(openShell(page).breadcrumb).toHaveText('Calendar');

  expect((await record()).shown).toBe(before);
  await go('/dashboard');
  await expect.poll(async () => (await record()).shown).toBe(before + 1);
});

test('S41: a second navigation starts the two seconds anew', async ({ page }) => {
  await openAtRest(page, '/dashboard');
  await follow(page, 'Calendar');
  await expect(splashOf(page)).toBeVisible();
  await page.clock.runFor(1200);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/dashboard');
  await expect(page.locator('nav[aria-label=Breadcrumb]')).toHaveText('Home');

  await page.clock.runFor(1800);
  await expect(splashOf(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(splashOf(page)).toHaveCount(0);
});

test('S43: signing out shows it on /login/ too', async ({ page }) => {
  await page.goto('/calendar');
  const shell = openShell(page);
  await shell.settle();

  await shell.signOut();

  await expect(splashOf(page)).toBeVisible();
});

test('S48: the Loading... sign is a status with a name', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*accounts:lookup*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/calendar');

  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
  answer();
});

test('S49: after a keyboard navigation focus is on the heading and the page is announced', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const shell = openShell(page);
  await expect(shell.menu.getByRole('link').first()).toBeVisible();
  await shell.settle();
  await shell.menu.getByRole('link', { name: 'Calendar', exact: true }).focus();

  await page.keyboard.press('Enter');
  await expect(splashOf(page)).toBeVisible();
  await shell.settle();

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Calendar');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Calendar page$/ })).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

/** What an open panel or menu may leave behind. */
async function leftovers(page: Page): Promise<string[]> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return page.evaluate(() => {
    const { overflow, pointerEvents } = getComputedStyle(document.body);
    const closed = document.querySelectorAll('[inert], body > [aria-hidden=true], [data-part=backdrop]');
    return [
      ...(overflow === 'hidden' ? ['body does not scroll'] : []),
      ...(pointerEvents === 'none' ? ['body takes no clicks'] : []),
      ...[...closed].map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

test('S50: a link followed in an open panel or mobile menu leaves nothing locked', async ({ page }) => {
  await page.goto('/dashboard');
  const shell = openShell(page);
  await shell.settle();
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('dialog', { name: 'Profile' }).getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/edit-profile');
  await expect(splashOf(page)).toBeVisible();
  await shell.settle();
  expect(await leftovers(page)).toEqual([]);

  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await shell.menu.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.waitForURL('**/calendar');
  await expect(splashOf(page)).toBeVisible();
  await shell.settle();
  expect(await leftovers(page)).toEqual([]);
});
