import { expect, type Locator, type Page } from '@playwright/test';
import type { MenuPage } from './menu-page.ts';

/** As wide as asked, 800 px high. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

/** What lies over the page while the mobile menu is open. */
export function maskOf(page: Page): Locator {
  return page.locator('[data-scope=dialog][data-part=backdrop]');
}

/** Neither mask nor scroll lock nor a page out of reach. */
export async function expectNothingLocked(page: Page, frame: MenuPage): Promise<void> {
  await expect(maskOf(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('body')).not.toHaveCSS('pointer-events', 'none');
  await expect(frame.main).toBeVisible();
  expect(await frame.main.evaluate((main) => main.closest('[inert], [aria-hidden=true]') === null)).toBe(
    true,
  );
}
