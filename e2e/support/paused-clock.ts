import type { Page } from '@playwright/test';

/**
 * Stops the page's clock, which `page.clock.install()` must have replaced before the page was opened; from then on
 * only `page.clock.runFor` moves it.
 */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
