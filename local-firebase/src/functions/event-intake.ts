import type { Clock } from '../clock/clock.ts';
import type { TriggerQueue } from '../service/firestore-options.ts';
import type { Dispatcher } from './dispatcher.ts';
import { documentDeliveries } from './document-deliveries.ts';
import type { FunctionsRuntime } from './functions-runtime.ts';

/** Carries the events of commits from Firestore's queue to the deliveries. */
export interface EventIntake {
  /** Something was committed. */
  nudge(): void;
}

export interface EventIntakeOptions {
  readonly queue: () => TriggerQueue;
  readonly runtime: FunctionsRuntime;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
}

export function createEventIntake({ queue, runtime, dispatcher, clock }: EventIntakeOptions): EventIntake {
  let planned = false;

  /** An event leaves the queue after its deliveries are on disk: dying in between repeats it, and the same ids meet. */
  function takeOver(): void {
    planned = false;
    const state = runtime.state();
    // Until the functions are known nobody can tell whom an event concerns.
    if (state.kind !== 'ready') return;
    const pending = queue().pending();
    if (pending.length === 0) return;
    dispatcher.add(pending.flatMap(({ event }) => documentDeliveries(event, state.functions, clock.now())));
    queue().remove(pending.map(({ id }) => id));
  }

  function nudge(): void {
    if (planned) return;
    planned = true;
    // The commit's own call stack must not pay for the triggers.
    setImmediate(takeOver);
  }

  runtime.onReady(nudge);
  return { nudge };
}
