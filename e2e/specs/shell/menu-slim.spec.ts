import { expect } from '@playwright/test';
import { boxOf, isSeen } from '../../support/menu-page.ts';
import { test } from '../../support/menu-test.ts';
import { pauseClock } from '../../support/paused-clock.ts';

const ROOTS = [
  'Home',
  'Our Contractors',
  'Auditing Tools',
  'Document Center',
  'Email Announcement',
  'Leave a Contractor Note',
  'Calendar',
  'Help',
];

test.describe('slim, on a desktop', () => {
  test.use({ menuMode: 'slim' });

  test('S94: it is 70 px wide, shows no labels and keeps them as names', async ({ frame }) => {
    await frame.open();

    expect(Math.abs((await boxOf(frame.sidebar)).width - 70)).toBeLessThanOrEqual(1);
    const roots = frame.menu.getByRole('listitem').locator('> *');
    await expect(roots).toHaveCount(ROOTS.length);
    for (const [index, label] of ROOTS.entries()) {
      await expect(roots.nth(index)).toHaveAccessibleName(label);
      expect(await isSeen(frame.menu.getByText(label, { exact: true }))).toBe(false);
    }
  });

  test('S95 S96: a click on a root opens its flyout beside the column, with the links of the group', async ({
    frame,
  }) => {
    await frame.open();
    await frame.expectFlags({ overlaySubmenuActive: false, menuHoverActive: false });

    await frame.group('Our Contractors').click();

    await frame.expectFlags({ overlaySubmenuActive: true, menuHoverActive: true });
    await expect(frame.flyout('Our Contractors').getByRole('link')).toHaveText([
      'Current Contractors',
      'Pending Contractors',
      'Workforce Manager',
    ]);
    const box = await boxOf(frame.flyoutPanel);
    expect(Math.abs(box.x - 70)).toBeLessThanOrEqual(1);
    expect(box.width).toBeGreaterThanOrEqual(15 * 14);

    await frame.group('Our Contractors').click();
    await frame.expectFlags({ overlaySubmenuActive: false, menuHoverActive: false });
    await expect(frame.flyoutPanel).toHaveCount(0);
  });

  test('S97 S98 S99: hovering opens nothing until a click arms it, and again nothing after the closing click', async ({
    frame,
  }) => {
    await frame.open();
    await frame.group('Our Contractors').hover();
    await frame.group('Auditing Tools').hover();
    await expect(frame.flyoutPanel).toHaveCount(0);

    await frame.group('Our Contractors').click();
    await expect(frame.flyout('Our Contractors')).toBeVisible();
    await frame.group('Auditing Tools').hover();
    await expect(frame.flyout('Auditing Tools')).toBeVisible();
    await expect(frame.flyoutPanel).toHaveCount(1);

    await frame.group('Auditing Tools').click();
    await expect(frame.flyoutPanel).toHaveCount(0);
    await frame.group('Our Contractors').hover();
    await frame.expectFlags({ overlaySubmenuActive: false, menuHoverActive: false });
    await expect(frame.flyoutPanel).toHaveCount(0);
  });

  test('S100 S101: a click in the page closes the flyout; Escape does too, with focus on its root', async ({
    page,
    frame,
  }) => {
    await frame.open();
    await frame.group('Document Center').click();
    await expect(frame.flyoutPanel).toBeVisible();
    await frame.main.click({ position: { x: 400, y: 10 } });
    await expect(frame.flyoutPanel).toHaveCount(0);
    await frame.expectFlags({ overlaySubmenuActive: false, menuHoverActive: false });

    await frame.group('Document Center').focus();
    await page.keyboard.press('Enter');
    await frame.link('All Contractor Documents').focus();
    await page.keyboard.press('Escape');
    await expect(frame.flyoutPanel).toHaveCount(0);
    await expect(frame.group('Document Center')).toBeFocused();
  });

  test('S102: following a link of the flyout leaves none open on the new page', async ({ frame }) => {
    await frame.open();
    await frame.group('Our Contractors').click();

    await frame.link('Workforce Manager').click();

    await frame.arrive('Workforce Manager');
    await expect(frame.flyoutPanel).toHaveCount(0);
    await frame.expectFlags({ overlaySubmenuActive: false, menuHoverActive: false });
  });

  test('S103: in a low window the flyout of the lowest group stays inside and scrolls', async ({
    page,
    frame,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await frame.open();
    await frame.group('Document Center').click();
    for (const label of ['Document Center', 'Auditing Tools']) {
      await frame.group(label).hover();
      await expect(frame.flyout(label)).toBeVisible();
      const { x, y, width, height } = await boxOf(frame.flyoutPanel);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(600);
      expect(x + width).toBeLessThanOrEqual(1280);
    }
    const lowest = frame.flyout('Auditing Tools').getByRole('link').last();
    await lowest.scrollIntoViewIfNeeded();
    await expect(lowest).toBeInViewport({ ratio: 1 });
  });

  test('S104: scrolling an overflowing column closes the flyout', async ({ page, frame }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await frame.open();
    await frame.group('Our Contractors').click();
    await expect(frame.flyoutPanel).toBeVisible();

    const icon = await boxOf(frame.group('Our Contractors'));
    await page.mouse.move(icon.x + 10, icon.y + 10);
    await page.mouse.wheel(0, 80);

    await expect(frame.flyoutPanel).toHaveCount(0);
    await frame.expectFlags({ overlaySubmenuActive: false });
  });

  test('S105: the tooltip is absent 90 ms after the mouse came and there by 250', async ({ page, frame }) => {
    await page.clock.install();
    await frame.open();
    await pauseClock(page);

    await frame.group('Auditing Tools').hover();
    await page.clock.runFor(90);
    await expect(frame.tooltip).toHaveCount(0);
    await page.clock.runFor(160);
    await expect(frame.tooltip).toHaveText('Auditing Tools');
    await expect(frame.tooltip).toBeVisible();
  });

  test('S106: every root shows its label on hover and on keyboard focus, and Escape hides it', async ({
    page,
    frame,
  }) => {
    await frame.open();
    for (const label of ROOTS) {
      await frame.rootItem(label).hover();
      await expect(frame.tooltip).toHaveText([label]);
    }
    await page.keyboard.press('Escape');
    await expect(frame.tooltip).toHaveCount(0);

    await page.mouse.move(900, 600);
    await page.getByRole('link', { name: 'VCMS home' }).first().focus();
    for (const label of ROOTS) {
      await page.keyboard.press('Tab');
      await expect(frame.rootItem(label)).toBeFocused();
      await expect(frame.tooltip).toHaveText([label]);
    }
    await page.keyboard.press('Escape');
    await expect(frame.tooltip).toHaveCount(0);
  });

  test('S107: no tooltip shows while a flyout is open', async ({ page, frame }) => {
    await frame.open();
    await frame.group('Our Contractors').click();
    await expect(frame.flyoutPanel).toBeVisible();

    for (const label of ['Auditing Tools', 'Document Center']) {
      await frame.rootItem(label).hover();
      await page.waitForTimeout(300);
      await expect(frame.tooltip).toHaveCount(0);
    }
  });

  test('S121: back in static, the group of the current page is open again', async ({ frame }) => {
    await frame.open('/csinsurance-review');
    await expect(frame.flyoutPanel).toHaveCount(0);

    await frame.chooseMode('Static');

    await expect(frame.group('Auditing Tools')).toHaveAttribute('aria-expanded', 'true');
    await expect(frame.link('Review Insurance')).toBeVisible();
  });
});

test.describe('slim-plus, on a desktop', () => {
  test.use({ menuMode: 'slim-plus' });

  test('S109 S110: it is 98 px wide with labels below icons, and its flyouts start there', async ({
    frame,
  }) => {
    await frame.open();

    expect(Math.abs((await boxOf(frame.sidebar)).width - 98)).toBeLessThanOrEqual(1);
    for (const label of ROOTS) {
      const text = frame.menu.getByText(label, { exact: true });
      expect(await isSeen(text)).toBe(true);
      const icon = await boxOf(frame.rootItem(label).locator('svg').first());
      expect(icon.y + icon.height).toBeLessThanOrEqual((await boxOf(text)).y);
    }
    await frame.group('Auditing Tools').click();
    await expect(frame.flyout('Auditing Tools')).toBeVisible();
    expect(Math.abs((await boxOf(frame.flyoutPanel)).x - 98)).toBeLessThanOrEqual(1);
  });

  test('S111: an uncut label has no tooltip', async ({ page, frame }) => {
    await frame.open();

    await frame.rootItem('Calendar').hover();
    await page.waitForTimeout(500);

    await expect(frame.tooltip).toHaveCount(0);
  });
});

test.describe('a change to a submenu mode', () => {
  test('S117 S118 S119 S120: from static with an open group it leaves nothing open', async ({ frame }) => {
    await frame.open();
    for (const [label, mode] of [
      ['Slim', 'slim'],
      ['Slim +', 'slim-plus'],
      ['Horizontal', 'horizontal'],
    ] as const) {
      await frame.group('Auditing Tools').click();
      await expect(frame.link('Review Insurance')).toBeVisible();

      await frame.chooseMode(label);

      await expect(frame.root).toHaveAttribute('data-menu-mode', mode);
      await expect(frame.menu.getByRole('button', { expanded: true })).toHaveCount(0);
      await expect(frame.flyoutPanel).toHaveCount(0);
      await frame.expectFlags({ resetMenu: false, overlaySubmenuActive: false, menuHoverActive: false });
      await frame.setMode('static');
      await expect(frame.group('Auditing Tools')).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('S108: the top bar has a menu button in static and overlay only', async ({ frame }) => {
    await frame.open();
    await expect(frame.menuButton).toBeVisible();
    for (const mode of ['slim', 'slim-plus', 'horizontal', 'drawer', 'reveal'] as const) {
      await frame.setMode(mode);
      await expect(frame.menuButton).toHaveCount(0);
    }
    await frame.setMode('overlay');
    await expect(frame.menuButton).toBeVisible();
  });
});
