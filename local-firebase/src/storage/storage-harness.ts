import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SettableClock } from '../clock/clock.ts';
import { createSettableClock } from '../clock/settable-clock.ts';
import { createRequestRouter } from '../server/request-router.ts';
import { createFirestoreService } from '../service/create-firestore-service.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';
import { compileStorageRules } from './compile-storage-rules.ts';
import { type LocalStorage, openLocalStorage } from './local-storage.ts';
import { createDocumentReader } from './read-document.ts';

export const PROJECT = 'demo-storage';
export const BUCKET = 'demo-storage.appspot.com';

/** A Storage on a free port with a Firestore behind its rules, for tests through the SDKs. */
export interface StorageHarness {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  readonly firestore: LocalFirestore;
  readonly clock: SettableClock;
  readonly storage: () => LocalStorage;
  /** Closes the stores and opens them again from the same folder; the port stays. */
  reopen(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStorage(): Promise<StorageHarness> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-test-'));
  const firestore = createFirestoreService();
  const clock = createSettableClock();
  const open = () =>
    openLocalStorage({
      dataDir,
      clock,
      compileRules: compileStorageRules,
      readDocument: createDocumentReader(firestore, PROJECT),
    });
  let storage = await open();
  const server = createServer(createRequestRouter([(...call) => storage.handle(...call)]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    origin: `http://127.0.0.1:${port}`,
    firestore,
    clock,
    storage: () => storage,
    async reopen() {
      await storage.close();
      storage = await open();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await storage.close();
      await firestore.close();
      clock.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An unsigned ID token, as the Auth emulator gives out. */
export function unsignedToken(uid: string, claims: Record<string, unknown> = {}): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: uid, user_id: uid, ...claims })}.`;
}
