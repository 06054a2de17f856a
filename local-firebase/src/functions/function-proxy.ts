import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AppCheck } from '../app-check/app-check.ts';
import { isTokenOf } from '../service/id-token.ts';
import { callerFromAuthorization } from '../transport/caller-from-authorization.ts';
import { sendJson } from '../transport/rest/send-json.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { FunctionsProcess } from './functions-process.ts';
import type { FunctionsRuntime } from './functions-runtime.ts';
import { type HostTime, timeHeader } from './host-time.ts';

/** Takes a request when its path is one of functions, and then answers true. */
export type FunctionProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

export interface FunctionProxyParts {
  readonly runtime: FunctionsRuntime;
  readonly time: HostTime;
  /** undefined: functions that insist on App Check are open to everybody. */
  readonly appCheck?: AppCheck | undefined;
}

/** Mounts callable and HTTPS functions at `/{project}/{region}/{name}`, as the official emulator does. */
export function createFunctionProxy(
  projectId: string,
  { runtime, time, appCheck }: FunctionProxyParts,
): FunctionProxy {
  return async (request, response, url) => {
    const [, project, region = '', name = '', rest = ''] =
      /^\/([^/]+)\/([^/]+)\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    if (project !== projectId) return false;
    try {
      await runtime.use(async (process) => {
        const definition = process.functions.find(
          (known) => known.name === name && known.regions.includes(region),
        );
        if (definition === undefined || !isCallable(definition)) sendMissing(response, process, region, name);
        else if (definition.trigger.kind === 'callable' && !isTokenGood(request, projectId))
          sendFailure(response, 401, 'UNAUTHENTICATED', 'Unauthenticated');
        else
          await forward(
            { port: process.port, definition, time, appCheck },
            request,
            response,
            `${rest}${url.search}`,
          );
      });
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendFailure(response, 503, 'UNAVAILABLE', (error as Error).message);
    }
    return true;
  };
}

function isCallable({ trigger }: FunctionDefinition): boolean {
  return trigger.kind === 'callable' || trigger.kind === 'https';
}

/** The functions kit itself checks no tokens here: it only reads them. No token is good; the function decides then. */
function isTokenGood({ headers: { authorization } }: IncomingMessage, projectId: string): boolean {
  try {
    const caller = callerFromAuthorization(authorization);
    return caller.kind !== 'user' || isTokenOf(caller.token, projectId);
  } catch {
    return false;
  }
}

interface Receiver {
  readonly port: number;
  readonly definition: FunctionDefinition;
  readonly time: HostTime;
  readonly appCheck: AppCheck | undefined;
}

function forward(
  { port, definition: { name, trigger, timeoutSeconds }, time, appCheck }: Receiver,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
): Promise<void> {
  const path = `/http/${encodeURIComponent(name)}${target}`;
  const { [APP_CHECK]: token, ...others } = request.headers;
  const headers = {
    ...others,
    ...appCheckHeader(token, trigger.kind === 'callable', appCheck),
    ...timeHeader(time),
  };
  return new Promise((resolve) => {
    const call = httpRequest(
      { host: '127.0.0.1', port, path, method: request.method, headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    const limit = setTimeout(() => {
      call.destroy();
      if (response.headersSent) response.destroy();
      else
        sendFailure(
          response,
          504,
          'DEADLINE_EXCEEDED',
          `The function ${name} ran longer than ${timeoutSeconds} s.`,
        );
    }, timeoutSeconds * 1000);
    call.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else sendFailure(response, 500, 'INTERNAL', `The function ${name} broke off: ${error.message}`);
    });
    response.on('close', () => {
      clearTimeout(limit);
      if (!response.writableFinished) call.destroy();
      resolve();
    });
    request.pipe(call);
  });
}

const APP_CHECK = 'x-firebase-appcheck';

/**
 * The functions kit itself checks no tokens here: it only reads them. So one that is not good goes no further. Without App Check
 * functions that insist on it get an unsigned token of nobody.
 */
function appCheckHeader(
  token: string | string[] | undefined,
  isCall: boolean,
  appCheck: AppCheck | undefined,
): IncomingHttpHeaders {
  if (appCheck !== undefined)
    return typeof token === 'string' && appCheck.isGood(token) ? { [APP_CHECK]: token } : {};
  if (token !== undefined || !isCall) return token === undefined ? {} : { [APP_CHECK]: token };
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return { [APP_CHECK]: `${encode({ alg: 'none' })}.${encode({ sub: 'local' })}.` };
}

function sendMissing(
  response: ServerResponse,
  { functions }: FunctionsProcess,
  region: string,
  name: string,
): void {
  const known = functions.filter(isCallable).map((one) => `${one.regions[0]}/${one.name}`);
  const message = `There is no function ${name} in ${region}. Known: ${known.join(', ') || 'none'}.`;
  sendFailure(response, 404, 'NOT_FOUND', message);
}

/** In the shape that the client SDKs turn into an error of their own. */
function sendFailure(response: ServerResponse, code: number, status: string, message: string): void {
  sendJson(response, code, { error: { code, status, message } });
}
