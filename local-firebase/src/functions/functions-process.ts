import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FunctionDefinition } from './function-definition.ts';
import { type Log, parseLogLine } from './log-record.ts';
import { parseDefinitions } from './parse-definition.ts';

/** A child process with the loaded functions of a folder. */
export interface FunctionsProcess {
  readonly functions: readonly FunctionDefinition[];
  /** Where it listens on 127.0.0.1; see functions-host/protocol.md. */
  readonly port: number;
  /** Resolves with the reason when the process has gone, for whatever reason. */
  readonly exited: Promise<string>;
  /** Whether its event loop still turns. */
  isAnswering(): Promise<boolean>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

export interface FunctionsProcessOptions {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: Log;
  /** Ends the process, also while it is loading. */
  readonly signal: AbortSignal;
}

/** Loading was ended from outside, which says nothing about the folder. */
export class LoadingKilledError extends Error {}

/** What others send; a process that ends itself or breaks gets other signals, or none. */
const FROM_OUTSIDE = new Set<NodeJS.Signals>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** The same place seen from the sources and from the build. */
const HOST = fileURLToPath(new URL('../../functions-host/main.mjs', import.meta.url));
const LOAD_LIMIT_MS = 60_000;
const PONG_LIMIT_MS = 5_000;

/** Resolves when the folder is loaded; rejects with the reason when it cannot be, a LoadingKilledError among them. */
export function startFunctionsProcess(options: FunctionsProcessOptions): Promise<FunctionsProcess> {
  const { folder, environment, log, signal } = options;
  const child = spawn(process.execPath, [HOST, folder], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  readLogs(child.stdout, 'stdout', log);
  readLogs(child.stderr, 'stderr', log);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) =>
      resolve(killedBy === null ? `exit code ${code}` : `signal ${killedBy}`),
    );
  });
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => fail(`Loading takes longer than ${LOAD_LIMIT_MS / 1000} s.`),
      LOAD_LIMIT_MS,
    );
    const fail = (reason: string, Failure: new (message: string) => Error = Error) => {
      clearTimeout(limit);
      child.kill('SIGKILL');
      reject(new Failure(`The functions of ${folder} cannot be loaded. ${reason}`));
    };
    void exited.then((reason) => {
      const isFromOutside = child.signalCode !== null && FROM_OUTSIDE.has(child.signalCode);
      fail(`The process ended with ${reason}.`, isFromOutside ? LoadingKilledError : Error);
    });
    child.on('message', (message: unknown) => {
      const { kind, port, endpoints, message: text } = fieldsOf(message);
      if (kind === 'failed') fail(String(text));
      if (kind !== 'ready' || typeof port !== 'number') return;
      clearTimeout(limit);
      resolve(runningProcess(child, port, parseDefinitions(endpoints), exited));
    });
  });
}

function runningProcess(
  child: ChildProcess,
  port: number,
  functions: readonly FunctionDefinition[],
  exited: Promise<string>,
): FunctionsProcess {
  let pings = 0;
  return {
    functions,
    port,
    exited,
    isAnswering() {
      pings += 1;
      const id = pings;
      return new Promise((resolve) => {
        const settle = (answering: boolean) => {
          clearTimeout(limit);
          child.off('message', onMessage);
          resolve(answering);
        };
        const onMessage = (message: unknown) => {
          const { kind, id: answered } = fieldsOf(message);
          if (kind === 'pong' && answered === id) settle(true);
        };
        const limit = setTimeout(() => settle(false), PONG_LIMIT_MS);
        child.on('message', onMessage);
        void exited.then(() => settle(false));
        if (child.connected) child.send({ kind: 'ping', id }, (error) => error && settle(false));
        else settle(false);
      });
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function readLogs(stream: Readable | null, name: 'stdout' | 'stderr', log: Log): void {
  if (stream === null) return;
  createInterface({ input: stream }).on('line', (line) => {
    if (line !== '') log(parseLogLine(line, name));
  });
}

function fieldsOf(message: unknown): Record<string, unknown> {
  return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : {};
}
