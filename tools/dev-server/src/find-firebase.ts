import { join } from 'node:path';
import { ensureDemoData, PROJECT_ID, startFirebase } from '@vcms/launcher';

export interface FoundFirebase {
  readonly origin: string;
  /** True when it ran before: whoever started it ends it. */
  readonly reused: boolean;
  stop(): Promise<void>;
}

export interface FindFirebaseOptions {
  readonly host: string;
  readonly port: number;
  /** Absolute folder of the data. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly fetch: typeof fetch;
}

/** The local Firebase that runs on the port, or one that is started there with the demo data. */
export async function findFirebase(options: FindFirebaseOptions): Promise<FoundFirebase> {
  const origin = `http://${options.host}:${options.port}`;
  if (await answers(origin, options.fetch)) return { origin, reused: true, stop: async () => undefined };
  const started = await startFirebase({
    host: options.host,
    port: options.port,
    projectId: PROJECT_ID,
    dataDir: join(options.dataDir, 'firebase'),
  });
  try {
    const { dataDir, log } = options;
    await ensureDemoData({ dataDir, firebaseOrigin: started.origin, projectId: PROJECT_ID, log });
  } catch (error) {
    await started.stop();
    throw error;
  }
  return { origin: started.origin, reused: false, stop: () => started.stop() };
}

/** The local Firebase answers `Ok` at its root, as the official emulators do. */
async function answers(origin: string, fetchPage: typeof fetch): Promise<boolean> {
  try {
    const response = await fetchPage(origin, { signal: AbortSignal.timeout(2_000) });
    return response.ok && (await response.text()).trim() === 'Ok';
  } catch {
    return false;
  }
}
