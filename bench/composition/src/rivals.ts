import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShellServer } from '@vcms/hosting';
import { type BuiltProduct, PROJECT_ID, startStack } from '@vcms/launcher';
import { MONOLITH_VERSION } from './build-monolith.ts';

/** The product and the monolith, running on one backend. */
export interface Rivals {
  readonly federated: string;
  readonly monolith: string;
  /** Origin of the local Firebase; calls to it are no bytes of the page. */
  readonly backend: string;
  stop(): Promise<void>;
}

export async function startRivals(product: BuiltProduct, monolithFolder: string): Promise<Rivals> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-composition-'));
  const host = '127.0.0.1';
  const ports = { shellPort: 0, cdnPort: 0, firebasePort: 0, mailPort: 0 };
  const stack = await startStack({ product, dataDir, reset: false, host, ...ports, log: () => undefined });
  const backend = stack.firebase.origin;
  const shell = await startShellServer({
    host,
    port: 0,
    shellFolder: monolithFolder,
    shellVersion: MONOLITH_VERSION,
    registryFolder: join(dataDir, 'registry'),
    origins: { cdn: stack.cdnUrl, localFirebase: backend },
    config: {
      env: 'bench',
      firebase: {
        apiKey: 'local',
        projectId: PROJECT_ID,
        appId: 'local',
        storageBucket: `${PROJECT_ID}.appspot.com`,
      },
      localFirebase: backend,
    },
  });
  return {
    federated: stack.url,
    monolith: shell.origin,
    backend,
    async stop() {
      await shell.close();
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
