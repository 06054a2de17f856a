import type { Page } from '@playwright/test';

/** What stood in the place of the page, and since when, in milliseconds since the address was opened. */
export interface ScreenSeen {
  readonly at: number;
  readonly screen: string;
}

declare global {
  interface Window {
    e2eScreens?: ScreenSeen[];
  }
}

/** From the next address on, notes at each drawing what stands in the place of the page when it has changed. */
export async function watchScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: ScreenSeen[] = [];
    window.e2eScreens = seen;
    const look = () => {
      const main = document.querySelector('main');
      const alert = main?.querySelector('[role="alert"] :is(h1, h2)');
      // What the page itself waits for is not meant.
      const isWaiting = main?.textContent?.includes('Loading the page') === true;
      const heading = main?.querySelector('h1');
      const screen =
        alert?.textContent ??
        (isWaiting
          ? main?.textContent?.includes('Still loading')
            ? '“Still loading”'
            : 'skeleton'
          : heading?.textContent);
      if (screen != null && screen !== seen.at(-1)?.screen)
        seen.push({ at: Math.round(performance.now()), screen });
      requestAnimationFrame(look);
    };
    look();
  });
}

export async function readScreens(page: Page): Promise<readonly ScreenSeen[]> {
  return page.evaluate(() => window.e2eScreens ?? []);
}
