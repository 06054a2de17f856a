import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serverFirestore, type Trusted } from '@vcms/server/core';
import { chooseScanner, createStoredFiles } from '@vcms/server/files';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { startLocalFirebase } from 'local-firebase';

/** What the local server has counted: as Firestore bills it, without the look-ups that rules make. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** A local Firebase with the product's rules and indexes, and Cloud Functions on it. */
export interface Backend {
  readonly trusted: Trusted;
  readonly origin: string;
  readonly projectId: string;
  setNow(iso: string): void;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const fileOf = (name: string) => fileURLToPath(new URL(`../../../firebase/${name}`, import.meta.url));

export async function startBackend(now: string): Promise<Backend> {
  const projectId = 'demo-scale';
  const server = await startLocalFirebase({
    port: 0,
    projectId,
    rulesFile: fileOf('firestore.rules'),
    indexesFile: fileOf('firestore.indexes.json'),
  });
  const { host } = new URL(server.origin);
  process.env.FIRESTORE_EMULATOR_HOST = host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  process.env.STORAGE_EMULATOR_HOST = server.origin;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId, storageBucket: `${projectId}.firebasestorage.app` });
  let current = new Date(now);
  return {
    trusted: {
      db: serverFirestore(app),
      auth: getAuth(app),
      files: createStoredFiles(() => getStorage(app)),
      now: () => current,
      random: randomBytes,
      scanner: chooseScanner('built-in'),
      appOrigin: 'http://app.test',
    },
    origin: server.origin,
    projectId,
    setNow(iso) {
      current = new Date(iso);
    },
    async usage() {
      const response = await fetch(`${server.origin}/emulator/v1/usage`);
      return parseUsage(await response.json());
    },
    async stop() {
      await deleteApp(app);
      await server.stop();
    },
  };
}

function parseUsage(body: unknown): Usage {
  const fields: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const { reads, writes, deletes } = fields;
  if (typeof reads !== 'number' || typeof writes !== 'number' || typeof deletes !== 'number') {
    throw new Error('The server answers no usage.');
  }
  return { reads, writes, deletes };
}

/** What one piece of work costs. */
export async function costOf(backend: Backend, work: () => Promise<unknown>): Promise<Usage> {
  const before = await backend.usage();
  await work();
  const after = await backend.usage();
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  };
}
