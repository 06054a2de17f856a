import type { FunctionDefinition } from './function-definition.ts';
import { type FunctionsProcess, LoadingKilledError } from './functions-process.ts';
import type { Log } from './log-record.ts';

/** `loading`: nothing runs yet, or again. `failed`: the folder cannot be loaded; the next change of it may. */
type RuntimeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly functions: readonly FunctionDefinition[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Keeps one process of the functions folder running: starts it again after a crash and after a change. */
export interface FunctionsRuntime {
  state(): RuntimeState;
  /** Calls back after each successful load. */
  onReady(listener: () => void): void;
  /** Starts the folder's current code; the old process goes on until the new one is ready, and ends its calls. */
  reload(): Promise<void>;
  /**
   * Runs a task against the current process, waiting for one that is just being started.
   * Rejects with the reason when the folder cannot be loaded.
   */
  use<T>(task: (process: FunctionsProcess) => Promise<T>): Promise<T>;
  /** Kills the current process when it does not answer; it is then started again. */
  checkAnswering(): Promise<void>;
  close(): Promise<void>;
}

export interface FunctionsRuntimeOptions {
  /** The signal ends the process, also while it is loading. */
  readonly start: (signal: AbortSignal) => Promise<FunctionsProcess>;
  readonly log: Log;
}

const FIRST_RESTART_MS = 100;
const LONGEST_RESTART_MS = 10_000;
/** A process that lived this long has not crashed at its start. */
const STABLE_MS = 30_000;

export function createFunctionsRuntime({ start, log }: FunctionsRuntimeOptions): FunctionsRuntime {
  const calls = new Map<FunctionsProcess, Set<Promise<unknown>>>();
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  let current: FunctionsProcess | undefined;
  let failure: string | undefined;
  let loading: Promise<void> | undefined;
  let again = false;
  let closed = false;
  let restartWait = FIRST_RESTART_MS;
  let restart: NodeJS.Timeout | undefined;

  async function load(): Promise<void> {
    clearTimeout(restart);
    const old = current;
    try {
      const started = await start(ended.signal);
      if (closed) return await started.kill();
      current = started;
      failure = undefined;
      watchExit(started, Date.now());
      log({ severity: 'INFO', message: `Functions loaded: ${namesOf(started.functions)}` });
      for (const listener of listeners) listener();
      if (old !== undefined) void retire(old);
    } catch (error) {
      if (closed) return;
      const { message } = error as Error;
      log({ severity: 'ERROR', message });
      if (error instanceof LoadingKilledError) startAgain();
      else failure = message;
    }
  }

  function startAgain(): void {
    failure = undefined;
    clearTimeout(restart);
    restart = setTimeout(() => void reload(), restartWait);
    restartWait = Math.min(restartWait * 2, LONGEST_RESTART_MS);
  }

  /** One load at a time; what changes meanwhile is loaded afterwards. */
  function reload(): Promise<void> {
    if (loading !== undefined) {
      again = true;
      return loading;
    }
    loading = (async () => {
      do {
        again = false;
        await load();
      } while (again && !closed);
      loading = undefined;
    })();
    return loading;
  }

  function watchExit(process: FunctionsProcess, startedAt: number): void {
    void process.exited.then((reason) => {
      if (closed || current !== process) return;
      current = undefined;
      if (Date.now() - startedAt >= STABLE_MS) restartWait = FIRST_RESTART_MS;
      log({ severity: 'ERROR', message: `The functions process ended with ${reason} and is started again.` });
      startAgain();
    });
  }

  /** Calls have time limits of their own, so that this ends. */
  async function retire(old: FunctionsProcess): Promise<void> {
    await Promise.allSettled(calls.get(old) ?? []);
    await old.kill();
  }

  async function processNow(): Promise<FunctionsProcess> {
    for (;;) {
      if (current !== undefined) return current;
      if (closed) throw new Error('The functions have been stopped.');
      if (loading === undefined && failure !== undefined) throw new Error(failure);
      await (loading ?? new Promise((resolve) => setTimeout(resolve, FIRST_RESTART_MS)));
    }
  }

  return {
    state() {
      if (current !== undefined) return { kind: 'ready', functions: current.functions };
      return failure === undefined || loading !== undefined
        ? { kind: 'loading' }
        : { kind: 'failed', message: failure };
    },
    onReady: (listener) => void listeners.add(listener),
    reload,
    async use(task) {
      const process = await processNow();
      const call = task(process);
      const open = calls.get(process) ?? new Set();
      calls.set(process, open.add(call));
      return call.finally(() => {
        open.delete(call);
        if (open.size === 0) calls.delete(process);
      });
    },
    async checkAnswering() {
      const checked = current;
      if (checked !== undefined && !(await checked.isAnswering())) await checked.kill();
    },
    async close() {
      closed = true;
      clearTimeout(restart);
      ended.abort();
      await loading;
      await current?.kill();
    },
  };
}

function namesOf(functions: readonly FunctionDefinition[]): string {
  return functions.length === 0 ? 'none' : functions.map(({ name }) => name).join(', ');
}
