import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProtoJson } from '../service/firestore-service.ts';
import { parseJsonObject } from '../transport/json-object.ts';
import { readBody } from '../transport/read-body.ts';
import { sendJson } from '../transport/rest/send-json.ts';

/** App Check with its debug provider: whoever knows a debug token gets a token with which callables are called. */
export interface AppCheck {
  /** Answers the exchange of debug tokens; false when the path is another. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
  /** A token for an app, as the exchange gives it. */
  issue(appId: string): string;
  /** Whether this server issued the token, and it has not expired. */
  isGood(token: string): boolean;
}

export interface AppCheckOptions {
  readonly projectId: string;
  /** Secrets that are registered, as in the console. */
  readonly debugTokens: readonly string[];
  /** Milliseconds; default `Date.now`, the wall clock, as for sign-in. */
  readonly now?: () => number;
}

const TTL_SECONDS = 3600;
const EXCHANGE = /^\/v1\/projects\/([^/]+)\/apps\/([^/]+):exchangeDebugToken$/;

export function createAppCheck({ projectId, debugTokens, now = Date.now }: AppCheckOptions): AppCheck {
  // Tokens of a server before are refused, and the client SDK fetches another one.
  const key = randomBytes(32);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  function issue(appId: string): string {
    const iat = Math.floor(now() / 1000);
    const claims = { sub: appId, aud: [`projects/${projectId}`], iat, exp: iat + TTL_SECONDS };
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    return `${text}.${sign(text)}`;
  }
  return {
    issue,
    async handle(request, response, url) {
      const [, project, appId] = EXCHANGE.exec(url.pathname) ?? [];
      if (appId === undefined || request.method !== 'POST') return false;
      const { debug_token: known } = await bodyOf(request);
      const isKnown = project === projectId && typeof known === 'string' && debugTokens.includes(known);
      if (isKnown)
        sendJson(response, 200, { token: issue(decodeURIComponent(appId)), ttl: `${TTL_SECONDS}s` });
      else sendJson(response, 403, refusal('App attestation failed.'));
      return true;
    },
    isGood(token) {
      const [head = '', claims = '', signature = '', ...more] = token.split('.');
      const wanted = Buffer.from(sign(`${head}.${claims}`));
      const given = Buffer.from(signature);
      if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      return Number(decode(claims).exp) * 1000 > now();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<ProtoJson> {
  try {
    return parseJsonObject(await readBody(request));
  } catch {
    return {};
  }
}

function refusal(message: string) {
  return { error: { code: 403, message, status: 'PERMISSION_DENIED' } };
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Of a text that this server has signed. */
function decode(part: string): { readonly exp?: unknown } {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}
