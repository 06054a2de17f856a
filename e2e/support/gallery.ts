import { test as base, expect, type Page } from '@playwright/test';
import { lookName, type PictureLook, serveGallery, type ViewName, viewAddress, WINDOWS } from '@vcms/gallery';

/** Playwright's test with the gallery on a port of its own; it has to do with that and nothing else of the network. */
export const test = base.extend<object, { galleryOrigin: string }>({
  galleryOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      const server = await serveGallery(0);
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, galleryOrigin }, use) => {
    const problems: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${galleryOrigin}/`) && !url.startsWith('data:')) problems.push(url);
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** Opens the gallery in the window of a look. */
export async function openGallery(page: Page, origin: string, { window }: PictureLook): Promise<void> {
  await page.setViewportSize(WINDOWS[window]);
  await page.goto(`${origin}/`);
}

/** Shows a view, until it has come to rest. */
export async function showView(page: Page, view: ViewName, look: PictureLook): Promise<void> {
  const address = viewAddress(view, look);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);
  await page.waitForFunction((hash) => document.documentElement.dataset.shown === hash, address);
}

/** Where the picture of a view in a look lies. */
export function pictureOf(view: ViewName, look: PictureLook): string[] {
  return [view, `${lookName(look)}.png`];
}
