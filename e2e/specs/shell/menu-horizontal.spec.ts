import { expect } from '@playwright/test';
import { boxOf, isSeen } from '../../support/menu-page.ts';
import { test } from '../../support/menu-test.ts';

test.use({ menuMode: 'horizontal' });

test('S112 S116: it is one row across the top with visible labels, and no menu roles', async ({
  page,
  frame,
}) => {
  await frame.open();

  const bar = await boxOf(frame.sidebar);
  expect([bar.x, bar.y, bar.width]).toEqual([0, 0, 1280]);
  expect(await frame.contentStart()).toBe(0);
  const roots = frame.menu.getByRole('listitem').locator('> *');
  const tops = new Set<number>();
  for (const root of await roots.all()) tops.add(Math.round((await boxOf(root)).y));
  expect(tops.size).toBe(1);
  for (const label of ['Home', 'Our Contractors', 'Auditing Tools']) {
    expect(await isSeen(frame.menu.getByText(label, { exact: true }))).toBe(true);
  }
  await expect(page.locator('[role=menu], [role=menubar], [role=menuitem]')).toHaveCount(0);
});

test('S113: a flyout opens below the bar, aligned to its root and inside the window', async ({ frame }) => {
  await frame.open();

  await frame.group('Auditing Tools').click();
  await expect(frame.flyout('Auditing Tools')).toBeVisible();

  const root = await boxOf(frame.group('Auditing Tools'));
  const flyout = await boxOf(frame.flyoutPanel);
  expect(Math.abs(flyout.x - root.x)).toBeLessThanOrEqual(1);
  expect(flyout.y).toBeGreaterThanOrEqual(root.y + root.height);
  expect(flyout.y - (root.y + root.height)).toBeLessThanOrEqual(20);
  expect(flyout.x + flyout.width).toBeLessThanOrEqual(1280);
  expect(flyout.y + flyout.height).toBeLessThanOrEqual(800);
});

test('S114: in a window of 1000 px the flyout of the last group does not pass its end', async ({
  page,
  frame,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await frame.open();

  await frame.group('Document Center').click();
  await expect(frame.flyout('Document Center')).toBeVisible();

  const { x, width } = await boxOf(frame.flyoutPanel);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(1000);
});

test('S115: Right moves to the next root, Down into its flyout, Escape back to it', async ({
  page,
  frame,
}) => {
  await frame.open();
  await frame.group('Our Contractors').focus();

  await page.keyboard.press('ArrowRight');
  await expect(frame.group('Auditing Tools')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(frame.link('Review Insurance')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.group('Auditing Tools')).toBeFocused();
  await expect(frame.flyoutPanel).toHaveCount(0);
});
