import type { Page } from '@playwright/test';

/** One response as it came over the wire. */
export interface Transfer {
  readonly url: string;
  /** Bytes of headers and encoded body. */
  readonly bytes: number;
}

/** Everything that the page fetches from now on, calls to `backend` left out; grows as it comes. */
export async function weighPage(page: Page, backend: string): Promise<readonly Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const transfers: Transfer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url?.startsWith('http') === true && !url.startsWith(backend))
      transfers.push({ url, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return transfers;
}

/** Bytes of those whose address matches; of all without a pattern. */
export function bytesOf(transfers: readonly Transfer[], pattern = /^/): number {
  return transfers.filter(({ url }) => pattern.test(url)).reduce((sum, { bytes }) => sum + bytes, 0);
}

declare global {
  interface Window {
    /** Milliseconds of the page's clock at which the first page of a remote stood. */
    firstPageAt?: number;
  }
}

/** Notes when the first heading of a remote stands; before the page is opened. */
export async function noteFirstPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[data-remote] h1') === null) return;
      window.firstPageAt = performance.now();
      watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
}

/** What was asked for until the first page stood: later parts of a page may already be on their way, or there. */
export async function untilFirstPage(
  page: Page,
  transfers: readonly Transfer[],
): Promise<readonly Transfer[]> {
  const known = [...transfers];
  const later = await page.evaluate(() => {
    const { firstPageAt = Number.POSITIVE_INFINITY } = window;
    const entries = performance.getEntriesByType('resource');
    return entries.filter(({ startTime }) => startTime > firstPageAt).map(({ name }) => name);
  });
  return known.filter(({ url }) => !later.includes(url));
}
