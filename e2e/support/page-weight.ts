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
