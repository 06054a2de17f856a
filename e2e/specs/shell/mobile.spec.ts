import { expect } from '@playwright/test';
import { MENU_MODES } from '@vcms/contract';
import { boxOf, isSeen } from '../../support/menu-page.ts';
import { test } from '../../support/menu-test.ts';
import { expectNothingLocked, resize } from '../../support/mobile-menu.ts';

const PHONE = { width: 390, height: 844 };

test.describe('at 991 px', () => {
  test.use({ viewport: { width: 991, height: 800 } });

  test('S144 S145: the menu button shows the menu by the mobile flag alone, and its close control hides it', async ({
    frame,
  }) => {
    await frame.open();

    await frame.menuButton.click();
    await frame.expectFlags({ staticMenuMobileActive: true, staticMenuDesktopInactive: false });
    await expect(frame.mobileMenu).toBeInViewport({ ratio: 1 });

    await frame.mobileMenu.getByRole('button', { name: 'Close menu' }).click();
    await frame.expectFlags({ staticMenuMobileActive: false, staticMenuDesktopInactive: false });
    await expect(frame.mobileMenu).toHaveCount(0);
  });

  test('S156: the docked sidebar shows at 992 px and not at 991', async ({ page, frame }) => {
    await frame.open();
    await expect(frame.menu).toHaveCount(0);

    await resize(page, 992);
    await expect(frame.menu).toBeInViewport();
    await resize(page, 991);
    await expect(frame.menu).toHaveCount(0);
  });

  test.describe('in mode overlay', () => {
    test.use({ menuMode: 'overlay' });

    test('S146: the menu button shows the menu by the overlay flag', async ({ frame }) => {
      await frame.open();

      await frame.menuButton.click();

      await frame.expectFlags({ overlayMenuActive: true, staticMenuMobileActive: false });
      await expect(frame.mobileMenu).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('S147 S148: every mode has the menu button and the same column with icons, labels and inline groups', async ({
    page,
    frame,
  }) => {
    await frame.open();
    for (const mode of MENU_MODES) {
      await frame.setMode(mode);
      await expect(frame.menuButton).toBeVisible();
      await frame.menuButton.click();
      await expect(frame.mobileMenu).toBeInViewport({ ratio: 1 });
      expect(Math.abs((await boxOf(frame.mobileMenu)).width - 252)).toBeLessThanOrEqual(1);
      await expect(frame.link('Calendar').locator('svg').first()).toBeVisible();
      expect(await isSeen(frame.menu.getByText('Calendar', { exact: true }))).toBe(true);
      await frame.group('Our Contractors').click();
      await expect(frame.link('Pending Contractors')).toBeVisible();
      await expect(frame.flyoutPanel).toHaveCount(0);
      await frame.group('Our Contractors').click();
      await page.keyboard.press('Escape');
      await expect(frame.mobileMenu).toHaveCount(0);
    }
  });

  test('S149 S150: the page does not scroll behind the mask, and a tap on the mask closes the menu', async ({
    page,
    frame,
  }) => {
    await frame.open('/dashboard');
    const scrolled = () => page.evaluate(() => window.scrollY);
    await frame.menuButton.click();
    await expect(frame.mobileMenu).toBeInViewport({ ratio: 1 });

    await page.mouse.move(360, 500);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(await scrolled()).toBe(0);

    await page.mouse.click(360, 500);
    await frame.expectFlags({ staticMenuMobileActive: false });
    await expect(frame.mobileMenu).toHaveCount(0);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await scrolled()).toBeGreaterThan(0);
    }).toPass();
  });

  test('S151: Tab never leaves the open menu; Escape closes it with focus on the menu button', async ({
    page,
    frame,
  }) => {
    await frame.open();
    await frame.menuButton.click();
    await expect(frame.mobileMenu).toBeInViewport({ ratio: 1 });

    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      expect(await frame.mobileMenu.evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(frame.mobileMenu).toHaveCount(0);
    await expect(frame.menuButton).toBeFocused();
  });

  test('S152 S153: a tap on any leaf closes the menu, the current page included, and so does Back', async ({
    page,
    frame,
  }) => {
    await frame.open();
    await frame.menuButton.click();
    await frame.link('Home').click();
    await expect(frame.mobileMenu).toHaveCount(0);
    await frame.expectFlags({ staticMenuMobileActive: false });

    await frame.menuButton.click();
    await frame.link('Calendar').click();
    await expect(frame.mobileMenu).toHaveCount(0);
    await frame.arrive('Calendar');

    await frame.menuButton.click();
    await expect(frame.mobileMenu).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await frame.arrive('Home');
    await expect(frame.mobileMenu).toHaveCount(0);
    await frame.expectFlags({ staticMenuMobileActive: false });
    await expectNothingLocked(page, frame);
  });

  test('S155: at 320 px at least 48 px of the mask stay within reach', async ({ page, frame }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await frame.open();
    await frame.menuButton.click();
    await expect(frame.mobileMenu).toBeInViewport({ ratio: 1 });

    const { x, width } = await boxOf(frame.mobileMenu);
    expect(320 - (x + width)).toBeGreaterThanOrEqual(48);
    await page.mouse.click(320 - 24, 320);
    await expect(frame.mobileMenu).toHaveCount(0);
  });

  test.describe('in mode slim', () => {
    test.use({ menuMode: 'slim', hasTouch: true });

    test('S154: a tap on a group opens it inline, without flyout or tooltip', async ({ frame }) => {
      await frame.open();
      await frame.menuButton.tap();
      await frame.group('Our Contractors').tap();

      await expect(frame.link('Pending Contractors')).toBeVisible();
      await expect(frame.flyoutPanel).toHaveCount(0);
      await expect(frame.tooltip).toHaveCount(0);
    });
  });
});
