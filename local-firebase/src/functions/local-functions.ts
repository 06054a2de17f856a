import { resolve } from 'node:path';
import type { AppCheck } from '../app-check/app-check.ts';
import type { Clock } from '../clock/clock.ts';
import type { TriggerQueue } from '../service/firestore-options.ts';
import type { ObjectQueue } from '../storage/object-queue.ts';
import { openDeliveryStore } from './delivery-store.ts';
import { createDispatcher } from './dispatcher.ts';
import { documentDeliveries } from './document-deliveries.ts';
import { createEventIntake } from './event-intake.ts';
import { watchFunctionsFolder } from './folder-watch.ts';
import { createFunctionProxy, type FunctionProxy } from './function-proxy.ts';
import { createFunctionsControl } from './functions-control.ts';
import { functionsEnvironment } from './functions-environment.ts';
import { startFunctionsProcess } from './functions-process.ts';
import { createFunctionsRuntime } from './functions-runtime.ts';
import type { Log } from './log-record.ts';
import { objectDeliveries } from './object-deliveries.ts';
import { createScheduler } from './scheduler.ts';

export interface LocalFunctionsOptions {
  /** Folder of a package whose `main` exports functions. */
  readonly folder: string;
  readonly projectId: string;
  /** Where calls that must happen are kept; without it they are lost with the process. */
  readonly dataDir?: string;
  readonly clock: Clock;
  /** The events of Firestore's commits. */
  readonly triggerQueue: TriggerQueue;
  /** The uploads of Storage that have ended. */
  readonly objectQueue: ObjectQueue;
  /** undefined: functions that insist on App Check are open to everybody. */
  readonly appCheck?: AppCheck | undefined;
  readonly log: Log;
}

/** The functions of one folder. */
export interface LocalFunctions {
  /** Answers the paths of functions and of their controls. */
  readonly handle: FunctionProxy;
  /** To be called after each commit that changed a document and each upload; cheap. */
  onTriggerEvent(): void;
  /**
   * Loads the folder; resolves when that has succeeded or failed (the next change of the folder may mend it).
   * @param host `host:port` at which the functions reach this server.
   */
  start(host: string): Promise<void>;
  close(): Promise<void>;
}

/** Throws when the data folder cannot be used. */
export function createLocalFunctions(options: LocalFunctionsOptions): LocalFunctions {
  const { projectId, dataDir, clock, triggerQueue, objectQueue, log } = options;
  const folder = resolve(options.folder);
  const store = openDeliveryStore(dataDir);
  let host = '';
  const runtime = createFunctionsRuntime({
    start: (signal) => {
      const environment = functionsEnvironment({ folder, projectId, host, inherited: process.env });
      return startFunctionsProcess({ folder, environment, log, signal });
    },
    log,
  });
  const dispatcher = createDispatcher({ store, clock, runtime, log });
  const parts = { runtime, dispatcher, clock };
  const intakes = [
    createEventIntake({ ...parts, queue: triggerQueue, deliveriesOf: documentDeliveries }),
    createEventIntake({
      ...parts,
      queue: objectQueue,
      deliveriesOf: (object, functions, now) => objectDeliveries(object, functions, now, `http://${host}`),
    }),
  ];
  const scheduler = createScheduler({
    clock,
    projectId,
    log,
    onDue: (delivery) => dispatcher.add([delivery]),
  });
  runtime.onReady(() => {
    const state = runtime.state();
    if (state.kind !== 'ready') return;
    scheduler.plan(state.functions);
    for (const { name, trigger } of state.functions) {
      if (trigger.kind !== 'unsupported') continue;
      log({ severity: 'WARNING', message: `Nothing here starts the function ${name}: ${trigger.what}.` });
    }
  });
  const proxy = createFunctionProxy(projectId, { runtime, time: clock, appCheck: options.appCheck });
  const queuedEvents = () => triggerQueue.pending().length + objectQueue.pending().length;
  const control = createFunctionsControl({ runtime, dispatcher, scheduler, clock, queuedEvents });
  let stopWatching: (() => void) | undefined;
  return {
    handle: async (...call) => (await control(...call)) || (await proxy(...call)),
    onTriggerEvent() {
      for (const intake of intakes) intake.nudge();
    },
    async start(reachedAt) {
      host = reachedAt;
      stopWatching = watchFunctionsFolder(folder, () => void runtime.reload());
      await runtime.reload();
    },
    async close() {
      stopWatching?.();
      scheduler.close();
      dispatcher.close();
      await runtime.close();
      await store.close();
    },
  };
}
