import { expect, type Page } from '@playwright/test';
import { COLOR_SCHEMES, DEFAULT_THEME_CONFIG } from '@vcms/contract';
import { openSettings } from '../../support/settings-page.ts';
import { openShell } from '../../support/shell-page.ts';
import { test } from '../../support/signed-in.ts';

const CHOSEN = {
  theme: 'pink',
  scale: 12,
  menuMode: 'horizontal',
  menuTheme: 'primaryColor',
  colorScheme: 'dim',
  inputStyle: 'filled',
  ripple: true,
} as const;

async function openCalendar(page: Page): Promise<void> {
  await page.goto('/calendar');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openShell(page).settle();
}

/** Background of the menu's surface, and whether it lets the page through. */
function surfaceOf(page: Page): Promise<{ color: string; clear: boolean; shadow: string }> {
  return page
    .locator('[data-menu-surface]')
    .first()
    .evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return { color: backgroundColor, clear: /, 0\)$|transparent/.test(backgroundColor), shadow: boxShadow };
    });
}

test('S196: a browser font of 20 px makes scale 16 a root font of 20 px', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 20 } });
  await page.addInitScript(() => localStorage.setItem('vcms.layout.v1', '{"scale":16}'));
  await page.goto('/login/');

  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
});

test('S200 S213 S214 S215: the panel is a labelled dialog whose labels, arrows and Escape work, in the chosen colour', async ({
  page,
}) => {
  await openCalendar(page);
  const settings = openSettings(page);
  await settings.open();
  expect(await settings.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  const cogColour = () =>
    page
      .locator('button[aria-label="Theme settings"]')
      .evaluate((cog) => getComputedStyle(cog).backgroundColor);
  const before = await cogColour();
  await settings.choose('Theme colour', 'pink');
  const tile = settings.radio('Menu type', 'static').locator('xpath=following-sibling::*');
  const border = await tile.evaluate((one) => getComputedStyle(one).borderTopColor);
  expect(border).toBe(await cogColour());
  expect(border).not.toBe(before);

  for (const label of [
    'Dim',
    'Filled',
    'Primary colour',
    'Overlay',
    'Light',
    'Outlined',
    'Colour scheme',
    'Static',
  ]) {
    const radio = settings.panel.getByRole('radio', { name: label, exact: true });
    await radio.locator('xpath=following-sibling::*').click();
    await expect(radio, label).toBeChecked();
  }
  await settings.radio('Colour scheme', 'light').focus();
  await page.keyboard.press('ArrowRight');
  await expect(settings.radio('Colour scheme', 'dim')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dim');
  await page.keyboard.press('Tab');
  await expect(settings.radio('Input style', 'outlined')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(settings.panel).toHaveCount(0);
  await expect(settings.cog).toBeFocused();
});

test('S204 S205 S206: the menu takes the ground its theme says, and flyouts that of the scheme', async ({
  page,
}) => {
  await openCalendar(page);
  const { setFromAnotherTab: set } = openSettings(page);
  const light = await surfaceOf(page);
  await set({ colorScheme: 'dark' });
  expect((await surfaceOf(page)).color).not.toBe(light.color);

  await set({ colorScheme: 'light', menuTheme: 'primaryColor' });
  const blue = await surfaceOf(page);
  await set({ theme: 'pink' });
  expect((await surfaceOf(page)).color).not.toBe(blue.color);
  expect(blue.color).not.toBe(light.color);
  await set({ menuMode: 'slim' });
  await openShell(page).menu.getByRole('button', { name: 'Our Contractors', exact: true }).click();
  const flyout = page.locator('[data-flyout]');
  await expect(flyout).toBeVisible();
  await expect(flyout).toHaveCSS('background-color', light.color);
  await page.keyboard.press('Escape');

  await set({ menuTheme: 'transparent' });
  for (const menuMode of ['static', 'slim', 'slim-plus', 'horizontal'] as const) {
    await set({ menuMode });
    await expect(page.locator('[data-menu-mode]')).toHaveAttribute('data-menu-mode', menuMode);
    expect(await surfaceOf(page), menuMode).toMatchObject({ clear: true, shadow: 'none' });
  }
  for (const menuMode of ['overlay', 'drawer', 'reveal'] as const) {
    await set({ menuMode });
    await expect(page.locator('[data-menu-mode]')).toHaveAttribute('data-menu-mode', menuMode);
    expect(await surfaceOf(page), menuMode).toMatchObject({ clear: false });
  }
});

test('S216 S218: all seven settings outlive a reload, and another tab follows', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/login/');
  await openCalendar(page);
  const settings = openSettings(page);
  await settings.open();
  await settings.choose('Theme colour', CHOSEN.theme);
  await settings.minus.click();
  await settings.minus.click();
  await settings.choose('Menu type', CHOSEN.menuMode);
  await settings.choose('Menu theme', CHOSEN.menuTheme);
  await settings.choose('Colour scheme', CHOSEN.colorScheme);
  await settings.choose('Input style', CHOSEN.inputStyle);
  await settings.panel.getByText('Ripple effect').click();
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dim');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'pink');

  await page.reload();
  await openShell(page).settle();
  expect(await settings.stored()).toEqual(CHOSEN);
  await settings.open();
  await expect(settings.radio('Menu type', 'horizontal')).toBeChecked();
  await expect(settings.radio('Input style', 'filled')).toBeChecked();
  await expect(settings.ripple).toBeChecked();
});

test('S217: stored settings that do not hold fall back to their defaults without a complaint', async ({
  page,
  complaints,
}) => {
  for (const text of ['{"menuMode":"spiral","theme":"teal"}', '{"scale":99}', '{broken']) {
    await page.goto('/login/');
    await page.evaluate((stored) => localStorage.setItem('vcms.layout.v1', stored), text);
    await page.reload();
    await openShell(page).settle();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { scale, theme, scheme } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(scale).toBe(String(DEFAULT_THEME_CONFIG.scale));
    expect(theme).toBe(text.includes('teal') ? 'teal' : DEFAULT_THEME_CONFIG.theme);
    expect(scheme).toBe(DEFAULT_THEME_CONFIG.colorScheme);
  }
  expect(complaints).toEqual([]);
});

/** WCAG contrast of two opaque colours as a browser computes them: `rgb(r, g, b)`. */
function contrastOf(one: string, other: string): number {
  const [light, dark] = [one, other].map(luminanceOf).sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
    const part = Number(text) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.describe('an input', () => {
  test.use({ person: 'nobody' });

  test('S207: outlined has a full border and no fill, filled a fill and a line below it of 3:1', async ({
    page,
  }) => {
    await page.goto('/login/');
    await openShell(page).settle();
    const look = () =>
      page.getByLabel('E-mail').evaluate((input) => {
        const { backgroundColor, borderTopWidth, borderBottomWidth, borderBottomColor } =
          getComputedStyle(input);
        return { backgroundColor, borderTopWidth, borderBottomWidth, borderBottomColor };
      });
    const outlined = await look();
    await openSettings(page).setFromAnotherTab({ inputStyle: 'filled' });
    await expect(page.locator('html')).toHaveAttribute('data-input-style', 'filled');
    await expect.poll(async () => (await look()).backgroundColor).not.toBe(outlined.backgroundColor);
    expect(outlined.borderTopWidth).toBe('1px');
    expect(outlined.borderBottomWidth).toBe('1px');
    expect(outlined.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    for (const colorScheme of COLOR_SCHEMES) {
      await openSettings(page).setFromAnotherTab({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
      const line = async () => {
        const { borderBottomColor, backgroundColor } = await look();
        return contrastOf(borderBottomColor, backgroundColor);
      };
      await expect.poll(line, colorScheme).toBeGreaterThanOrEqual(3);
    }
  });
});
