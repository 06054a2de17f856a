import type { Page } from '@playwright/test';

/** What the record says: how often the splash came, and when it last came and went, ms of the page's own clock. */
export interface SplashRecord {
  readonly shown: number;
  readonly cameAt: number;
  readonly wentAt: number;
}

/** Counts, inside the page, each appearance of the splash; to be called before the page is opened. */
export async function recordSplash(page: Page): Promise<() => Promise<SplashRecord>> {
  await page.addInitScript(() => {
    const record = { shown: 0, cameAt: 0, wentAt: 0 };
    Object.assign(globalThis, { splashRecord: record });
    const clock = performance.now.bind(performance);
    let visible = false;
    new MutationObserver(() => {
      const now = document.querySelector('[role=status][aria-label="Loading page"]') !== null;
      if (now === visible) return;
      visible = now;
      if (now) {
        record.shown += 1;
        record.cameAt = clock();
      } else record.wentAt = clock();
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => ({ ...(globalThis as unknown as { splashRecord: SplashRecord }).splashRecord }));
}
