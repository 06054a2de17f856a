import { request } from 'node:http';
import type { Delivery } from './delivery.ts';
import type { FunctionDefinition } from './function-definition.ts';
import { type HostTime, timeHeader } from './host-time.ts';

export type CallOutcome =
  | { readonly kind: 'done' }
  /** The function threw, took too long, or took its process down. */
  | { readonly kind: 'failed'; readonly reason: 'error' | 'timeout' | 'crash'; readonly message: string };

/** Calls an event or schedule function of the process at `port`; never rejects. */
export function callFunction(
  port: number,
  { name, timeoutSeconds }: FunctionDefinition,
  payload: Delivery['payload'],
  time: HostTime,
): Promise<CallOutcome> {
  const isEvent = payload.kind === 'event';
  const headers = {
    ...timeHeader(time),
    ...(isEvent
      ? { 'Content-Type': 'application/json' }
      : {
          'X-CloudScheduler': 'true',
          'X-CloudScheduler-JobName': payload.jobName,
          'X-CloudScheduler-ScheduleTime': payload.scheduleTime,
        }),
  };
  const path = `/${isEvent ? 'event' : 'http'}/${encodeURIComponent(name)}`;
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => settle(crash(error)));
        response.on('end', () =>
          settle(outcomeOf(response.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'))),
        );
      },
    );
    const limit = setTimeout(() => {
      settle({ kind: 'failed', reason: 'timeout', message: `It ran longer than ${timeoutSeconds} s.` });
      call.destroy();
    }, timeoutSeconds * 1000);
    const settle = (outcome: CallOutcome) => {
      clearTimeout(limit);
      resolve(outcome);
    };
    call.on('error', (error) => settle(crash(error)));
    call.end(isEvent ? JSON.stringify(payload.event) : undefined);
  });
}

function outcomeOf(status: number, body: string): CallOutcome {
  if (status >= 200 && status < 300) return { kind: 'done' };
  return { kind: 'failed', reason: 'error', message: messageOf(body) ?? `It answered ${status}.` };
}

function messageOf(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

function crash(error: Error): CallOutcome {
  return {
    kind: 'failed',
    reason: 'crash',
    message: `The process of the functions broke off: ${error.message}.`,
  };
}
