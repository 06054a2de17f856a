import { expect, type Locator, type Page } from '@playwright/test';
import { COLOR_SCHEMES, MENU_MODES, THEME_COLORS } from '@vcms/contract';
import { openSettings } from '../../support/settings-page.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

const FLAGS = [
  'static-menu-desktop-inactive',
  'overlay-menu-active',
  'overlay-submenu-active',
  'profile-sidebar-visible',
  'config-sidebar-visible',
  'static-menu-mobile-active',
  'menu-hover-active',
  'reset-menu',
  'sidebar-active',
  'anchored',
];

const frameOf = (page: Page) => page.locator('[data-menu-mode]');
const rootFont = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const cogColour = (page: Page) =>
  // By its label: behind the open panel the cog has no role.
  page
    .getByLabel('Theme settings')
    .and(page.locator('button'))
    .evaluate((cog) => getComputedStyle(cog).backgroundColor);

async function openCalendar(page: Page): Promise<void> {
  await page.goto('/calendar');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openShell(page).settle();
}

test('S179 S180 S181 S190: the cog at the right edge opens the panel, its close button closes it', async ({
  page,
}) => {
  await openCalendar(page);
  const settings = openSettings(page);
  for (const flag of FLAGS) await expect(frameOf(page), flag).toHaveAttribute(`data-${flag}`, 'false');
  const box = await settings.cog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(1280, 0);

  await settings.open();
  await expect(frameOf(page)).toHaveAttribute('data-config-sidebar-visible', 'true');
  await settings.close();
  await expect(frameOf(page)).toHaveAttribute('data-config-sidebar-visible', 'false');

  await page.goto('/profile/user/edit-profile');
  await openShell(page).settle();
  await settings.open();
});

test('the cog covers nothing of a page: beside it on a desktop, in the top bar of a phone, always at the edge', async ({
  page,
}) => {
  await openCalendar(page);
  const { cog } = openSettings(page);
  const boxOf = async (part: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { left: x, right: x + width, bottom: y + height };
  };
  const content = page.getByRole('main').locator('> *').last();
  for (const scale of [12, 16] as const) {
    await openSettings(page).setFromAnotherTab({ scale });
    await expect
      .poll(async () => (await boxOf(cog)).left - (await boxOf(content)).right)
      .toBeGreaterThanOrEqual(0);
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await boxOf(cog)).right).toBeCloseTo(width, 0);
    const avatar = page.getByRole('button', { name: 'Profile', exact: true });
    // The frame slides from beside the menu to the edge of a phone.
    await expect.poll(async () => (await boxOf(cog)).left - (await boxOf(avatar)).right).toBeGreaterThan(0);
    expect((await boxOf(cog)).bottom).toBeLessThan((await boxOf(page.getByRole('banner'))).bottom);
  }
});

test('S182 S183 S184 S185 S186 S187 S188 S189: the panel offers every setting, with the defaults chosen', async ({
  page,
}) => {
  await openCalendar(page);
  const settings = openSettings(page);
  await settings.open();

  await expect(settings.panel.getByRole('radiogroup')).toHaveCount(5);
  await expect(settings.panel.getByRole('group', { name: 'Scale' })).toBeVisible();
  const colours = ['indigo', 'blue', 'purple', 'teal', 'cyan', 'green', 'orange', 'pink'];
  const modes = ['static', 'overlay', 'slim', 'slim-plus', 'drawer', 'reveal', 'horizontal'];
  expect((await settings.valuesOf('Theme colour')).sort()).toEqual(colours.sort());
  expect((await settings.valuesOf('Menu type')).sort()).toEqual(modes.sort());
  expect((await settings.valuesOf('Menu theme')).sort()).toEqual([
    'colorScheme',
    'primaryColor',
    'transparent',
  ]);
  expect((await settings.valuesOf('Colour scheme')).sort()).toEqual(['dark', 'dim', 'light']);
  expect((await settings.valuesOf('Input style')).sort()).toEqual(['filled', 'outlined']);
  await expect(settings.ripple).not.toBeChecked();
  const defaults = [
    ['Theme colour', 'blue'],
    ['Menu type', 'static'],
    ['Menu theme', 'colorScheme'],
    ['Colour scheme', 'light'],
    ['Input style', 'outlined'],
  ] as const;
  for (const [group, value] of defaults) await expect(settings.radio(group, value)).toBeChecked();
  await expect(settings.panel.getByRole('status', { name: 'Current scale' })).toHaveText('14');
  expect(await rootFont(page)).toBe('14px');
});

test('S191 S192 S193 S194 S195: the scale moves the root font size from 12 to 16 px and stops there', async ({
  page,
}) => {
  await openCalendar(page);
  const settings = openSettings(page);
  await settings.open();

  await settings.plus.click();
  expect(await rootFont(page)).toBe('15px');
  for (const size of ['14px', '13px', '12px']) {
    await settings.minus.click();
    expect(await rootFont(page)).toBe(size);
  }
  await expect(settings.minus).toBeDisabled();
  await expect(settings.plus).toBeEnabled();
  for (const size of ['13px', '14px', '15px', '16px']) {
    await settings.plus.click();
    expect(await rootFont(page)).toBe(size);
  }
  await expect(settings.plus).toBeDisabled();
  await expect(settings.minus).toBeEnabled();
  await settings.close();
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  const profile = page.getByRole('dialog', { name: 'Profile' });
  await expect(profile).toBeVisible();
  expect((await profile.boundingBox())?.width).toBeCloseTo(400, 0);
});

test('S197 S199 S201: a chosen colour is on the screen and then in the settings; the last of many wins', async ({
  page,
}) => {
  await openCalendar(page);
  const settings = openSettings(page);
  await settings.open();
  const before = await cogColour(page);

  await settings.choose('Theme colour', 'teal');
  expect(await cogColour(page)).not.toBe(before);
  expect((await settings.stored()).theme).toBe('teal');

  const seen = new Set<string>();
  for (const colour of THEME_COLORS) {
    await settings.choose('Theme colour', colour);
    seen.add(await cogColour(page));
  }
  expect(seen.size).toBe(8);

  await settings.panel.getByRole('radiogroup', { name: 'Theme colour' }).evaluate((group) => {
    for (const value of ['indigo', 'orange', 'green', 'cyan', 'purple'])
      group.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
  });
  await expect(page.locator('[data-theme]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple');
  expect((await settings.stored()).theme).toBe('purple');
});

test('S198: when the settings change, the document carries the new styling already', async ({ page }) => {
  // The settings are written to storage right after they have changed; the writer is asked what it sees then.
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(globalThis, { seenAtChange: seen });
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key === 'vcms.layout.v1') {
        const { theme, scheme } = document.documentElement.dataset;
        const config = JSON.parse(value);
        seen.push([config.theme === theme, config.colorScheme === scheme]);
      }
      write.call(this, key, value);
    };
  });
  await openCalendar(page);
  const settings = openSettings(page);
  await settings.open();
  await settings.choose('Theme colour', 'teal');
  await settings.choose('Colour scheme', 'dark');

  const seen = await page.evaluate(() => (globalThis as unknown as { seenAtChange: unknown }).seenAtChange);
  expect(seen).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('S202: light, dim and dark differ in ground and card', async ({ page }) => {
  await page.goto('/profile/user/edit-profile');
  await openShell(page).settle();
  const settings = openSettings(page);
  await settings.open();
  const grounds = new Set<string>();
  const cards = new Set<string>();
  for (const scheme of COLOR_SCHEMES) {
    await settings.choose('Colour scheme', scheme);
    const [ground, card] = await page.evaluate(() => {
      const cardElement = document.querySelector('main .chakra-card__root') ?? document.body;
      return [document.documentElement, cardElement].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
    });
    grounds.add(ground ?? '');
    cards.add(card ?? '');
    expect(card).not.toBe(ground);
  }
  expect([grounds.size, cards.size]).toEqual([3, 3]);
});

test('S203: each menu type applies at once while the panel stays open', async ({ page }) => {
  await openCalendar(page);
  const settings = openSettings(page);
  await settings.open();
  for (const mode of [...MENU_MODES].reverse()) {
    await settings.choose('Menu type', mode);
    await expect(frameOf(page)).toHaveAttribute('data-menu-mode', mode);
    await expect(settings.panel).toBeVisible();
  }
});

test('S208 S209: ink shows under a press only when ripple is on, and leaves the button as it is', async ({
  page,
}) => {
  await openCalendar(page);
  const settings = openSettings(page);
  const ink = page.locator('[data-ripple][aria-hidden]');
  await page.evaluate(() => {
    const counter = { inks: 0 };
    Object.assign(globalThis, { counter });
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.ripple === '') counter.inks += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const inks = () =>
    page.evaluate(() => (globalThis as unknown as { counter: { inks: number } }).counter.inks);

  await settings.open();
  expect(await inks()).toBe(0);
  await settings.panel.getByText('Ripple effect').click();
  await expect(settings.ripple).toBeChecked();
  await settings.close();
  await expect(ink).toHaveCount(0, { timeout: 1500 });
  const before = await inks();
  const bell = openShell(page).bell;
  const size = await bell.boundingBox();
  await bell.click();
  expect(await inks()).toBe(before + 1);
  expect(await bell.boundingBox()).toEqual(size);
  await expect(ink).toHaveCount(0, { timeout: 1000 });
});

test.describe('without a session', () => {
  test.use({ person: 'nobody' });

  for (const path of ['/login/', '/invite/'])
    test(`S210 S211 S212: the minimal panel of ${path} has colour, scale and scheme, and no more`, async ({
      page,
    }) => {
      await page.goto(path);
      await openShell(page).settle();
      const settings = openSettings(page);
      await settings.open();

      await expect(settings.panel.getByRole('radiogroup')).toHaveCount(2);
      for (const group of ['Menu type', 'Menu theme', 'Input style'])
        await expect(settings.panel.getByText(group)).toHaveCount(0);
      await expect(settings.panel.getByText('Ripple effect')).toHaveCount(0);
      const before = await cogColour(page);
      await settings.choose('Theme colour', 'orange');
      expect(await cogColour(page)).not.toBe(before);
      await settings.choose('Colour scheme', 'dim');
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dim');
      await settings.plus.click();
      expect(await rootFont(page)).toBe('15px');
    });
});
