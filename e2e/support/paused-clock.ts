import { expect, type Page } from '@playwright/test';

/**
 * Stops the page's clock, which `page.clock.install()` must have replaced before the page was opened; from then on
 * only `page.clock.runFor` moves it. A clock that has gone past the moment while it was asked for refuses it, which on a
 * busy machine may be: it stands since then, and is asked again.
 */
export async function pauseClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
  }).toPass();
}
