import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program in a process of its own that says on one line where it answers. */
export interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

const FIREBASE = fileURLToPath(new URL('../../../local-firebase/bin/local-firebase.mjs', import.meta.url));
const ECHO = fileURLToPath(new URL('./echo-server.js', import.meta.url));

export const PROJECT = 'demo-bench';

/** The local Firebase on a free port, without a data folder, under rules that allow everything. */
export function serveFirebase(rulesFile: string): Promise<Served> {
  return serve(FIREBASE, ['--port', '0', '--project', PROJECT, '--rules', rulesFile]);
}

/** The floor: a bare HTTP server that passes on what it is sent. */
export function serveEcho(): Promise<Served> {
  return serve(ECHO, []);
}

async function serve(script: string, argv: readonly string[]): Promise<Served> {
  const child = fork(script, argv, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const gone = once(child, 'exit');
  const line = await Promise.race([firstLine(child), gone.then(() => undefined)]);
  if (line === undefined) throw new Error(`${script} did not start.`);
  return {
    origin: (JSON.parse(line) as { origin: string }).origin,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    child.stdout?.on('data', (data) => {
      text += data;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
  });
}
