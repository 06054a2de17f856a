import { expect, type Locator, type Page } from '@playwright/test';
import type { MenuMode } from '@vcms/contract';
import { openSettings } from './settings-page.ts';
import { openShell, type ShellPage } from './shell-page.ts';

/** The specification's layout flags, by their names there. */
type LayoutFlags = Readonly<
  Partial<
    Record<
      | 'staticMenuDesktopInactive'
      | 'overlayMenuActive'
      | 'overlaySubmenuActive'
      | 'staticMenuMobileActive'
      | 'menuHoverActive'
      | 'resetMenu'
      | 'sidebarActive'
      | 'anchored',
      boolean
    >
  >
>;

/** The shell's frame with the parts that menus are about. */
export interface MenuPage extends ShellPage {
  /** The element that carries mode, viewport and flags (shell-behaviour 10). */
  readonly root: Locator;
  /** The sidebar, bar or mobile column that holds the menu. */
  readonly sidebar: Locator;
  readonly menuButton: Locator;
  readonly main: Locator;
  /** The menu of a narrow window. */
  readonly mobileMenu: Locator;
  readonly cog: Locator;
  readonly pin: Locator;
  readonly tooltip: Locator;
  group(label: string): Locator;
  link(label: string): Locator;
  /** A link or group of the first level, with its label hidden or not. */
  rootItem(label: string): Locator;
  /** The list of links that floats beside or below a root. */
  flyout(label: string): Locator;
  /** The panel around that list; there is at most one. */
  readonly flyoutPanel: Locator;
  /** Loads a page, by default the quiet one, and waits until the loading overlay has gone and the menu is there. */
  open(path?: string): Promise<void>;
  expectFlags(flags: LayoutFlags): Promise<void>;
  /** Chooses a menu type in the settings panel and closes the panel. */
  chooseMode(label: string): Promise<void>;
  /** Takes over a menu type as if another tab had chosen it: quicker where the panel is not the point. */
  setMode(mode: MenuMode): Promise<void>;
  /** Where the content begins, px from the left. */
  contentStart(): Promise<number>;
}

/**
 * A page of the shell with nothing of a business line on it: stories of the frame are not about a home page, whose
 * queries take as long as all the rest of such a story and draw over it while it goes on.
 */
const QUIET_PAGE = '/no-such-page';

function attributeOf(flag: string): string {
  return `data-${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function openMenuPage(page: Page): MenuPage {
  const shell = openShell(page);
  const { menu } = shell;
  const root = page.locator('[data-menu-mode]');
  const main = page.getByRole('main');
  const cog = page.getByRole('button', { name: 'Theme settings' });
  const settings = page.getByRole('dialog', { name: 'Theme settings' });

  return {
    ...shell,
    root,
    main,
    cog,
    sidebar: page.locator('[data-menu-surface]'),
    menuButton: page.getByRole('button', { name: 'Menu', exact: true }),
    mobileMenu: page.getByRole('dialog', { name: 'Main menu' }),
    pin: page.getByRole('button', { name: 'Pin menu' }),
    tooltip: page.getByRole('tooltip', { includeHidden: true }),
    group: (label) => menu.getByRole('button', { name: label, exact: true }),
    link: (label) => menu.getByRole('link', { name: label, exact: true }),
    rootItem: (label) =>
      menu
        .getByRole('link', { name: label, exact: true })
        .or(menu.getByRole('button', { name: label, exact: true })),
    flyoutPanel: page.locator('[data-flyout]'),
    flyout: (label) => menu.getByRole('list', { name: label, exact: true }),
    async open(path = QUIET_PAGE) {
      await page.goto(path);
      await expect(root).toBeVisible();
      await shell.settle();
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    },
    async expectFlags(flags) {
      for (const [flag, value] of Object.entries(flags)) {
        await expect(root).toHaveAttribute(attributeOf(flag), String(value));
      }
    },
    async chooseMode(label) {
      await cog.click();
      const types = settings.getByRole('radiogroup', { name: 'Menu type' });
      await types.getByText(label, { exact: true }).click();
      await expect(types.getByRole('radio', { name: label, exact: true })).toBeChecked();
      await settings.getByRole('button', { name: 'Close' }).click();
      await expect(settings).toHaveCount(0);
    },
    async setMode(menuMode) {
      await openSettings(page).setFromAnotherTab({ menuMode });
      await expect(root).toHaveAttribute('data-menu-mode', menuMode);
    },
    async contentStart() {
      return (await boxOf(main)).x;
    },
  };
}

/** Position and size of an element that is on the page, px. */
export async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element has no box.');
  return box;
}

/** Whether a person can see a text: neither transparent nor clipped nor covered at its middle. */
export async function isSeen(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const opaque = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return opaque && width > 1 && height > 1 && top !== null && element.contains(top);
  });
}
