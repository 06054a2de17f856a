import { expect, type Page } from '@playwright/test';

/** Nothing scrolls sideways. The frame follows a new width a moment later, so it is waited for. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
}

/**
 * Gives the window another size. Of two sizes in close succession Chromium once kept the style conditions of the first
 * beside the width of the second, for as long as it was watched: where they do not agree, the size is given again.
 */
export async function resizeTo(page: Page, width: number, height: number): Promise<void> {
  let more = 0;
  await expect(async () => {
    await page.setViewportSize({ width, height: height + more });
    more += 1;
    const agrees = (wanted: number) => matchMedia(`(width: ${wanted}px)`).matches;
    expect(await page.evaluate(agrees, width)).toBe(true);
  }).toPass({ timeout: 10_000 });
}
