import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PartAnswer, ServedPart } from './serve-part.ts';

/** A part that could not be started; the message is a sentence for the user. */
export class PartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PartError';
  }
}

/** A part of the product as a process of its own, so that nothing it does can take another part down. */
export interface PartProcess {
  /** Such as http://127.0.0.1:4301, no slash at the end. */
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Resolves when the process has ended, by itself or stopped, with what ended it. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('../bin/serve-part.mjs', import.meta.url));
const START_LIMIT_MS = 60_000;
/** What is kept of the error output: the end says why a process crashed. */
const COMPLAINT_LENGTH = 4_000;

/** Starts a part and waits until it answers. Rejects with PartError when it does not start. */
export async function startPartProcess(part: ServedPart): Promise<PartProcess> {
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(part)], {
    // A process group of its own: Ctrl-C reaches the launcher alone, which then ends the parts in order.
    // The channel closes when the launcher dies, whatever the reason, and ends the child with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaint = complaintOf(child);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const answer = await firstAnswer(child, ended);
  if (answer?.kind !== 'ready') {
    child.kill('SIGKILL');
    throw new PartError(answer?.message ?? (complaint() || `Its process ended with ${await ended}.`));
  }
  return {
    origin: answer.origin,
    port: answer.port,
    pid: child.pid ?? 0,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

function complaintOf(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    text = (text + more).slice(-COMPLAINT_LENGTH);
  });
  return () => text.trim();
}

/** Undefined: the process ended without a word, or said none within the limit. */
function firstAnswer(child: ChildProcess, ended: Promise<string>): Promise<PartAnswer | undefined> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    child.once('message', (answer) => {
      clearTimeout(limit);
      resolve(answer as PartAnswer);
    });
    void ended.then(() => {
      clearTimeout(limit);
      resolve(undefined);
    });
  });
}
