import { join } from 'node:path';
import { buildHost, buildRemote } from '@vcms/federation';
import { type Listener, startCdnServer, startShellServer } from '@vcms/hosting';
import type { Product } from './product.ts';

/** A development build of the shell beside the product's own, and a developer's server with one remote. */
export interface OverrideShell {
  readonly url: string;
  /** Where the developer's build of the remote is served, ends in a slash. */
  readonly developer: string;
  stopDeveloper(): Promise<void>;
  close(): Promise<void>;
}

/** Version of the developer's build. */
export const DEVELOPED = '7.7.7';
const HOST = '127.0.0.1';

/** Both use the product's registry, CDN and local Firebase. */
export async function startOverrideShell(product: Product, remote: string): Promise<OverrideShell> {
  const { stack, dataDir } = product;
  const root = process.cwd();
  const version = '1.0.0-overrides';
  const shellFolder = join(dataDir, 'override-shell');
  const remoteFolder = join(dataDir, 'override-remote');
  await buildHost({
    dir: join(root, 'host-shell'),
    version,
    outDir: shellFolder,
    overrides: { origins: [] },
  });
  await buildRemote({ dir: join(root, remote), version: DEVELOPED, outDir: remoteFolder });
  const developer: Listener = await startCdnServer({ host: HOST, port: 0, folder: remoteFolder });
  const shell = await startShellServer({
    host: HOST,
    port: 0,
    shellFolder,
    shellVersion: version,
    registryFolder: join(dataDir, 'registry'),
    origins: { cdn: stack.cdnUrl, localFirebase: stack.firebase.origin, overrides: [] },
    config: {
      env: 'local',
      firebase: { apiKey: 'local', projectId: stack.projectId, appId: 'local' },
      localFirebase: stack.firebase.origin,
    },
  });
  return {
    url: shell.origin,
    developer: `${developer.origin}/`,
    stopDeveloper: () => developer.close(),
    async close() {
      await Promise.all([shell.close(), developer.close()]);
    },
  };
}
