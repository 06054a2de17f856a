import { expect, type Page } from '@playwright/test';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { boxOf, isSeen, type MenuPage } from '../../support/menu-page.ts';
import { test } from '../../support/menu-test.ts';
import { pauseClock } from '../../support/paused-clock.ts';

const CONTENT = { x: 900, y: 650 } as const;

/** On the part of every sidebar that is on screen also at rest: it is there whatever the panel's movement has reached. */
const REST = { x: 30, y: 300 } as const;

/** From the content: where the mouse of a browser without a window stands at first is up to the browser. */
async function enter(page: Page): Promise<void> {
  await leave(page);
  await page.mouse.move(REST.x, REST.y);
}

async function leave(page: Page): Promise<void> {
  await page.mouse.move(CONTENT.x, CONTENT.y);
}

async function widthOf(frame: MenuPage): Promise<number> {
  return (await boxOf(frame.sidebar)).width;
}

test.describe('drawer, on a desktop', () => {
  test.use({ menuMode: 'drawer' });

  test('S124 S125 S126: it rests as a rail and expands over the content under the mouse', async ({
    page,
    frame,
  }) => {
    await frame.open();
    expect(Math.abs((await widthOf(frame)) - 73.5)).toBeLessThanOrEqual(1);
    expect(Math.abs((await frame.contentStart()) - 73.5)).toBeLessThanOrEqual(1);
    for (const label of ['Home', 'Auditing Tools', 'Calendar']) {
      expect(await isSeen(frame.menu.getByText(label, { exact: true }))).toBe(false);
    }

    await enter(page);

    await frame.expectFlags({ sidebarActive: true });
    await expect.poll(() => widthOf(frame)).toBe(252);
    await expect.poll(() => isSeen(frame.menu.getByText('Calendar', { exact: true }))).toBe(true);
    expect(Math.abs((await frame.contentStart()) - 73.5)).toBeLessThanOrEqual(1);
  });

  test('S127 S128: 250 ms after the mouse has left it is expanded, by 400 ms it is not; a return in time keeps it', async ({
    page,
    frame,
  }) => {
    await page.clock.install();
    await frame.open();
    await pauseClock(page);
    await enter(page);
    await frame.expectFlags({ sidebarActive: true });

    await leave(page);
    await page.clock.runFor(200);
    await enter(page);
    await page.clock.runFor(1000);
    await frame.expectFlags({ sidebarActive: true });

    await leave(page);
    await page.clock.runFor(250);
    await frame.expectFlags({ sidebarActive: true });
    await page.clock.runFor(150);
    await frame.expectFlags({ sidebarActive: false });
    await expect.poll(() => widthOf(frame)).toBeCloseTo(73.5, 0);
  });

  test('S129: a notification that arrives during the wait does not lose it', async ({
    page,
    frame,
    product,
  }) => {
    const { auth, firestore } = product.trusted;
    const { uid } = await auth.getUserByEmail(DEMO_PEOPLE.client.email);
    await page.clock.install();
    await frame.open('/dashboard');
    // The demo client has unread notifications; they come after the frame.
    await expect(frame.bell).toHaveAttribute('aria-label', /[1-9]/);
    const before = Number((await frame.bell.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? '0');
    await pauseClock(page);
    await enter(page);
    await frame.expectFlags({ sidebarActive: true });

    await leave(page);
    await page.clock.runFor(100);
    const reference = firestore.doc(`notifications/${uid}_e2e-rail`);
    await reference.set({
      id: reference.id,
      toId: uid,
      title: 'Contractor ready',
      body: 'Openrange Trades submitted for approval by Northfield Energy.',
      date_time: new Date(),
      read: false,
    });
    // The message travels in real time; the page's clock moves on a little for each look, 200 ms in all.
    let waited = 100;
    await expect(async () => {
      const step = Math.min(4, 200 - waited);
      await page.clock.runFor(step);
      waited += step;
      expect(await frame.bell.getAttribute('aria-label')).toBe(`Notifications: ${before + 1}`);
    }).toPass({ intervals: [200], timeout: 15_000 });
    await page.clock.runFor(200 - waited);
    await frame.expectFlags({ sidebarActive: true });
    await enter(page);
    await page.clock.runFor(1000);
    await frame.expectFlags({ sidebarActive: true });
    await reference.delete();
  });

  test('S130 S131 S132 S133 S135 S139: pinned, it stays whatever the mouse does, and the content makes room', async ({
    page,
    frame,
  }) => {
    await page.clock.install();
    await frame.open('/dashboard');
    await pauseClock(page);
    await enter(page);
    await frame.expectFlags({ sidebarActive: true, anchored: false });
    await expect(frame.pin).toHaveAttribute('aria-pressed', 'false');
    await frame.pin.click();
    await frame.expectFlags({ anchored: true });
    await expect(frame.pin).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(frame.contentStart).toBe(252);
    const active = await frame.root.getAttribute('data-sidebar-active');

    await leave(page);
    await page.clock.runFor(1000);
    expect(await widthOf(frame)).toBe(252);
    await expect(frame.root).toHaveAttribute('data-sidebar-active', active ?? '');
    await enter(page);
    await leave(page);
    await page.clock.runFor(500);
    await expect(frame.root).toHaveAttribute('data-sidebar-active', active ?? '');
    await page.clock.resume();

    await frame.link('Calendar').click();
    await frame.arrive('Calendar');
    await frame.expectFlags({ anchored: true });

    await frame.pin.click();
    await frame.expectFlags({ anchored: false });
    await expect(frame.pin).toHaveAttribute('aria-pressed', 'false');
  });

  test('S134 S136: keyboard focus expands it and its leaving collapses it, also after unpinning', async ({
    page,
    frame,
  }) => {
    await frame.open();
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Tab');
    await frame.expectFlags({ sidebarActive: true });
    await page.keyboard.press('Shift+Tab');
    await frame.expectFlags({ sidebarActive: false });

    await frame.pin.focus();
    await page.keyboard.press('Enter');
    await frame.expectFlags({ anchored: true });
    await page.keyboard.press('Enter');
    await frame.expectFlags({ anchored: false, sidebarActive: true });
    await page.keyboard.press('Tab');
    await expect(frame.pin).not.toBeFocused();
    await frame.expectFlags({ sidebarActive: false });
  });

  test('S137 S138: a group opens inline; Escape collapses until the mouse has left and come back', async ({
    page,
    frame,
  }) => {
    await page.clock.install();
    await frame.open();
    await pauseClock(page);
    await enter(page);
    await expect.poll(() => widthOf(frame)).toBe(252);
    await frame.group('Our Contractors').click();
    await expect(frame.link('Pending Contractors')).toBeVisible();
    await expect(frame.flyoutPanel).toHaveCount(0);

    // Anywhere else the panel would slide away from under the mouse, which is a leaving, too.
    await enter(page);
    await page.keyboard.press('Escape');
    await frame.expectFlags({ sidebarActive: false });
    await page.mouse.move(REST.x, REST.y + 120);
    await page.clock.runFor(400);
    await frame.expectFlags({ sidebarActive: false });
    await leave(page);
    await enter(page);
    await frame.expectFlags({ sidebarActive: true });
  });

  test('S122: a pin does not survive a change of mode and back', async ({ page, frame }) => {
    await frame.open();
    await enter(page);
    await frame.pin.click();
    await frame.expectFlags({ anchored: true });

    await frame.chooseMode('Reveal');
    await frame.expectFlags({ anchored: false, sidebarActive: false });
    await frame.chooseMode('Drawer');
    await frame.expectFlags({ anchored: false, sidebarActive: false });
  });
});

test.describe('reveal, on a desktop', () => {
  test.use({ menuMode: 'reveal' });

  test('S141 S142: a strip of 45.5 px rests on screen, the whole panel under the mouse', async ({
    page,
    frame,
  }) => {
    await page.clock.install();
    await frame.open();
    const shown = async () => {
      const { x, width } = await boxOf(frame.sidebar);
      return x + width;
    };
    expect(Math.abs((await shown()) - 45.5)).toBeLessThanOrEqual(1);
    expect(Math.abs((await frame.contentStart()) - 59.5)).toBeLessThanOrEqual(1);
    await pauseClock(page);

    await enter(page);
    await frame.expectFlags({ sidebarActive: true });
    await expect.poll(shown).toBe(252);

    await leave(page);
    await page.clock.runFor(250);
    await frame.expectFlags({ sidebarActive: true });
    await page.clock.runFor(60);
    await frame.expectFlags({ sidebarActive: false });
    await expect.poll(shown).toBeLessThanOrEqual(46.5);
  });

  test('S143: pinned it stays; unpinned and left, it goes', async ({ page, frame }) => {
    await page.clock.install();
    await frame.open();
    await pauseClock(page);
    await enter(page);
    await frame.pin.click();
    await leave(page);
    await page.clock.runFor(1000);
    await frame.expectFlags({ anchored: true });
    await expect.poll(async () => (await boxOf(frame.sidebar)).x).toBe(0);

    await frame.pin.click();
    await leave(page);
    await page.clock.runFor(300);
    await frame.expectFlags({ anchored: false, sidebarActive: false });
    await expect.poll(async () => (await boxOf(frame.sidebar)).x).toBeLessThan(-200);
  });
});

test('S140: in static and slim the mouse changes neither width nor flag', async ({ page, frame }) => {
  await page.clock.install();
  await frame.open();
  for (const mode of ['static', 'slim'] as const) {
    // Not in the settings panel: it ends by timers, which rest once the clock was moved by hand.
    await frame.setMode(mode);
    await leave(page);
    await page.clock.runFor(1000);
    const before = await widthOf(frame);
    await enter(page);
    await page.clock.runFor(400);
    expect(await widthOf(frame)).toBe(before);
    await frame.expectFlags({ sidebarActive: false });
    await leave(page);
    await page.clock.runFor(400);
    expect(await widthOf(frame)).toBe(before);
    await frame.expectFlags({ sidebarActive: false });
  }
});
