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

/** Playwright's test with somebody signed in and a menu type chosen before. */
export const test = base.extend<MenuFixtures>({
  menuMode: [undefined, { option: true }],
  actionTimeout: 10_000,
  storageState: async ({ storageState, product, menuMode }, use) => {
    if (menuMode === undefined || storageState === undefined || typeof storageState === 'string') {
      return use(storageState);
    }
    const layout: Partial<ThemeConfig> = { menuMode };
    const entry = { name: LAYOUT_KEY, value: JSON.stringify(layout) };
    const { origin } = new URL(product.stack.url);
    const origins = storageState.origins.map((stored) =>
      stored.origin === origin ? { ...stored, localStorage: [...stored.localStorage, entry] } : stored,
    );
    return use({ ...storageState, origins });
  },
  frame: async ({ page }, use) => use(openMenuPage(page)),
});
