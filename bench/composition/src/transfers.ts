import type { CDPSession } from 'playwright-core';

/** One response as it came over the wire. */
export interface Transfer {
  readonly url: string;
  /** Bytes of headers and encoded body. */
  readonly bytes: number;
}

/** Writes down every response of a page until the returned function is called; calls to the backend are left out. */
export async function recordTransfers(
  session: CDPSession,
  backend: string,
): Promise<() => readonly Transfer[]> {
  const urls = new Map<string, string>();
  const transfers: Transfer[] = [];
  const onRequest = ({ requestId, request }: { requestId: string; request: { url: string } }) =>
    void urls.set(requestId, request.url);
  const onEnd = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    const url = urls.get(requestId);
    if (url?.startsWith('http') === true && !url.startsWith(backend))
      transfers.push({ url, bytes: encodedDataLength });
  };
  session.on('Network.requestWillBeSent', onRequest);
  session.on('Network.loadingFinished', onEnd);
  await session.send('Network.enable');
  return () => {
    session.off('Network.requestWillBeSent', onRequest);
    session.off('Network.loadingFinished', onEnd);
    return transfers;
  };
}

export function totalOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}
