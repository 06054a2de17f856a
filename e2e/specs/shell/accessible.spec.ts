import { expect, type Page } from '@playwright/test';
import { COLOR_SCHEMES, MENU_MODES, type MenuMode } from '@vcms/contract';
import { type MenuPage, openMenuPage } from '../../support/menu-page.ts';
import { openSettings } from '../../support/settings-page.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';
import { violationsOf } from '../../support/violations-of.ts';

async function open(page: Page, path = '/calendar'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openShell(page).settle();
}

test('S269: seven modes in three schemes at 1280 and 390 px break no rule of WCAG 2.2 A and AA or of best practice', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const { setFromAnotherTab: set } = openSettings(page);
  for (const menuMode of MENU_MODES)
    for (const colorScheme of COLOR_SCHEMES) {
      await set({ menuMode, colorScheme });
      await expect(page.locator('[data-menu-mode]')).toHaveAttribute('data-menu-mode', menuMode);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
      expect(await violationsOf(page), `${menuMode} ${colorScheme}`).toEqual([]);
    }
  // On a narrow window the modes differ by nothing that is drawn: each is looked at once, in one of the schemes.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.locator('[data-viewport=mobile]')).toHaveCount(1);
  for (const [index, menuMode] of MENU_MODES.entries()) {
    const colorScheme = COLOR_SCHEMES[index % COLOR_SCHEMES.length] ?? 'light';
    await set({ menuMode, colorScheme });
    await expect(page.locator('[data-menu-mode]')).toHaveAttribute('data-menu-mode', menuMode);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    expect(await violationsOf(page), `${menuMode} ${colorScheme} at 390 px`).toEqual([]);
  }
});

/** Shows all that a menu type holds back at rest, as its own gesture does. */
async function unfold({ menuButton, sidebar, group, link }: MenuPage, mode: MenuMode): Promise<void> {
  if (mode === 'overlay') await menuButton.click();
  if (mode === 'drawer' || mode === 'reveal') await sidebar.hover();
  await group('Our Contractors').click();
  await expect(link('Current Contractors')).toBeVisible();
}

test('every menu type breaks no rule with a group of it open; nor does the name beside an icon', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frame = openMenuPage(page);
  await frame.open();
  for (const menuMode of MENU_MODES) {
    await frame.setMode(menuMode);
    await unfold(frame, menuMode);
    expect(await violationsOf(page), menuMode).toEqual([]);
    await frame.group('Our Contractors').click();
    await expect(frame.link('Current Contractors')).toHaveCount(0);
    await page.mouse.move(900, 600);
  }
  await frame.setMode('slim');
  // A menu that has just come shows no names yet; that of a page that has settled does.
  await frame.open();
  await frame.rootItem('Calendar').hover();
  await expect(frame.tooltip).toHaveText('Calendar');
  expect(await violationsOf(page), 'the name beside an icon').toEqual([]);
});

test('each panel and the mobile menu break no rule in any of the three schemes', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const { setFromAnotherTab: set } = openSettings(page);
  const inSchemes = async (name: string) => {
    for (const colorScheme of COLOR_SCHEMES) {
      await set({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
      expect(await violationsOf(page), `${name} ${colorScheme}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (const name of ['Theme settings', 'Profile', /^Notifications/]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inSchemes(String(name));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeInViewport({ ratio: 1 });
  await inSchemes('Main menu');
});

test.describe('for somebody who is not signed in', () => {
  test.use({ person: 'nobody' });

  test('sign-in, its messages and the invitation break no rule in any of the three schemes', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { setFromAnotherTab: set } = openSettings(page);
    for (const path of ['/login/', '/invite/']) {
      await page.goto(path);
      await openShell(page).settle();
      if (path === '/login/') {
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page.getByText('Enter a complete e-mail address')).toBeVisible();
      }
      for (const colorScheme of COLOR_SCHEMES) {
        await set({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
        expect(await violationsOf(page), `${path} ${colorScheme}`).toEqual([]);
      }
    }
  });
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
  await open(page, '/dashboard');
  const { setFromAnotherTab: set } = openSettings(page);
  const focused = () =>
    page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null);
  const first = openShell(page).menu.getByRole('link').first();
  for (const menuMode of ['slim', 'drawer', 'horizontal', 'static'] as const) {
    await first.focus();
    await set({ menuMode });
    await expect(page.locator('[data-menu-mode]')).toHaveAttribute('data-menu-mode', menuMode);
    expect(await focused(), menuMode).toBe(true);
    expect(await page.evaluate(() => scrollY), `${menuMode} moves the page`).toBe(0);
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
