import { expect, type Page } from '@playwright/test';

/** Nothing scrolls sideways. The frame follows a new width a moment later, so it is waited for. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
}
