import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock/clock.ts';
import { sendJson } from '../transport/rest/send-json.ts';
import type { Dispatcher } from './dispatcher.ts';
import { callFunction } from './function-calls.ts';
import type { FunctionsRuntime } from './functions-runtime.ts';
import { type Scheduler, scheduleDelivery } from './scheduler.ts';

/** Takes a request when its path is its own, and then answers true. */
export type FunctionsControl = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

export interface FunctionsControlParts {
  readonly runtime: FunctionsRuntime;
  readonly dispatcher: Dispatcher;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  /** Commits and uploads whose triggers have not been worked out yet. */
  readonly queuedEvents: () => number;
}

const RUN = /^\/local\/schedules\/([^/]+)\/run$/;

/**
 * `GET /local/functions`: `{state, message?, functions: [{name, regions, trigger, nextRun?}], pending, running}`;
 * `pending` counts calls and events that are not settled. `POST /local/schedules/{name}/run`: runs a schedule function
 * now and answers 200 when it has ended well, 500 when it has failed, 404 when there is none.
 */
export function createFunctionsControl(parts: FunctionsControlParts): FunctionsControl {
  return async (request, response, url) => {
    if (url.pathname === '/local/functions' && request.method === 'GET') {
      sendJson(response, 200, report(parts));
      return true;
    }
    const [, name] = RUN.exec(url.pathname) ?? [];
    if (name === undefined || request.method !== 'POST') return false;
    await runSchedule(parts, decodeURIComponent(name), response);
    return true;
  };
}

function report({ runtime, dispatcher, scheduler, queuedEvents }: FunctionsControlParts): unknown {
  const state = runtime.state();
  const nextRuns = scheduler.nextRuns();
  const functions = state.kind === 'ready' ? state.functions : [];
  return {
    state: state.kind,
    ...(state.kind === 'failed' && { message: state.message }),
    functions: functions.map((definition) => {
      const next = nextRuns.get(definition.name);
      return {
        ...definition,
        ...(next !== undefined && Number.isFinite(next) && { nextRun: new Date(next).toISOString() }),
      };
    }),
    pending: dispatcher.pending() + queuedEvents(),
    running: dispatcher.running(),
  };
}

async function runSchedule(
  { runtime, clock }: FunctionsControlParts,
  name: string,
  response: ServerResponse,
): Promise<void> {
  try {
    await runtime.use(async ({ functions, port }) => {
      const definition = functions.find((known) => known.name === name && known.trigger.kind === 'schedule');
      if (definition === undefined) {
        sendJson(response, 404, { error: { code: 404, message: `There is no schedule function ${name}.` } });
        return;
      }
      const { payload } = scheduleDelivery(name, `local-run-${name}`, clock.now());
      const outcome = await callFunction(port, definition, payload, clock);
      if (outcome.kind === 'done') sendJson(response, 200, {});
      else sendJson(response, 500, { error: { code: 500, message: outcome.message } });
    });
  } catch (error) {
    sendJson(response, 503, { error: { code: 503, message: (error as Error).message } });
  }
}
