import {
  type BackendHandles,
  familyOf,
  parseRole,
  type RoleCode,
  type RuntimeConfig,
  type Session,
} from '@vcms/contract';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, initializeFirestore } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { StandaloneAccount } from './standalone-settings.ts';

/** The Firebase services of the page. Each load signs in anew, so nothing is kept in the browser. */
export function startBackend({ firebase, localFirebase }: RuntimeConfig): BackendHandles {
  const app = initializeApp({ ...firebase });
  const auth = initializeAuth(app, { persistence: [inMemoryPersistence] });
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  const storage = getStorage(app);
  const functions = getFunctions(app);
  if (localFirebase !== undefined) {
    const { hostname, port } = new URL(localFirebase);
    connectAuthEmulator(auth, localFirebase, { disableWarnings: true });
    connectFirestoreEmulator(firestore, hostname, Number(port));
    connectStorageEmulator(storage, hostname, Number(port));
    connectFunctionsEmulator(functions, hostname, Number(port));
  }
  return Object.freeze({ auth, firestore, storage, functions });
}

/** Signs in and tells who that is, from the token's claims and the stored profile. Rejects when that is refused. */
export async function signIn(
  { auth, firestore }: BackendHandles,
  account: StandaloneAccount,
): Promise<Session> {
  const { user } = await signInWithEmailAndPassword(auth, account.email, account.password);
  const { claims } = await user.getIdTokenResult();
  const profile = (await getDoc(doc(firestore, 'users', user.uid))).data();
  return sessionOf({
    userId: user.uid,
    email: account.email,
    role: parseRole(claims.role) ?? account.role,
    companyId: textOf(claims.companyId),
    company: textOf(profile?.companyName),
    photoUrl: textOf(profile?.photoUrl) || null,
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

type KnownUser = Omit<Session, 'family' | 'companyEmail' | 'role'> & { readonly role: RoleCode };

function sessionOf(user: KnownUser): Session {
  const family = familyOf(user.role);
  if (family === null) throw new Error(`${user.email} has no role of the product.`);
  return { ...user, family, companyEmail: user.email };
}
