import type { ServerResponse } from 'node:http';
import type { Trusted } from '@vcms/server/core';
import { bodyOf, isOneClick, type ReadRequest } from './request-body.ts';
import { isKnownLink, turnOffMails } from './turn-off-mails.ts';
import {
  CONFIRM_PAGE,
  donePage,
  FAILED_PAGE,
  PAGE_HEADERS,
  TOO_LONG_PAGE,
  unknownPage,
  WRONG_METHOD_PAGE,
} from './unsubscribe-page.ts';

interface Answer {
  readonly status: number;
  readonly page: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];

/**
 * The HTTP side of the links that end mails. Reading one changes nothing and shows a button; only what the button or a mail
 * program sends (RFC 8058) does. A failure is never told with the address, which is a secret.
 * @param onFailure keeps the cause for the operators
 */
export function unsubscribeListener(trusted: () => Trusted, onFailure: (cause: unknown) => void) {
  return async (request: ReadRequest, response: ServerResponse): Promise<void> => {
    let answer: Answer;
    try {
      answer = await answerOf(trusted(), request);
    } catch (cause) {
      onFailure(cause);
      answer = { status: 503, page: FAILED_PAGE, headers: { 'retry-after': '300' } };
    }
    const { status, page, headers } = answer;
    const length = String(Buffer.byteLength(page));
    response.writeHead(status, { ...PAGE_HEADERS, ...headers, 'content-length': length });
    response.end(request.method === 'HEAD' ? undefined : page);
  };
}

async function answerOf(trusted: Trusted, request: ReadRequest): Promise<Answer> {
  const { method = 'GET', url = '/' } = request;
  if (!METHODS.includes(method))
    return { status: 405, page: WRONG_METHOD_PAGE, headers: { allow: METHODS.join(', ') } };
  const body = method === 'POST' ? await bodyOf(request) : '';
  if (body === undefined) return { status: 413, page: TOO_LONG_PAGE };
  const isAsked = method === 'POST' && isOneClick(body);
  const isKnown = await (isAsked ? turnOffMails(trusted, url) : isKnownLink(trusted, url));
  if (!isKnown) return { status: 404, page: unknownPage(trusted.appOrigin) };
  return { status: 200, page: isAsked ? donePage(trusted.appOrigin) : CONFIRM_PAGE };
}
