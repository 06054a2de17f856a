import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { COLOR_SCHEMES, MENU_MODES } from '@vcms/contract';
import { openSettings } from '../../support/settings-page.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function open(page: Page, path = '/calendar'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openShell(page).settle();
}

for (const width of [1280, 390])
  test(`S269: seven modes in three schemes at ${width} px break no rule of WCAG 2.2 A and AA`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const { setFromAnotherTab: set } = openSettings(page);
    for (const menuMode of MENU_MODES)
      for (const colorScheme of COLOR_SCHEMES) {
        await set({ menuMode, colorScheme });
        await expect(page.locator('[data-menu-mode]')).toHaveAttribute('data-menu-mode', menuMode);
        expect(await violationsOf(page), `${menuMode} ${colorScheme}`).toEqual([]);
      }
  });

test('S271 S272 S286: skip link, landmarks and references hold', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.width).toBeGreaterThan(50);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  for (const name of ['Main', 'Breadcrumb'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(2);

  await openShell(page).bell.click();
  const broken = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const references = [...document.querySelectorAll('[aria-controls], [aria-labelledby]')].flatMap(
      (element) =>
        ['aria-controls', 'aria-labelledby'].flatMap((name) =>
          (element.getAttribute(name) ?? '').split(/\s+/),
        ),
    );
    return [...twice, ...references.filter((id) => id !== '' && document.getElementById(id) === null)];
  });
  expect(broken).toEqual([]);
});

test('S274 S275: focus survives another mode or width; at scale 12 every control has 24 px', async ({
  page,
}) => {
  await open(page);
  const { setFromAnotherTab: set } = openSettings(page);
  const focused = () =>
    page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null);
  const first = openShell(page).menu.getByRole('link').first();
  for (const menuMode of ['slim', 'drawer', 'horizontal', 'static'] as const) {
    await first.focus();
    await set({ menuMode });
    await expect(page.locator('[data-menu-mode]')).toHaveAttribute('data-menu-mode', menuMode);
    expect(await focused(), menuMode).toBe(true);
  }
  await first.focus();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.locator('[data-viewport=mobile]')).toHaveCount(1);
  expect(await focused()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });

  await set({ scale: 12 });
  for (const menuMode of MENU_MODES) {
    await set({ menuMode });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('[data-menu-mode] :is(a, button, input)')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('main') === null)
        .filter((one) => !one.matches('a[href^="#"]'))
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width > 0 && (width < 24 || height < 24);
        })
        .map((one) => one.outerHTML.slice(0, 100)),
    );
    expect(small, menuMode).toEqual([]);
  }
});

test('S277 S278: at 320 px nothing scrolls sideways, and 200 % zoom gives the mobile layout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/calendar', '/profile/user/edit-profile', '/404', '/login/', '/invite/']) {
    await page.goto(path);
    await openShell(page).settle();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page);
  await expect(page.locator('[data-viewport=mobile]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await openShell(page).menu.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('under reduced motion the splash lasts its time and nothing turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const durations = await page
    .locator('[data-menu-surface]')
    .first()
    .evaluate((element) => getComputedStyle(element).transitionDuration);
  for (const duration of durations.split(', ')) expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.05);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openShell(page).menu.getByRole('link', { name: 'Home', exact: true }).click();
  const splash = page.getByRole('status', { name: 'Loading page' });
  await page.clock.runFor(1900);
  await expect(splash).toBeVisible();
  expect(await splash.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await page.clock.runFor(300);
  await expect(splash).toHaveCount(0);
});

test('from right to left the sidebar is on the right and the cog on the left', async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));

  const sidebar = await page.locator('[data-menu-surface]').first().boundingBox();
  expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeCloseTo(1280, 0);
  expect((await openSettings(page).cog.boundingBox())?.x).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('S284: on paper only content and footer are left, from the margin, dark on white', async ({ page }) => {
  await open(page);
  await openSettings(page).setFromAnotherTab({ colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('[data-menu-surface]').first()).toBeHidden();
  await expect(openSettings(page).cog).toBeHidden();
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBeLessThan(20);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toMatch(/255, 255, 255|, 0\)$/);
});
