import { join, resolve } from 'node:path';
import { ensureDemoData, PlainError, PROJECT_ID, ROOT, startFirebase } from '@vcms/launcher';

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

/**
 * This repository's local Firebase that runs on the port, or one that is started there with the demo data. Rejects with
 * PlainError when something else answers there: another clone has other rules and other data.
 */
export async function findFirebase(options: FindFirebaseOptions): Promise<FoundFirebase> {
  const origin = `http://${options.host}:${options.port}`;
  const home = await homeOf(origin, options.fetch);
  if (home === resolve(ROOT)) return { origin, reused: true, stop: async () => undefined };
  if (home !== undefined) throw foreignPort(options.port, home);
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

/** The repository whose local Firebase answers; `null`: something else does; undefined: nothing that speaks HTTP. */
async function homeOf(origin: string, fetchPage: typeof fetch): Promise<string | null | undefined> {
  try {
    const response = await fetchPage(origin, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    const home = response.headers.get('x-local-firebase-home');
    return home === null ? null : resolve(decodeURI(home));
  } catch {
    return undefined;
  }
}

function foreignPort(port: number, home: string | null): PlainError {
  const advice = 'or choose another port with --firebase-port.';
  return new PlainError(
    home === null
      ? `What answers on port ${port} is not the local Firebase of this repository. End it, ${advice}`
      : `The local Firebase on port ${port} is that of ${home}. End it there, ${advice}`,
  );
}
