import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase } from '../server/start-local-firebase.ts';

/** A local Firebase on a free port whose data lives in a temporary folder. */
export interface TemporaryFirebase {
  readonly origin: string;
  readonly projectId: string;
  /** `host:port`, as the emulator environment variables want it. */
  readonly address: string;
  stop(): Promise<void>;
  /** Starts again on the same port with the same data. */
  resume(): Promise<void>;
  /** Stops and deletes the data. */
  dispose(): Promise<void>;
}

export async function startTemporaryFirebase(
  rules: string,
  projectId = 'demo-test',
): Promise<TemporaryFirebase> {
  const folder = mkdtempSync(join(tmpdir(), 'local-firebase-'));
  const rulesFile = join(folder, 'firestore.rules');
  writeFileSync(rulesFile, rules);
  const start = (port: number) =>
    startLocalFirebase({ port, projectId, rulesFile, dataDir: join(folder, 'data') });
  let running = await start(0);
  const { origin } = running;
  const { host, port } = new URL(origin);
  return {
    origin,
    projectId,
    address: host,
    stop: () => running.stop(),
    async resume() {
      running = await start(Number(port));
    },
    async dispose() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
