import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export interface EnvironmentOptions {
  readonly folder: string;
  readonly projectId: string;
  /** `host:port` of this server. */
  readonly host: string;
  /** What the server itself was started with. */
  readonly inherited: NodeJS.ProcessEnv;
}

/** The server's own switches for Node would change how the functions run. */
const NOT_INHERITED = ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'GOOGLE_APPLICATION_CREDENTIALS'];

/**
 * Environment of a functions process: that of production as far as it exists here, every Firebase service at this
 * server, and the parameters of the folder's `.env`, `.env.{project}`, `.env.local` and `.secret.local`.
 */
export function functionsEnvironment(options: EnvironmentOptions): NodeJS.ProcessEnv {
  const { folder, projectId, host, inherited } = options;
  const kept = Object.entries(inherited).filter(([name]) => !NOT_INHERITED.includes(name));
  const files = ['.env', `.env.${projectId}`, '.env.local', '.secret.local'];
  const storageBucket = `${projectId}.appspot.com`;
  return {
    ...Object.fromEntries(kept),
    ...Object.assign({}, ...files.map((file) => readEnvironmentFile(join(folder, file)))),
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    FUNCTIONS_EMULATOR: 'true',
    // ID tokens of the local Auth are not signed, so that there is nothing to verify.
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
    // Without it the server SDKs look for Google's metadata server first.
    METADATA_SERVER_DETECTION: 'none',
    TZ: 'UTC',
  };
}

function readEnvironmentFile(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
