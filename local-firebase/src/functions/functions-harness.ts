import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalFirebase, LocalFirebaseOptions } from '../server/local-firebase-options.ts';
import { startLocalFirebase } from '../server/start-local-firebase.ts';
import type { LogRecord } from './log-record.ts';

export const PROJECT = 'demo-functions';

/** A local Firebase with a functions folder, for tests through the SDKs and the real functions kit. */
export interface FunctionsHarness {
  readonly origin: () => string;
  readonly host: () => string;
  readonly logs: LogRecord[];
  /** Writes the folder's main file. */
  writeCode(code: string): void;
  /** Deletes the built folder, as a clean build does first. */
  deleteBuild(): void;
  writeParameters(text: string): void;
  start(more?: Pick<LocalFirebaseOptions, 'appCheckDebugTokens'>): Promise<void>;
  stop(): Promise<void>;
  /** Stops and deletes everything. */
  remove(): Promise<void>;
  put(path: string, fields: Record<string, string>): Promise<void>;
  /** Texts of a document's string fields; undefined when there is no document. */
  get(path: string): Promise<Record<string, string> | undefined>;
  moveClock(order: Record<string, unknown>): Promise<void>;
  status(): Promise<{ state: string; pending: number; functions: { name: string; nextRun?: string }[] }>;
  /** Resolves when the folder is loaded and no call is pending. */
  settled(): Promise<void>;
}

const ADMIN = { Authorization: 'Bearer owner' };
const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const WAIT_MS = 25;

/** Polls; the test's own time limit ends a wait in vain. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
}

export function createFunctionsHarness(code: string): FunctionsHarness {
  const root = mkdtempSync(join(tmpdir(), 'functions-test-'));
  const folder = join(root, 'code');
  const main = join(folder, 'lib', 'index.js');
  const logs: LogRecord[] = [];
  let server: LocalFirebase | undefined;
  mkdirSync(dirname(main), { recursive: true });
  symlinkSync(MODULES, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'code', main: 'lib/index.js' }));
  writeFileSync(join(folder, '.env'), 'GREETING=hello\n');
  writeFileSync(main, code);

  const origin = () => server?.origin ?? '';
  const documents = () => `${origin()}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const status: FunctionsHarness['status'] = async () =>
    (await fetch(`${origin()}/local/functions`)).json() as ReturnType<FunctionsHarness['status']>;
  async function stop(): Promise<void> {
    await server?.stop();
    server = undefined;
  }
  return {
    origin,
    host: () => new URL(origin()).host,
    logs,
    writeCode(fresh) {
      mkdirSync(dirname(main), { recursive: true });
      writeFileSync(main, fresh);
    },
    deleteBuild: () => rmSync(dirname(main), { recursive: true }),
    writeParameters: (text) => writeFileSync(join(folder, '.env'), text),
    async start(more) {
      server = await startLocalFirebase({
        ...more,
        port: 0,
        projectId: PROJECT,
        dataDir: join(root, 'data'),
        functionsFolder: folder,
        onLog: (record) => void logs.push(record),
      });
    },
    stop,
    async remove() {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
    async put(path, fields) {
      const values = Object.entries(fields).map(([key, value]) => [key, { stringValue: value }]);
      const body = JSON.stringify({ fields: Object.fromEntries(values) });
      const answer = await fetch(`${documents()}/${path}`, { method: 'PATCH', headers: ADMIN, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async get(path) {
      const answer = await fetch(`${documents()}/${path}`, { headers: ADMIN });
      if (answer.status === 404) return undefined;
      const { fields = {} } = (await answer.json()) as { fields?: Record<string, { stringValue?: string }> };
      return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value.stringValue ?? '']));
    },
    async moveClock(order) {
      const answer = await fetch(`${origin()}/local/clock`, { method: 'PUT', body: JSON.stringify(order) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    status,
    async settled() {
      await until(async () => {
        const { state, pending } = await status();
        return state === 'ready' && pending === 0;
      });
    },
  };
}
