import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProtoJson } from '../service/firestore-service.ts';
import { RpcError } from '../service/rpc-error.ts';
import { parseJsonObject } from '../transport/json-object.ts';
import { readBody } from '../transport/read-body.ts';
import { sendJson } from '../transport/rest/send-json.ts';
import { errorBodyOf, httpStatusOf, rpcErrorFrom } from '../transport/status-codes.ts';
import type { SettableClock } from './clock.ts';

/** Takes a request when its path is its own, and then answers true. */
export type ClockEndpoint = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

/** The years 1970 to 2255: commit times are kept in microseconds in a safe integer. */
const LAST_TIME = Date.UTC(2255, 0, 1);

/**
 * `GET /local/clock` answers `{now, mode, offsetSeconds}`. `PUT /local/clock` takes one or more of
 * `{"now": RFC 3339 time}`, `{"advanceSeconds": number}`, `{"mode": "running" | "stopped"}`, `{"reset": true}`
 * (in the order reset, mode, now, advance) and answers the same. 400 for anything else; the clock then stays.
 */
export function createClockEndpoint(clock: SettableClock): ClockEndpoint {
  return async (request, response, url) => {
    if (url.pathname !== '/local/clock') return false;
    try {
      if (request.method === 'PUT') applyOrder(clock, parseJsonObject(await readBody(request)));
      else if (request.method !== 'GET') throw new RpcError('UNIMPLEMENTED', 'Use GET or PUT here.');
      const { now, mode, offset } = clock.read();
      sendJson(response, 200, { now: new Date(now).toISOString(), mode, offsetSeconds: offset / 1000 });
    } catch (thrown) {
      const error = rpcErrorFrom(thrown);
      sendJson(response, httpStatusOf(error.code), errorBodyOf(error));
    }
    return true;
  };
}

function applyOrder(clock: SettableClock, body: ProtoJson): void {
  const time = body.now === undefined ? undefined : timeOf(body.now);
  const advance = body.advanceSeconds === undefined ? undefined : millisecondsOf(body.advanceSeconds);
  const { mode, reset } = body;
  if (mode !== undefined && mode !== 'running' && mode !== 'stopped') throw refused('mode');
  if (reset !== undefined && reset !== true) throw refused('reset');
  if (time === undefined && advance === undefined && mode === undefined && reset === undefined) {
    throw refused('the body');
  }
  if ((time ?? clock.now()) + (advance ?? 0) > LAST_TIME) throw refused('the time');
  if (reset) clock.reset();
  if (mode !== undefined) clock.setMode(mode);
  if (time !== undefined) clock.set(time);
  if (advance !== undefined) clock.advance(advance);
}

function timeOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time) || time < 0 || time > LAST_TIME) throw refused('now');
  return time;
}

function millisecondsOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw refused('advanceSeconds');
  return value * 1000;
}

function refused(what: string): RpcError {
  return new RpcError(
    'INVALID_ARGUMENT',
    `Cannot use ${what}. Send {"now": "2026-01-31T09:00:00Z"}, {"advanceSeconds": 3600}, {"mode": "stopped"} or {"reset": true}.`,
  );
}
