import { readFile } from 'node:fs/promises';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { ACTORS, ROLES, type Role, userRecord } from '@vcms/testing/access';
import { collection, doc, type Firestore, getDoc, getDocs, query, setDoc, where } from 'firebase/firestore';
import { type FirebaseStorage, ref, uploadBytes } from 'firebase/storage';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, describe, it } from 'vitest';

const PROJECT = 'demo-second-factor-rules';
const PASSWORD_ONLY = { sign_in_provider: 'password', identities: {} } as const;
const TWO_STEPS = { ...PASSWORD_ONLY, sign_in_second_factor: 'totp', second_factor_identifier: 'f1' };

let server: LocalFirebase;
let kit: RulesTestEnvironment;
beforeAll(async () => {
  server = await startLocalFirebase({ port: 0, projectId: PROJECT });
  const { hostname, port } = new URL(server.origin);
  const rules = async (name: string) => readFile(new URL(`./${name}`, import.meta.url), 'utf8');
  const address = { host: hostname, port: Number(port) };
  kit = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...address, rules: await rules('firestore.rules') },
    storage: { ...address, rules: await rules('storage.rules') },
  });
  await kit.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    for (const { uid, role, companyId } of Object.values(ACTORS)) {
      await setDoc(doc(db, 'users', uid), userRecord(role, companyId));
      await setDoc(doc(db, 'companies', companyId), { kind: 'firm', name: companyId, status: 'active' });
      await setDoc(doc(db, 'notifications', `${uid}_n`), { toId: uid, read: false });
    }
  });
});
afterAll(async () => {
  await kit.cleanup();
  await server.stop();
});

/** What a session is made of besides role and company. */
interface Sign {
  readonly required?: boolean;
  readonly firebase: typeof PASSWORD_ONLY | typeof TWO_STEPS;
  readonly more?: Readonly<Record<string, unknown>>;
}

function session(role: Role, { required, firebase, more = {} }: Sign) {
  const { uid, companyId } = ACTORS[role];
  const claims = {
    role,
    companyId,
    active: true,
    ...(required === true ? { secondFactorRequired: true } : {}),
  };
  return kit.authenticatedContext(uid, { ...more, ...claims, firebase });
}

function reads(role: Role, sign: Sign): readonly Promise<unknown>[] {
  const db = session(role, sign).firestore() as unknown as Firestore;
  const { uid, companyId } = ACTORS[role];
  return [
    getDoc(doc(db, 'users', uid)),
    getDoc(doc(db, 'companies', companyId)),
    getDocs(query(collection(db, 'notifications'), where('toId', '==', uid))),
  ];
}

let photos = 0;
/** Nothing is overwritten: each try has a name of its own. */
function upload(role: Role, sign: Sign): Promise<unknown> {
  const storage = session(role, sign).storage() as unknown as FirebaseStorage;
  photos += 1;
  const photo = ref(storage, `users/${ACTORS[role].uid}/photo/p${photos}.png`);
  return Promise.resolve(uploadBytes(photo, new Uint8Array(10).fill(1), { contentType: 'image/png' }));
}

describe.each(ROLES)('two-step sign-in that is required of %s (ADR 42)', (role) => {
  it('keeps a session out that began with the password alone', async () => {
    const signs: readonly Sign[] = [
      { required: true, firebase: PASSWORD_ONLY },
      // Claims of the account's own do not stand for the service's word.
      { required: true, firebase: PASSWORD_ONLY, more: { sign_in_second_factor: 'totp' } },
    ];
    for (const sign of signs) {
      await Promise.all(reads(role, sign).map((read) => assertFails(read)));
      await assertFails(upload(role, sign));
    }
  });

  it('lets a session in that began in two steps, and everybody of whom it is not required', async () => {
    const signs: readonly Sign[] = [
      { required: true, firebase: TWO_STEPS },
      { firebase: TWO_STEPS },
      { firebase: PASSWORD_ONLY },
    ];
    for (const sign of signs) {
      await Promise.all(reads(role, sign).map((read) => assertSucceeds(read)));
      await assertSucceeds(upload(role, sign));
    }
  });
});
