import { expect } from '@playwright/test';
import { boxOf } from '../../support/menu-page.ts';
import { test } from '../../support/menu-test.ts';
import { expectNothingLocked, maskOf, resize } from '../../support/mobile-menu.ts';

test.describe('a window that changes its width', () => {
  test('S157 S160: grown wide, the menu is docked and nothing is locked; hidden, it stays hidden', async ({
    page,
    frame,
  }) => {
    await resize(page, 800);
    await frame.open();
    await frame.menuButton.click();
    await expect(frame.mobileMenu).toBeInViewport({ ratio: 1 });
    await expect(maskOf(page)).toBeVisible();

    await resize(page, 1200);
    await expect(frame.mobileMenu).toHaveCount(0);
    await expect(frame.menu).toBeInViewport();
    await expectNothingLocked(page, frame);
    await resize(page, 800);
    await frame.expectFlags({ staticMenuMobileActive: false });
    await expect(frame.menu).toHaveCount(0);

    await resize(page, 1200);
    await frame.menuButton.click();
    await frame.expectFlags({ staticMenuDesktopInactive: true });
    await resize(page, 800);
    await expect(frame.root).toHaveAttribute('data-viewport', 'mobile');
    await resize(page, 1200);
    await frame.expectFlags({ staticMenuDesktopInactive: true });
    await expect(frame.sidebar).toBeHidden();
  });

  test.describe('in mode slim', () => {
    test.use({ menuMode: 'slim', viewport: { width: 1200, height: 800 } });

    test('S158: made narrow with an open flyout, it shows neither flyout nor menu', async ({
      page,
      frame,
    }) => {
      await frame.open();
      await frame.group('Our Contractors').click();
      await expect(frame.flyoutPanel).toBeVisible();

      await resize(page, 800);

      await expect(frame.root).toHaveAttribute('data-viewport', 'mobile');
      await expect(frame.flyoutPanel).toHaveCount(0);
      await expect(frame.menu).toHaveCount(0);
      await frame.expectFlags({ staticMenuMobileActive: false, overlaySubmenuActive: false });
    });
  });

  test.describe('in mode slim-plus', () => {
    test.use({ menuMode: 'slim-plus', viewport: { width: 1200, height: 800 } });

    test('S159: it keeps its mode through a narrow window', async ({ page, frame }) => {
      await frame.open();
      await resize(page, 800);
      await expect(frame.root).toHaveAttribute('data-viewport', 'mobile');
      await resize(page, 1200);

      await expect(frame.root).toHaveAttribute('data-menu-mode', 'slim-plus');
      expect(Math.abs((await boxOf(frame.sidebar)).width - 98)).toBeLessThanOrEqual(1);
    });
  });
});

test.describe('a touch device of 800 px', () => {
  test.use({ viewport: { width: 800, height: 900 }, isMobile: true, hasTouch: true });

  test.describe('in mode drawer', () => {
    test.use({ menuMode: 'drawer' });

    test('S161 S163: it has the desktop layout; a tap on a group expands the rail, a tap outside collapses it', async ({
      page,
      frame,
    }) => {
      await page.clock.install();
      await frame.open('/dashboard');
      expect(await page.evaluate(() => window.innerWidth)).toBe(1000);
      await expect(frame.root).toHaveAttribute('data-viewport', 'desktop');

      await frame.group('Our Contractors').tap({ position: { x: 20, y: 20 } });
      await frame.expectFlags({ sidebarActive: true });
      await expect(frame.group('Our Contractors')).toHaveAttribute('aria-expanded', 'true');
      // The finger has left the rail; no timer may collapse it for that.
      await page.clock.runFor(1000);
      await frame.expectFlags({ sidebarActive: true });
      await expect(frame.link('Pending Contractors')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/dashboard');

      await page.touchscreen.tap(600, 600);
      await frame.expectFlags({ sidebarActive: false });
    });

    test('S162: one tap on a leaf of the rail navigates', async ({ page, frame }) => {
      await frame.open();

      await frame.link('Calendar').tap({ position: { x: 20, y: 20 } });

      await page.waitForURL('**/calendar');
      await frame.expectFlags({ sidebarActive: false });
    });
  });

  test.describe('in mode slim', () => {
    test.use({ menuMode: 'slim' });

    test('S164 S165: the first tap opens a flyout, one on another root switches, one outside closes; no tooltip', async ({
      page,
      frame,
    }) => {
      await frame.open();

      await frame.group('Our Contractors').tap();
      await expect(frame.flyout('Our Contractors')).toBeVisible();
      await frame.group('Auditing Tools').tap();
      await expect(frame.flyout('Auditing Tools')).toBeVisible();
      await expect(frame.flyoutPanel).toHaveCount(1);
      await page.touchscreen.tap(700, 600);
      await expect(frame.flyoutPanel).toHaveCount(0);

      await page.waitForTimeout(500);
      await expect(frame.tooltip).toHaveCount(0);
    });
  });
});
