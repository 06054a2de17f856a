// The unmodified Firebase SDK against the local Firebase with the product's rules.
import { fileURLToPath } from 'node:url';
import { deleteApp } from 'firebase/app';
import { signOut } from 'firebase/auth';
import { terminate } from 'firebase/firestore';
import { createLocalBackend, type LocalBackend, PROJECT } from '../test-support/local-backend.ts';
import type { AccountBackend } from './account-backend.ts';
import { type Backend, createBackendOn } from './backend.ts';
import { type FirebaseCore, startFirebase } from './firebase-app.ts';

const rulesFile = (name: string) => fileURLToPath(new URL(`../../../firebase/${name}`, import.meta.url));
export const PASSWORD = 'demo-password';
export const CLAIMS = { role: '5003', companyId: 'c1', active: true };
export const text = (stringValue: string) => ({ stringValue });
export const PROFILE = {
  firstName: text('Ana'),
  lastName: text('Ruiz'),
  role: text('5003'),
  companyId: text('c1'),
  prefs: {
    mapValue: {
      fields: { emailReminders: { booleanValue: true }, digest: text('daily'), theme: { mapValue: {} } },
    },
  },
};

/** One running server, and the backend of an account on it. */
export interface TestAccountBackend {
  readonly origin: string;
  readonly local: LocalBackend;
  readonly firebase: FirebaseCore;
  readonly backend: Backend;
  readonly account: AccountBackend;
  /** Creates somebody with a profile and signs them in; each test has a person of its own. */
  person(): Promise<{ readonly uid: string; readonly email: string }>;
  stop(): Promise<void>;
}

/** What the server of such a test begins with. */
export const ACCOUNT_SERVER = {
  port: 0,
  projectId: PROJECT,
  rulesFile: rulesFile('firestore.rules'),
  storageRulesFile: rulesFile('storage.rules'),
};

export async function openAccountBackend(server: {
  readonly origin: string;
  stop(): Promise<void>;
}): Promise<TestAccountBackend> {
  const local = createLocalBackend(server.origin);
  const firebase = startFirebase(
    { env: 'test', firebase: local.config, localFirebase: server.origin },
    'account-test',
  );
  const backend = createBackendOn(firebase, server.origin);
  const account = await backend.account();
  let people = 0;
  return {
    ...{ origin: server.origin, local, firebase, backend, account },
    async person() {
      people += 1;
      const email = `ana-${people}@x.test`;
      const uid = await local.createAccount({ email, password: PASSWORD, claims: CLAIMS });
      await local.putDocument(`users/${uid}`, PROFILE);
      const signedIn = await backend.auth.signIn(email, PASSWORD);
      if (!signedIn.ok) throw new Error(`${email} could not sign in: ${signedIn.kind}`);
      return { uid, email };
    },
    async stop() {
      await signOut(firebase.auth);
      await terminate((await backend.handles()).firestore);
      await deleteApp(firebase.app);
      await server.stop();
    },
  };
}
