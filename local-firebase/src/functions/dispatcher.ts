import type { Clock } from '../clock/clock.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { type CallOutcome, callFunction } from './function-calls.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { FunctionsRuntime } from './functions-runtime.ts';
import type { Log } from './log-record.ts';
import { afterFailure, isCalledAgain, isSuspect } from './retry-policy.ts';

/** Sees to it that every delivery is called, and called again as its function's policy wants. */
export interface Dispatcher {
  /** Takes deliveries over; they are on disk when it returns. */
  add(deliveries: readonly Delivery[]): void;
  /** Starts what is due. */
  pump(): void;
  /** Deliveries that are not settled, those running included. */
  pending(): number;
  running(): number;
  /** Calls still running are not settled: they come again after the next start. */
  close(): void;
}

export interface DispatcherOptions {
  readonly store: DeliveryStore;
  readonly clock: Clock;
  readonly runtime: FunctionsRuntime;
  readonly log: Log;
}

/** One process serves that many calls at a time, as an instance in production (80) on a smaller machine. */
const MAX_RUNNING = 20;

export function createDispatcher({ store, clock, runtime, log }: DispatcherOptions): Dispatcher {
  const running = new Set<string>();
  let suspect: string | undefined;
  let cancelWakeUp: (() => void) | undefined;
  let closed = false;

  /** After the clock was moved back, what was created later than now must not wait until then. */
  const isDue = ({ dueAt, createdAt }: Delivery) => dueAt <= clock.now() || createdAt > clock.now();

  function pump(): void {
    const state = runtime.state();
    if (closed || state.kind !== 'ready') return;
    for (const delivery of store.all()) {
      if (running.size >= MAX_RUNNING) return;
      if (running.has(delivery.id) || !isDue(delivery)) continue;
      if (isSuspect(delivery) && suspect !== undefined) continue;
      const definition = state.functions.find(({ name }) => name === delivery.functionName);
      if (definition === undefined) {
        store.remove(delivery.id);
        log({
          severity: 'WARNING',
          message: `There is no function ${delivery.functionName} any more; its call is dropped.`,
        });
      } else void run(delivery, definition);
    }
    wakeForNext();
  }

  function wakeForNext(): void {
    cancelWakeUp?.();
    let next = Number.POSITIVE_INFINITY;
    for (const { id, dueAt } of store.all()) {
      // What is due already waits for a call to end, not for a time.
      if (!running.has(id) && dueAt > clock.now()) next = Math.min(next, dueAt);
    }
    cancelWakeUp = Number.isFinite(next) ? clock.wakeAt(next, pump) : undefined;
  }

  async function run(delivery: Delivery, definition: FunctionDefinition): Promise<void> {
    running.add(delivery.id);
    if (isSuspect(delivery)) suspect = delivery.id;
    try {
      const outcome = await runtime.use(({ port }) =>
        callFunction(port, definition, delivery.payload, clock),
      );
      // Until it is known to have gone, what comes next would be sent to the dead process.
      if (outcome.kind === 'failed' && outcome.reason === 'crash') await runtime.checkAnswering();
      if (!closed) settle(delivery, definition, outcome);
    } catch {
      // No process to call: the delivery waits for the next successful load.
    } finally {
      running.delete(delivery.id);
      if (suspect === delivery.id) suspect = undefined;
      if (!closed) pump();
    }
  }

  function settle(delivery: Delivery, { name, trigger }: FunctionDefinition, outcome: CallOutcome): void {
    if (outcome.kind === 'done') {
      store.remove(delivery.id);
      return;
    }
    if (outcome.reason === 'timeout') void runtime.checkAnswering();
    const brokenOff = (delivery.brokenOff ?? 0) + (outcome.reason === 'crash' ? 1 : 0);
    if (outcome.reason === 'crash' && isCalledAgain(brokenOff)) {
      store.update({ ...delivery, brokenOff });
      log({ severity: 'WARNING', function: name, message: `${outcome.message} The call is made again.` });
      return;
    }
    const attempts = delivery.attempts + 1;
    const now = clock.now();
    const next = afterFailure(trigger, delivery, attempts, now);
    const wait =
      next.kind === 'retry'
        ? `It is called again in ${(next.dueAt - now) / 1000} s.`
        : 'It is not called again.';
    log({
      severity: 'ERROR',
      function: name,
      message: `Call ${attempts} failed. ${outcome.message} ${wait}`,
    });
    if (next.kind === 'drop') store.remove(delivery.id);
    else store.update({ ...delivery, attempts, dueAt: next.dueAt });
  }

  runtime.onReady(pump);
  const stopListening = clock.onMove(pump);
  return {
    add(deliveries) {
      if (deliveries.length === 0) return;
      store.add(deliveries);
      pump();
    },
    pump,
    pending: store.size,
    running: () => running.size,
    close() {
      closed = true;
      cancelWakeUp?.();
      stopListening();
    },
  };
}
