import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUp } from './find-up.ts';

const SCRIPT = join(findUp('package.json', import.meta.dirname), 'bin', 'local-firebase.mjs');
const STARTUP_LIMIT_MS = 60_000;

/** The real command in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the spawn to the line that says it answers. */
  readonly startMs: number;
  /** CPU time it took for that, in milliseconds: what it needs of a machine that has nothing else to do. Linux only. */
  readonly startCpuMs: number;
  /** Memory the system has given it, in bytes; Linux only. */
  residentBytes(): number;
  /** What it has written to stderr so far. */
  errors(): string;
  running(): boolean;
  /** SIGKILL: nothing of it runs afterwards. Resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts `bin/local-firebase.mjs` on a free port. Rejects with what it wrote to stderr when it does not answer.
 * @param options more of the command's options
 */
export async function startServerProcess(...options: readonly string[]): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [SCRIPT, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stderr.on('data', (data) => {
    output.err += data;
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      output.out += data;
      if (output.out.includes('\n')) resolve();
    });
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server did not answer in a minute.')), STARTUP_LIMIT_MS).unref();
  });
  await Promise.race([ready, gone, late]);
  const startMs = performance.now() - began;
  const startCpuMs = child.exitCode === null ? cpuMs(child.pid as number) : 0;
  const [line = ''] = output.out.split('\n');
  if (child.exitCode !== null || line === '') throw new Error(`The server did not start. ${output.err}`);
  return {
    origin: (JSON.parse(line) as { origin: string }).origin,
    pid: child.pid as number,
    startMs,
    startCpuMs,
    residentBytes: () => residentBytes(child.pid as number),
    errors: () => output.err,
    running: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      return (await gone)[0];
    },
  };
}

function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes ?? 0) * 1024;
}

/** User and system time so far; fields 14 and 15 of proc(5), counted in hundredths of a second. */
function cpuMs(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
