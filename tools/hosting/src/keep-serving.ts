import { setTimeout as delay } from 'node:timers/promises';
import { type PartProcess, startPartProcess } from './part-process.ts';
import { restartPause } from './restart-pause.ts';
import type { ServedPart } from './serve-part.ts';

export interface Keeper {
  /** What people call the part, such as "The CDN". */
  readonly name: string;
  readonly log: (line: string) => void;
  /** Waits before a part is started again; rejects when the signal says so. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const waitFor = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal });

/** A part that is started again on its port whenever its process ends by itself. */
export interface KeptPart {
  readonly origin: string;
  readonly port: number;
  /** Of the process that serves it now, or did last. */
  pid(): number;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** Serves a part in a process of its own and keeps it running. Rejects with PartError when it cannot be started at first. */
export async function keepServing(part: ServedPart, keeper: Keeper): Promise<KeptPart> {
  const { name, log, wait = waitFor } = keeper;
  let current = await startPartProcess(part);
  const { origin, port } = current;
  const samePort = { ...part, options: { ...part.options, port } } as ServedPart;
  const stopping = new AbortController();
  const { signal } = stopping;
  const kept = keep();

  async function keep(): Promise<void> {
    let pause: number | undefined;
    while (!signal.aborted) {
      const began = performance.now();
      const reason = await current.ended;
      if (signal.aborted) return;
      log(`${name} ended with ${reason} and is started again.`);
      pause = restartPause(pause, performance.now() - began);
      let next = await again(pause);
      while (next === undefined && !signal.aborted) {
        pause = restartPause(pause, 0);
        next = await again(pause);
      }
      if (next !== undefined) current = next;
    }
  }

  /** Undefined when it did not start, which is told. */
  async function again(pause: number): Promise<PartProcess | undefined> {
    try {
      await wait(pause, signal);
      const next = await startPartProcess(samePort);
      if (signal.aborted) await next.stop();
      return next;
    } catch (error) {
      if (!signal.aborted) log(`${name} could not be started again. ${(error as Error).message}`);
      return undefined;
    }
  }

  return {
    origin,
    port,
    pid: () => current.pid,
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}
