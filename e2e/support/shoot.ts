import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Where the pictures lie, from the root of the repository. */
export const SHOTS = '.cache/screenshots';
/** Desktop and phone; with the page's initial scale of 0.8 a 390 px phone lays out 487 px. */
export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** One picture per size, once the page has come to rest; `fullPage`: all of it, not only what the window shows. */
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await mkdir(SHOTS, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${SHOTS}/${name}-${size}.png`, fullPage });
  }
  await page.setViewportSize(SIZES.desktop);
}
