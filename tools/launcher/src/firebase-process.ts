import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PlainError } from './plain-error.ts';
import { inRepository } from './repository.ts';

export interface FirebaseOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly projectId: string;
  readonly dataDir: string;
  /** Cloud Functions to run; without them only the data is served. */
  readonly functions?: {
    readonly folder: string;
    /** Its parameters. */
    readonly environment: Readonly<Record<string, string>>;
    /** File that its log lines are added to. */
    readonly logFile: string;
  };
}

/** The local Firebase as a process of its own, so that nothing it does can take the launcher down. */
export interface FirebaseProcess {
  readonly origin: string;
  readonly pid: number;
  /** Resolves when the process has ended by itself or was stopped; true when it was asked to. */
  readonly ended: Promise<boolean>;
  /** Flushes and ends it. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** Starts the local Firebase and waits until it answers. Rejects with PlainError when it does not start. */
export async function startFirebase(options: FirebaseOptions): Promise<FirebaseProcess> {
  const child = spawn(process.execPath, firebaseArguments(options), {
    // A process group of its own: Ctrl-C reaches the launcher alone, which then ends the parts in order.
    // The channel closes when the launcher dies, whatever the reason, and ends the child with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none', ...options.functions?.environment },
  });
  let stopping = false;
  const ended = new Promise<boolean>((resolve) => child.once('exit', () => resolve(stopping)));
  const origin = await waitUntilReady(child, options.functions?.logFile);
  return {
    origin,
    pid: child.pid ?? 0,
    ended,
    async stop() {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

function firebaseArguments(options: FirebaseOptions): string[] {
  return [
    inRepository('local-firebase', 'bin', 'local-firebase.mjs'),
    ...['--host', options.host],
    ...['--port', String(options.port)],
    ...['--project', options.projectId],
    ...['--data', options.dataDir],
    ...['--rules', inRepository('firebase', 'firestore.rules')],
    ...['--indexes', inRepository('firebase', 'firestore.indexes.json')],
    ...['--storage-rules', inRepository('firebase', 'storage.rules')],
    ...['--auth', inRepository('firebase', 'auth.config.json')],
    ...['--refused-passwords', inRepository('firebase', 'refused-passwords.txt')],
    ...(options.functions === undefined ? [] : ['--functions', options.functions.folder]),
  ];
}

function waitUntilReady(child: ChildProcess, logFile: string | undefined): Promise<string> {
  const complaints: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new PlainError('The local Firebase did not answer within 60 seconds. Run npm start again.'));
    }, START_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      const reason = complaints.join('').trim();
      reject(new PlainError(reason === '' ? 'The local Firebase ended while starting.' : reason));
    });
    if (child.stdout === null) return;
    const logs = logFile === undefined ? undefined : createWriteStream(logFile, { flags: 'a' });
    child.once('exit', () => logs?.end());
    createInterface(child.stdout).on('line', (line) => {
      const origin = readyOrigin(line);
      if (origin === undefined) {
        logs?.write(`${line}\n`);
        return;
      }
      clearTimeout(limit);
      resolve(origin);
    });
  });
}

function readyOrigin(line: string): string | undefined {
  try {
    const message: unknown = JSON.parse(line);
    if (typeof message !== 'object' || message === null || !('origin' in message)) return undefined;
    return typeof message.origin === 'string' ? message.origin : undefined;
  } catch {
    return undefined;
  }
}
