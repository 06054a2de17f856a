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
  process.env.FIRESTORE_EMULATOR_HOST = host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: PROJECT_ID });
  await seedDemoData({ auth: getAuth(app), firestore: getFirestore(app), today: LIVE_TODAY });
  await deleteApp(app);
  project.provide('liveBackend', { host: hostname, port: Number(port), projectId: PROJECT_ID });
  return () => server.stop();
}
