import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseReleaseReport, RELEASE_REPORT_BYTES } from '@vcms/contract';
import type { Trusted } from '@vcms/server/core';
import { countReport } from './release-health.ts';

/** A request as Cloud Functions hand it over: what was sent with it is read already. */
type ReadRequest = IncomingMessage & { readonly rawBody?: Buffer };

/** How addresses end, here and on a function's own host, which leaves its name out. */
const EDITION = '/v1';

/**
 * The HTTP side of reports of releases. It answers without a body: the tab that told does not read it. Nothing of the
 * request is kept or logged but the counted report.
 * @param onFailure keeps the cause for the operators
 */
export function releaseReportListener(trusted: () => Trusted, onFailure: (cause: unknown) => void) {
  return async (request: ReadRequest, response: ServerResponse): Promise<void> => {
    const status = await statusOf(trusted, request).catch((cause: unknown) => {
      onFailure(cause);
      return 503;
    });
    response.writeHead(status, { 'cache-control': 'no-store', ...(status === 405 ? { allow: 'POST' } : {}) });
    response.end();
  };
}

async function statusOf(trusted: () => Trusted, request: ReadRequest): Promise<number> {
  if (request.url?.endsWith(EDITION) !== true) return 404;
  if (request.method !== 'POST') return 405;
  const text = await bodyOf(request);
  if (text === undefined) return 413;
  const report = parseReleaseReport(text);
  if (report === undefined) return 400;
  return (await countReport(trusted(), report)) ? 204 : 429;
}

/** What was sent; undefined: more than a report can be. */
async function bodyOf(request: ReadRequest): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > RELEASE_REPORT_BYTES) return undefined;
  if (request.rawBody !== undefined) return textOf([request.rawBody]);
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
    if (textOf(parts) === undefined) return undefined;
  }
  return textOf(parts);
}

function textOf(parts: readonly Buffer[]): string | undefined {
  const bytes = Buffer.concat(parts);
  return bytes.length > RELEASE_REPORT_BYTES ? undefined : bytes.toString('utf8');
}
