import { expect } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { createNotices, setNotices } from '../../support/notices.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

const USER = DEMO_PEOPLE.clientReduced;
const NAME = {
  bell: (count: number) => `Notifications: ${count}`,
  panel: (count: number) => `Total Notifications: ${count}`,
};

test.use({ person: 'clientReduced' });

test.describe('with three notifications', () => {
  test.beforeEach(async ({ page, product }) => {
    const { firestore } = product.trusted;
    await setNotices(firestore, USER.uid, createNotices(3));
    const other = firestore.doc('notifications/notice-of-somebody-else');
    await other.set({
      ...createNotices(1)[0],
      date_time: new Date(),
      id: other.id,
      toId: 'u2',
      title: 'Not yours',
    });
    await page.goto('/calendar');
    await openShell(page).settle();
    await expect(openShell(page).bell).toHaveAccessibleName(NAME.bell(3));
  });

  test('S220 S221 S222 S223 S224 S227 S228 S237: the bell opens a panel at the top right with what is for the user', async ({
    page,
  }) => {
    const { bell, notifications } = openShell(page);
    await expect(bell.locator('..')).toHaveText('3');
    await bell.click();

    await expect(notifications).toBeVisible();
    const box = await notifications.boundingBox();
    expect(Math.abs((box?.width ?? 0) - 384)).toBeLessThanOrEqual(1);
    expect(1280 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
    expect(box?.y).toBeLessThan(200);
    await expect(notifications.getByRole('heading', { level: 2 })).toHaveText(NAME.panel(3));
    await expect(notifications.getByRole('listitem')).toHaveCount(3);
    for (const { title, body, at } of createNotices(3)) {
      const item = notifications.getByRole('listitem').filter({ hasText: title });
      await expect(item).toContainText(body);
      const shown = await page.evaluate(
        (time) =>
          new Date(time).toLocaleString('en-US', {
            ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
            ...{ hour: 'numeric', minute: '2-digit' },
          }),
        at.getTime(),
      );
      await expect(item).toContainText(shown);
      await expect(item.getByRole('button', { name: /^Dismiss/ })).toHaveAccessibleName(new RegExp(title));
    }
    await expect(page.getByText('Not yours')).toHaveCount(0);
  });

  test('S228: the query asks collection notifications for the own toId', async ({ page }) => {
    const queries: string[] = [];
    page.on('request', (request) => {
      const data = decodeURIComponent(request.postData() ?? '');
      if (/Listen\/channel/.test(request.url()) && data.includes('"notifications"')) queries.push(data);
    });
    await page.reload();
    await expect.poll(() => queries.length).toBeGreaterThan(0);

    const target = queries.join('\n');
    expect(target).toContain('"collectionId":"notifications"');
    expect(target).toMatch(/"fieldPath":"toId"[^}]*\}[^}]*"op":"EQUAL"/);
    expect(target).toContain(`"stringValue":"${USER.uid}"`);
  });

  test('S229 S230 S231 S235 S236: dismissing deletes the document, keeps the panel and moves focus on', async ({
    page,
    product,
  }) => {
    const { bell, notifications } = openShell(page);
    const exists = async (id: string) =>
      (await product.trusted.firestore.doc(`notifications/${id}`).get()).exists;
    await bell.click();
    await notifications.getByRole('button', { name: /^Dismiss.*Notice 2$/ }).click();

    await expect(notifications).toHaveAccessibleName(NAME.panel(2));
    await expect(notifications.getByRole('listitem')).toHaveCount(2);
    await expect(bell).toHaveAccessibleName(NAME.bell(2));
    await expect(bell.locator('..')).toHaveText('2');
    await expect(notifications.getByRole('status').first()).toHaveText(NAME.panel(2));
    await expect.poll(() => exists('notice-2')).toBe(false);
    expect([await exists('notice-1'), await exists('notice-3')]).toEqual([true, true]);

    await notifications.getByRole('button', { name: /^Dismiss.*Notice 1$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(notifications.getByRole('button', { name: /^Dismiss.*Notice 3$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notifications).toContainText('You have no notifications at this time');
  });

  test('S232 S233: the panel closes by its button, Escape, a press outside, the bell and a path change', async ({
    page,
  }) => {
    const { bell, notifications, menu } = openShell(page);
    const ways = [
      () => notifications.getByRole('button', { name: 'Close notifications' }).click(),
      () => page.keyboard.press('Escape'),
      () => bell.click(),
    ];
    for (const close of ways) {
      await bell.click();
      await expect(notifications).toBeVisible();
      await close();
      await expect(notifications).toHaveCount(0);
      await expect(bell).toBeFocused();
    }
    await bell.click();
    await expect(notifications).toBeVisible();
    await page.getByRole('main').click({ position: { x: 20, y: 300 } });
    await expect(notifications).toHaveCount(0);
    await expect(bell).toBeFocused();

    await bell.click();
    await menu.getByRole('link', { name: 'FAQ' }).evaluate((link: HTMLElement) => link.click());
    await expect(notifications).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('S225 S226: without notifications there is no badge, and the panel says so', async ({
  page,
  product,
}) => {
  await setNotices(product.trusted.firestore, USER.uid, []);
  await page.goto('/calendar');
  const { bell, notifications, settle } = openShell(page);
  await settle();

  await expect(bell).toHaveAccessibleName(NAME.bell(0));
  await expect(bell.locator('..')).toHaveText('');
  await bell.click();
  await expect(notifications).toContainText('You have no notifications at this time');
});

test('S239 S240: markup shows as text, and 200 long ones scroll inside', async ({ page, product }) => {
  const many = createNotices(200).map((notice, index) => ({
    ...notice,
    title: index === 0 ? '<b>bold</b>' : `Insurance${'certificate'.repeat(6)}`,
    body: index === 0 ? '<img src=x onerror=alert(1)>' : 'x'.repeat(250),
  }));
  await setNotices(product.trusted.firestore, USER.uid, many);
  await page.goto('/calendar');
  const { bell, notifications, settle } = openShell(page);
  await settle();
  await expect(bell).toHaveAccessibleName(NAME.bell(200));
  await bell.click();

  await expect(notifications.getByText('<b>bold</b>', { exact: true })).toBeVisible();
  await expect(notifications.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible();
  await expect(notifications.locator('img, b')).toHaveCount(0);
  const box = await notifications.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  const overflow = await notifications.evaluate(
    (panel) =>
      [panel, ...panel.querySelectorAll('*')].filter(
        (one) =>
          one.clientWidth > 1 &&
          one.scrollWidth > one.clientWidth + 1 &&
          getComputedStyle(one).overflowX !== 'visible',
      ).length,
  );
  expect(overflow).toBe(0);
  const last = notifications.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await setNotices(product.trusted.firestore, USER.uid, []);
});

test('S238: on a phone the panel is wide enough and inside the window', async ({
  browser,
  signIns,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.stack.url,
    storageState: await signIns.stateOf('clientReduced'),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('/calendar');
  const { bell, notifications, settle } = openShell(page);
  await settle();
  await bell.tap();
  const box = await notifications.boundingBox();
  const width = await page.evaluate(() => innerWidth);
  expect(box?.width).toBeGreaterThanOrEqual(Math.min(18 * 14, width - 2 * 14) - 1);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  await context.close();
});
