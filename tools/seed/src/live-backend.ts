import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { startLocalFirebase } from 'local-firebase';
import type { TestProject } from 'vitest/node';
import { LIVE_TODAY } from './live-today.ts';
import { seedDemoData } from './seed-demo-data.ts';

const PROJECT_ID = 'demo-live';

function inFirebaseFolder(name: string): string {
  return fileURLToPath(new URL(`../../../firebase/${name}`, import.meta.url));
}

/**
 * Runs with these variables set and puts back what was there. The workers of all projects inherit the variables of this
 * process: a server SDK in another test would talk to this backend instead of its own.
 */
async function withVariables(
  variables: Readonly<Record<string, string>>,
  run: () => Promise<void>,
): Promise<void> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    await run();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/**
 * For tests of pages against the real thing: a local Firebase with the product's rules, indexes and demo data. It runs
 * in vitest's own process, because server and admin SDK do not belong into a browser's environment.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startLocalFirebase({
    port: 0,
    projectId: PROJECT_ID,
    rulesFile: inFirebaseFolder('firestore.rules'),
    indexesFile: inFirebaseFolder('firestore.indexes.json'),
  });
  const { host, hostname, port } = new URL(server.origin);
  await withVariables(
    {
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
      METADATA_SERVER_DETECTION: 'none',
    },
    async () => {
      const app = initializeApp({ projectId: PROJECT_ID });
      await seedDemoData({ auth: getAuth(app), firestore: getFirestore(app), today: LIVE_TODAY });
      await deleteApp(app);
    },
  );
  project.provide('liveBackend', { host: hostname, port: Number(port), projectId: PROJECT_ID });
  return () => server.stop();
}
