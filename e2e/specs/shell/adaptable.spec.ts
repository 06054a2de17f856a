import { expect, type Page } from '@playwright/test';
import { MENU_MODES, type ThemeConfig } from '@vcms/contract';
import { boxOf, isSeen } from '../../support/menu-page.ts';
import { test } from '../../support/menu-test.ts';
import { pauseClock } from '../../support/paused-clock.ts';
import { openSettings } from '../../support/settings-page.ts';

test.use({ splash: 'full' });

/** What WCAG 1.4.12 asks a page to bear. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important; }`;

async function set(page: Page, change: Partial<ThemeConfig>): Promise<void> {
  await openSettings(page).setFromAnotherTab(change);
}

/** How far the page and its open dialog can be scrolled sideways, px. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
    return Math.max(
      root.scrollWidth - innerWidth,
      ...dialogs.map((one) => one.scrollWidth - one.clientWidth),
      ...dialogs.map((one) => Math.ceil(one.getBoundingClientRect().right) - innerWidth),
    );
  });
}

test('S277 S278: at 320 px and at 200% zoom nothing is lost and nothing scrolls sideways', async ({
  page,
  frame,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [320, 640],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/login/', '/invite/', '/404', '/profile/user/edit-profile', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await frame.settle();
      expect(await sideways(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await expect(frame.root).toHaveAttribute('data-viewport', 'mobile');
    for (const name of ['Theme settings', 'Profile', /^Notifications/, 'Menu']) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect.poll(() => sideways(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
      const last = dialog.locator('a, button, label').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    for (const menuMode of MENU_MODES) {
      await set(page, { menuMode });
      await expect(frame.root).toHaveAttribute('data-menu-mode', menuMode);
      await expect(frame.menuButton).toBeVisible();
      expect(await sideways(page), `${menuMode} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await frame.menuButton.click();
    await frame.link('Calendar').click();
    await frame.arrive('Calendar');
  }
});

/** True when no point of the focused element can be seen. */
function focusIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element.matches('main, h1')) return false;
    // A radio or switch is drawn by its label.
    const drawn = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    return ![0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const seen = document.elementFromPoint(left + width * x, top + height * y);
        return seen !== null && (drawn.contains(seen) || seen.contains(drawn));
      }),
    );
  });
}

test('S276: what has focus on a long page is never under the bars or the cog', async ({ page, frame }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await frame.open('/profile/user/edit-profile');
  for (const menuMode of ['static', 'horizontal'] as const) {
    await frame.setMode(menuMode);
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    for (let press = 0; press < 50; press += 1) {
      await page.keyboard.press(press < 45 ? 'Tab' : 'Shift+Tab');
      const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      expect(await focusIsCovered(page), `${menuMode}: ${name}`).toBe(false);
    }
  }
});

test('S279: with the text spacing of WCAG 1.4.12 no label of slim-plus or of a panel is cut off', async ({
  page,
  frame,
}) => {
  await frame.open();
  await frame.setMode('slim-plus');
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
  const cutOff = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== 'visible')
        .filter(
          (one) =>
            !['auto', 'scroll'].includes(getComputedStyle(one).overflowY) &&
            one.clientWidth > 1 &&
            (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
        )
        .map((one) => one.textContent),
    );
  expect(await cutOff('[data-root-label]')).toEqual([]);
  for (const name of ['Theme settings', 'Profile', /^Notifications/]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => sideways(page), String(name)).toBeLessThanOrEqual(0);
    expect(await cutOff('[role=dialog] *'), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('S280 S281: with reduced motion nothing moves, and the waits stay', async ({ page, frame }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await frame.open();
  const longest = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)),
      ),
    );
  await frame.menuButton.click();
  expect(await longest()).toBeLessThan(50);
  await frame.menuButton.click();
  await frame.group('Our Contractors').click();
  expect(await longest()).toBeLessThan(50);
  await frame.cog.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await longest()).toBeLessThan(50);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await frame.setMode('drawer');
  await page.clock.install();
  await pauseClock(page);
  await page.mouse.move(30, 300);
  await frame.expectFlags({ sidebarActive: true });
  await page.mouse.move(900, 600);
  await page.clock.runFor(250);
  await frame.expectFlags({ sidebarActive: true });
  await page.clock.runFor(100);
  await frame.expectFlags({ sidebarActive: false });

  await frame.link('Calendar').click();
  const splash = page.getByRole('status', { name: 'Loading page' });
  await expect(splash).toBeVisible();
  await page.clock.runFor(1900);
  await expect(splash).toBeVisible();
  expect(await splash.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await page.clock.runFor(300);
  await expect(splash).toHaveCount(0);
});

test('S282: with forced colours the current item, focus and a switched switch can be told', async ({
  page,
  frame,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await frame.open('/dashboard');
  const lookOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { outlineStyle, outlineWidth, backgroundColor, borderTopColor } = getComputedStyle(element);
      return { outlineStyle, outlineWidth, backgroundColor, borderTopColor };
    });
  expect((await lookOf('nav[aria-label=Main] [aria-current=page]')).outlineStyle).toBe('solid');

  await frame.group('Auditing Tools').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const focused = await lookOf(':focus-visible');
  expect([focused.outlineStyle, focused.outlineWidth]).toEqual(['solid', '2px']);

  const settings = openSettings(page);
  await settings.open();
  const control = '[role=dialog] [data-scope=switch][data-part=control]';
  const off = await lookOf(control);
  await settings.panel.getByText('Ripple effect').click();
  await expect(settings.ripple).toBeChecked();
  await expect.poll(async () => (await lookOf(control)).backgroundColor).not.toBe(off.backgroundColor);
});

test('S283: from right to left everything changes sides, arrow keys too', async ({ page, frame }) => {
  await frame.open();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const sidebar = await boxOf(frame.sidebar);
  expect(sidebar.x + sidebar.width).toBeCloseTo(1280, 0);
  expect((await boxOf(frame.cog)).x).toBe(0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await frame.cog.click();
  const drawer = page.getByRole('dialog', { name: 'Theme settings' });
  await expect.poll(async () => (await boxOf(drawer)).x).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await frame.setMode('slim');
  await frame.group('Our Contractors').focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame.flyoutPanel).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(frame.link('Current Contractors')).toBeFocused();
  // The backdrop of the settings fades for a moment yet.
  await expect.poll(() => isSeen(frame.link('Current Contractors'))).toBe(true);
  const flyout = await boxOf(frame.flyoutPanel);
  expect(flyout.x + flyout.width).toBeLessThanOrEqual(1280 - 69);
  await page.keyboard.press('ArrowRight');
  await expect(frame.group('Our Contractors')).toBeFocused();
  await frame.setMode('horizontal');
  await frame.rootItem('Home').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(frame.group('Our Contractors')).toBeFocused();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('S284: on paper only content and footer are left, from the margin, dark on white', async ({
  page,
  frame,
}) => {
  await frame.open('/calendar');
  await set(page, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });

  await expect(frame.main).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(frame.sidebar).toBeHidden();
  await expect(frame.cog).toBeHidden();
  await expect.poll(async () => (await boxOf(frame.main)).x).toBeLessThan(20);
  const look = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const heading = document.querySelector('h1');
    const ink = heading === null ? 'none' : getComputedStyle(heading).color;
    return { backgroundColor, ink: (ink.match(/\d+/g) ?? ['255']).map(Number) };
  });
  expect(look.backgroundColor).toBe('rgb(255, 255, 255)');
  expect(Math.max(...look.ink)).toBeLessThan(20);
});
