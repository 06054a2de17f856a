import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { documentPath, type UserRole } from '@vcms/domain';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { startLocalFirebase } from 'local-firebase';
import type { Caller, Trusted } from '../core/context.ts';
import { serverFirestore } from '../core/server-firestore.ts';
import { chooseScanner } from '../files/scan/choose-scanner.ts';
import { createStoredFiles } from '../files/stored-file.ts';

export const PASSWORD = 'long-enough-1';

/** A local Firebase with a firm, a client and a contractor, and the admin SDK on it. */
export interface World {
  /** Where the local Firebase answers, with the product's rules, and of which project. */
  readonly origin: string;
  readonly projectId: string;
  readonly trusted: Trusted;
  readonly callers: Readonly<Record<'admin' | 'service' | 'client' | 'reduced' | 'contractor', Caller>>;
  /** The time that the server sees. */
  setNow(iso: string): void;
  read(path: string): Promise<DocumentData | undefined>;
  list(collection: string): Promise<readonly DocumentData[]>;
  put(path: string, data: DocumentData): Promise<void>;
  saveFile(path: string, bytes: Buffer): Promise<void>;
  /** Adds a person with an account; answers them as a caller. */
  addPerson(uid: string, role: UserRole, companyId: string, status?: string): Promise<Caller>;
  stop(): Promise<void>;
}

const COMPANIES = {
  firm: { kind: 'firm', name: 'Clearpath' },
  x: { kind: 'client', name: 'Northfield', plan: 'full' },
  y: { kind: 'client', name: 'Riverbend', plan: 'reduced' },
  a: { kind: 'contractor', name: 'Acme Roofing', plan: 'full' },
} as const;

const DETAILS = {
  address1: '1 Main St',
  city: 'Peoria',
  state: 'IL',
  Zip: '61602',
  phone: '+13095550100',
  naicsOther: [],
  trades: ['roofing'],
  timezone: 'America/Chicago',
  status: 'active',
};

const fileOf = (name: string) => fileURLToPath(new URL(`../../../../firebase/${name}`, import.meta.url));

/** The project's own: what the rules refuse is refused, and queries whose index the file lacks fail, as in production. */
const FILES = {
  rulesFile: fileOf('firestore.rules'),
  storageRulesFile: fileOf('storage.rules'),
  indexesFile: fileOf('firestore.indexes.json'),
  authFile: fileOf('auth.config.json'),
  refusedPasswordsFile: fileOf('refused-passwords.txt'),
};

/** Files that share a process share its variables: each leaves them as it found them. */
function setVariables(variables: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

let worlds = 0;

export interface WorldOptions {
  /** Of Cloud Functions that are to run as well; without it tests call what they would. */
  readonly functionsFolder?: string;
  /** Registered with App Check; without any no function insists on it. */
  readonly appCheckDebugTokens?: readonly string[];
}

/** @param now the first time that the server sees */
export async function startWorld(now = '2026-11-20T15:00:00Z', options: WorldOptions = {}): Promise<World> {
  worlds += 1;
  const projectId = `demo-trusted-${process.pid}-${worlds}`;
  const server = await startLocalFirebase({ port: 0, projectId, ...FILES, ...options });
  const { host } = new URL(server.origin);
  const putBack = setVariables({
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: server.origin,
    METADATA_SERVER_DETECTION: 'none',
    // The Firebase CLI fills in the defaults of parameters; here nothing else does.
    VIRUS_SCANNER: 'built-in',
  });
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, projectId);
  const db = serverFirestore(app);
  const auth = getAuth(app);
  let current = new Date(now);
  const trusted: Trusted = {
    db,
    auth,
    files: createStoredFiles(() => getStorage(app)),
    scanner: chooseScanner('built-in'),
    now: () => current,
    random: randomBytes,
    appOrigin: 'http://app.test',
  };
  const stamp = Timestamp.fromDate(new Date('2026-01-05T12:00:00Z'));
  const stamps = { createdAt: stamp, createdBy: 'admin', updatedAt: stamp, updatedBy: 'admin', v: 1 };

  async function put(path: string, data: DocumentData): Promise<void> {
    await db.doc(path).set({ ...data, ...stamps });
  }
  async function addPerson(
    uid: string,
    role: UserRole,
    companyId: string,
    status = 'active',
  ): Promise<Caller> {
    const email = `${uid}@example.test`;
    const companyName = Object.entries(COMPANIES).find(([id]) => id === companyId)?.[1].name ?? companyId;
    const names = { firstName: uid, lastName: 'Vale' };
    const prefs = { emailReminders: true, digest: 'off' };
    await auth.createUser({ uid, email, password: PASSWORD, emailVerified: true });
    await auth.setCustomUserClaims(uid, { role, companyId, active: status === 'active' });
    await put(documentPath('users', uid), { email, ...names, role, companyId, companyName, status, prefs });
    return { uid, role, companyId, email, name: `${uid} Vale`, companyName };
  }

  for (const [id, company] of Object.entries(COMPANIES)) {
    await put(documentPath('companies', id), { ...DETAILS, ...company });
  }
  const callers = {
    admin: await addPerson('admin', '5001', 'firm'),
    service: await addPerson('service', '5002', 'firm'),
    client: await addPerson('client', '5003', 'x'),
    reduced: await addPerson('reduced', '5004', 'y'),
    contractor: await addPerson('contractor', '5005', 'a'),
  };
  return {
    origin: server.origin,
    projectId,
    trusted,
    callers,
    setNow(iso) {
      current = new Date(iso);
    },
    read: async (path) => (await db.doc(path).get()).data(),
    list: async (collection) =>
      (await db.collection(collection).get()).docs.map((entry) => ({ ...entry.data(), id: entry.id })),
    put,
    saveFile: (path, bytes) => getStorage(app).bucket().file(path).save(bytes),
    addPerson,
    async stop() {
      await deleteApp(app);
      await server.stop();
      putBack();
    },
  };
}
