import type { Clock } from '../clock/clock.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { nextTurns, treeOf } from './fair-turns.ts';
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
/** Waiting calls among which the next is chosen; more would be gone through anew at the end of every call. */
const LOOKED_AT = 1_000;

interface Waiting {
  readonly tree: string;
  readonly delivery: Delivery;
  readonly definition: FunctionDefinition;
}

export function createDispatcher({ store, clock, runtime, log }: DispatcherOptions): Dispatcher {
  /** The tree that each running delivery is about, by its id. */
  const running = new Map<string, string>();
  let suspect: string | undefined;
  let cancelWakeUp: (() => void) | undefined;
  let closed = false;

  /** After the clock was moved back, what was created later than now must not wait until then. */
  const isDue = ({ dueAt, createdAt }: Delivery) => dueAt <= clock.now() || createdAt > clock.now();

  function pump(): void {
    const state = runtime.state();
    if (closed || state.kind !== 'ready') return;
    const free = MAX_RUNNING - running.size;
    if (free <= 0) return;
    const busy = new Map<string, number>();
    for (const tree of running.values()) busy.set(tree, (busy.get(tree) ?? 0) + 1);
    const turns = nextTurns(waiting(state.functions), busy, free);
    for (const { delivery, definition } of turns) void run(delivery, definition);
    wakeForNext();
  }

  /** What is due, in its order; calls of functions that are gone are dropped. */
  function waiting(functions: readonly FunctionDefinition[]): readonly Waiting[] {
    const found: Waiting[] = [];
    let isSuspectTaken = suspect !== undefined;
    for (const delivery of store.all()) {
      if (found.length >= LOOKED_AT) break;
      if (running.has(delivery.id) || !isDue(delivery)) continue;
      // One at a time, so that it shows which call it is that ends the process.
      if (isSuspect(delivery)) {
        if (isSuspectTaken) continue;
        isSuspectTaken = true;
      }
      const definition = functions.find(({ name }) => name === delivery.functionName);
      if (definition !== undefined) {
        found.push({ tree: treeOf(delivery), delivery, definition });
        continue;
      }
      store.remove(delivery.id);
      log({
        severity: 'WARNING',
        message: `There is no function ${delivery.functionName} any more; its call is dropped.`,
      });
    }
    return found;
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
    running.set(delivery.id, treeOf(delivery));
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
