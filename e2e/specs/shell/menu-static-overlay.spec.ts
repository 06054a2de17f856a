import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../../support/menu-page.ts';
import { test } from '../../support/menu-test.ts';

/** How many Tab presses go through every stop of a page of the demo data. */
const ALL_STOPS = 25;

async function focusIsInMenu(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('[data-menu-surface]') != null);
}

test.describe('static, on a desktop', () => {
  test('S77 S78: it is the default, 252 px wide, and the content starts beside it', async ({ frame }) => {
    await frame.open();

    await expect(frame.root).toHaveAttribute('data-menu-mode', 'static');
    await expect(frame.menu).toBeInViewport();
    expect(Math.abs((await boxOf(frame.sidebar)).width - 252)).toBeLessThanOrEqual(1);
    expect(Math.abs((await frame.contentStart()) - 252)).toBeLessThanOrEqual(1);
  });

  test('S79 S80 S82: the menu button slides it out and back, and says so', async ({ frame }) => {
    await frame.open();
    await expect(frame.menuButton).toHaveAttribute('aria-expanded', 'true');

    await frame.menuButton.click();
    await frame.expectFlags({ staticMenuDesktopInactive: true });
    await expect(frame.menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(frame.sidebar).not.toBeInViewport();
    await expect.poll(frame.contentStart).toBe(0);

    await frame.menuButton.click();
    await frame.expectFlags({ staticMenuDesktopInactive: false });
    await expect(frame.menuButton).toHaveAttribute('aria-expanded', 'true');
    await expect(frame.menu).toBeInViewport();
    await expect.poll(frame.contentStart).toBeCloseTo(252, -0.5);
  });

  test('S81 S84: hidden, it is out of reach of Tab and assistive technology, also after a navigation', async ({
    page,
    frame,
  }) => {
    await frame.open('/calendar');
    await frame.menuButton.click();
    await expect(frame.sidebar).toBeHidden();

    await expect(frame.menu).toHaveCount(0);
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    for (let press = 0; press < ALL_STOPS; press += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInMenu(page)).toBe(false);
    }

    await page.getByRole('link', { name: 'VCMS home' }).click();
    await frame.arrive('Home');
    await frame.expectFlags({ staticMenuDesktopInactive: true });
    await expect(frame.sidebar).toBeHidden();
  });

  test('S83: a click in the content and Escape leave it where it is', async ({ page, frame }) => {
    await frame.open();

    await frame.main.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Escape');

    await frame.expectFlags({ staticMenuDesktopInactive: false });
    await expect(frame.menu).toBeInViewport();
  });
});

/** Where a part stands and how wide it is; its height is its lists', which come when they have been read. */
async function placeOf(part: Locator): Promise<{ x: number; y: number; width: number }> {
  const { x, y, width } = await boxOf(part);
  return { x, y, width };
}

test.describe('overlay, on a desktop', () => {
  test.use({ menuMode: 'overlay' });

  test('S85 S87: the menu button brings it over the content, which stays in its place, and sends it back', async ({
    frame,
  }) => {
    await frame.open();
    await expect(frame.sidebar).not.toBeInViewport();
    const before = await placeOf(frame.main);

    await frame.menuButton.click();
    await frame.expectFlags({ overlayMenuActive: true, staticMenuDesktopInactive: false });
    await expect(frame.menu).toBeInViewport({ ratio: 1 });
    expect(await placeOf(frame.main)).toEqual(before);

    await frame.menuButton.click();
    await frame.expectFlags({ overlayMenuActive: false });
    await expect(frame.sidebar).not.toBeInViewport();
    await expect(frame.sidebar).toBeHidden();
  });

  test('S86: opened and closed once, it leaves static with a visible sidebar', async ({ frame }) => {
    await frame.open();
    await frame.menuButton.click();
    await frame.menuButton.click();

    await frame.chooseMode('Static');

    await expect(frame.root).toHaveAttribute('data-menu-mode', 'static');
    await frame.expectFlags({ staticMenuDesktopInactive: false });
    await expect(frame.menu).toBeInViewport();
  });

  test('S88: open, it masks nothing and the page scrolls', async ({ page, frame }) => {
    // A home page fills a window of usual height and no more.
    await page.setViewportSize({ width: 1280, height: 500 });
    await frame.open('/dashboard');
    await frame.menuButton.click();
    await frame.expectFlags({ overlayMenuActive: true });

    const reachable = await frame.main.evaluate((main) =>
      main.contains(document.elementFromPoint(window.innerWidth - 200, window.innerHeight / 2)),
    );
    expect(reachable).toBe(true);
    await page.mouse.move(900, 300);
    // The page is short until its data has come: the wheel is turned until it moves something.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    }).toPass();
    await frame.expectFlags({ overlayMenuActive: true });
  });

  test('S90 S93: a group inside keeps it open; Escape closes it with focus on the menu button', async ({
    page,
    frame,
  }) => {
    await frame.open();
    await frame.menuButton.click();

    await frame.group('Auditing Tools').click();
    await expect(frame.link('Review Insurance')).toBeVisible();
    await frame.group('Auditing Tools').click();
    await expect(frame.link('Review Insurance')).toBeHidden();
    await frame.expectFlags({ overlayMenuActive: true });

    await page.keyboard.press('Escape');
    await frame.expectFlags({ overlayMenuActive: false });
    await expect(frame.menuButton).toBeFocused();
  });

  test('S91 S92: following a link closes it, to another page and to the current one', async ({ frame }) => {
    await frame.open();

    await frame.menuButton.click();
    await frame.link('Home').click();
    await frame.expectFlags({ overlayMenuActive: false });
    await expect(frame.sidebar).toBeHidden();

    await frame.menuButton.click();
    await frame.link('Calendar').click();
    await frame.arrive('Calendar');
    await frame.expectFlags({ overlayMenuActive: false });
    await expect(frame.sidebar).toBeHidden();
  });

  test('S123: entered from any other mode, it is closed', async ({ frame }) => {
    await frame.open();
    for (const mode of ['static', 'slim', 'slim-plus', 'drawer', 'reveal', 'horizontal'] as const) {
      await frame.setMode(mode);
      await frame.setMode('overlay');
      await frame.expectFlags({ overlayMenuActive: false });
      await expect(frame.sidebar).toBeHidden();
    }
  });

  test('S89: a click on a button of the page closes it, and the button does its work', async ({
    page,
    frame,
  }) => {
    await frame.open('/no-such-page');
    await frame.menuButton.click();
    await frame.expectFlags({ overlayMenuActive: true });

    await frame.bell.click();
    await frame.expectFlags({ overlayMenuActive: false });
    await expect(frame.notifications).toBeVisible();
    await page.keyboard.press('Escape');

    await frame.menuButton.click();
    await frame.expectFlags({ overlayMenuActive: true });
    await frame.main.getByRole('button', { name: 'Go to Home' }).click();
    await frame.expectFlags({ overlayMenuActive: false });
    await page.waitForURL('**/dashboard');
  });
});
