import type { Clock } from '../clock/clock.ts';
import type { Delivery } from './delivery.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { FunctionsRuntime } from './functions-runtime.ts';

/** Events that wait on disk until whoever they concern is known: commits of Firestore, uploads of Storage. */
export interface EventQueue<Event> {
  /** Oldest first. */
  pending(): readonly { readonly id: number; readonly event: Event }[];
  remove(ids: readonly number[]): void;
}

/** Carries the events of one queue to the deliveries. */
export interface EventIntake {
  /** Something was queued. */
  nudge(): void;
}

export interface EventIntakeOptions<Event> {
  readonly queue: EventQueue<Event>;
  /** The calls that one event asks for, with the same ids however often it is asked. */
  readonly deliveriesOf: (
    event: Event,
    functions: readonly FunctionDefinition[],
    now: number,
  ) => readonly Delivery[];
  readonly runtime: FunctionsRuntime;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
}

export function createEventIntake<Event>(options: EventIntakeOptions<Event>): EventIntake {
  const { queue, deliveriesOf, runtime, dispatcher, clock } = options;
  let planned = false;

  /** An event leaves the queue after its deliveries are on disk: dying in between repeats it, and the same ids meet. */
  function takeOver(): void {
    planned = false;
    const state = runtime.state();
    // Until the functions are known nobody can tell whom an event concerns.
    if (state.kind !== 'ready') return;
    const pending = queue.pending();
    if (pending.length === 0) return;
    dispatcher.add(pending.flatMap(({ event }) => deliveriesOf(event, state.functions, clock.now())));
    queue.remove(pending.map(({ id }) => id));
  }

  function nudge(): void {
    if (planned) return;
    planned = true;
    // The call stack of whoever caused the event must not pay for the triggers.
    setImmediate(takeOver);
  }

  runtime.onReady(nudge);
  return { nudge };
}
