import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import type { TestProject } from 'vitest/node';
import { askedDelay, type LateDoor, openLateDoor } from './live-delay.ts';
import { LIVE_TODAY } from './live-today.ts';
import { seedDemoData } from './seed-demo-data.ts';
import { withVariables } from './with-variables.ts';

const PROJECT_ID = 'demo-live';

function inFirebaseFolder(name: string): string {
  return fileURLToPath(new URL(`../../../firebase/${name}`, import.meta.url));
}

function start(dataDir: string): Promise<LocalFirebase> {
  return startLocalFirebase({
    port: 0,
    projectId: PROJECT_ID,
    dataDir,
    rulesFile: inFirebaseFolder('firestore.rules'),
    storageRulesFile: inFirebaseFolder('storage.rules'),
    indexesFile: inFirebaseFolder('firestore.indexes.json'),
    authFile: inFirebaseFolder('auth.config.json'),
    refusedPasswordsFile: inFirebaseFolder('refused-passwords.txt'),
  });
}

/** Before any day that a test moves its backend to: what is committed never comes before what was. */
const SEEDED_AT = '2026-01-01T00:00:00Z';

/** Writes the demo data into a folder that later backends begin with. */
async function seedFolder(dataDir: string): Promise<void> {
  const server = await start(dataDir);
  const clock = await fetch(`${server.origin}/local/clock`, {
    method: 'PUT',
    body: JSON.stringify({ now: SEEDED_AT }),
  });
  if (!clock.ok) throw new Error(`The clock cannot be moved: ${await clock.text()}`);
  const { host } = new URL(server.origin);
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
  await server.stop();
}

/** Backends that begin with the same data, by their ports. */
class LiveBackends {
  readonly #root: string;
  readonly #running = new Map<string, { readonly server: LocalFirebase; readonly door?: LateDoor }>();
  readonly #delay = askedDelay(process.env);

  constructor(root: string) {
    this.#root = root;
  }

  async begin(): Promise<string> {
    const dataDir = await mkdtemp(join(this.#root, 'backend-'));
    await cp(join(this.#root, 'seeded'), dataDir, { recursive: true });
    const server = await start(dataDir);
    if (this.#delay === undefined) {
      this.#running.set(server.origin, { server });
      return server.origin;
    }
    const door = await openLateDoor(server.origin, this.#delay);
    this.#running.set(door.origin, { server, door });
    return door.origin;
  }

  async end(origin: string): Promise<void> {
    const ended = this.#running.get(origin);
    this.#running.delete(origin);
    ended?.door?.close();
    await ended?.server.stop();
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((origin) => this.end(origin)));
  }
}

/** `POST /` begins a backend and answers its origin; `DELETE /?origin=` ends it. */
function controlOf(backends: LiveBackends): Server {
  async function answer(method: string | undefined, url: URL, response: ServerResponse): Promise<void> {
    if (method === 'DELETE') await backends.end(url.searchParams.get('origin') ?? '');
    response.end(method === 'POST' ? await backends.begin() : '');
  }
  return createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    answer(request.method, new URL(request.url ?? '/', 'http://127.0.0.1'), response).catch(
      (cause: unknown) => response.writeHead(500).end(String(cause)),
    );
  });
}

/**
 * For tests of pages against the real thing: a local Firebase with the product's rules, indexes and demo data for each
 * test file, so that no file sees what another has written. They run in vitest's own process, because server and admin
 * SDK do not belong into a browser's environment.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'vcms-live-'));
  await seedFolder(join(root, 'seeded'));
  const backends = new LiveBackends(root);
  const control = controlOf(backends);
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  const { port } = control.address() as AddressInfo;
  project.provide('liveBackends', { control: `http://127.0.0.1:${port}`, projectId: PROJECT_ID });
  return async () => {
    control.close();
    await backends.endAll();
    await rm(root, { recursive: true, force: true });
  };
}
