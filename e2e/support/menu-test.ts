import type { MenuMode, ThemeConfig } from '@vcms/contract';
import { type MenuPage, openMenuPage } from './menu-page.ts';
import { test as base } from './signed-in.ts';

export interface MenuFixtures {
  /** The menu type stored before the page loads; undefined: nothing is stored and the default applies. */
  readonly menuMode: MenuMode | undefined;
  /** The test's own page with its menu. */
  readonly frame: MenuPage;
}

const LAYOUT_KEY = 'vcms.layout.v1';

/** Runs before the scripts of each page; only what is not there yet: what a test chooses later outlives a reload. */
function storeOnce({ origin, key, value }: Readonly<Record<'origin' | 'key' | 'value', string>>): void {
  if (self.origin === origin && localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

/** Playwright's test with somebody signed in and a menu type chosen before. */
export const test = base.extend<MenuFixtures>({
  menuMode: [undefined, { option: true }],
  actionTimeout: 10_000,
  context: async ({ context, product, menuMode }, use) => {
    const layout: Partial<ThemeConfig> = menuMode === undefined ? {} : { menuMode };
    const stored = {
      origin: new URL(product.stack.url).origin,
      key: LAYOUT_KEY,
      value: JSON.stringify(layout),
    };
    if (menuMode !== undefined) await context.addInitScript(storeOnce, stored);
    await use(context);
  },
  frame: async ({ page }, use) => use(openMenuPage(page)),
});
