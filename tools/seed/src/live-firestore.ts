import { getApps, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  initializeFirestore,
} from 'firebase/firestore';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { buildDemoData, type DemoData } from './demo-data.ts';
import { liveAddress } from './live-address.ts';
import { LIVE_TODAY } from './live-today.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './words/accounts.ts';

export { LIVE_TODAY };

function tokenOf(account: DemoAccount): { sub: string } {
  const { uid: sub, role, companyId, active } = account;
  // The claims are the product's own; the SDK's type knows only those of a plain token.
  return { sub, role, companyId, active } as { sub: string };
}

/** Firestore of the live backend (vitest project `live`) as this account sees it through the rules. */
export function liveFirestore(account: DemoAccount): Firestore {
  const { host, port, projectId } = liveAddress();
  const firestore = initializeFirestore(initializeApp({ projectId }, account.uid), {
    ignoreUndefinedProperties: true,
  });
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: tokenOf(account) });
  return firestore;
}

/** Firestore of the live backend as trusted code sees it, for what the server would write. */
export function liveTrusted(): Firestore {
  const { host, port, projectId } = liveAddress();
  const firestore = initializeFirestore(initializeApp({ projectId }, 'trusted'), {
    ignoreUndefinedProperties: true,
  });
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: 'owner' });
  return firestore;
}

/** What a page takes from the shell beside Firestore; the live backend runs no Cloud Functions, so a call says that it failed. */
export function liveHandles(firestore: Firestore): {
  readonly firestore: Firestore;
  readonly functions: Functions;
  readonly storage: FirebaseStorage;
} {
  const { host, port, projectId } = liveAddress();
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, host, port);
  return { firestore, functions, storage: getStorage(firestore.app, `gs://${projectId}.appspot.com`) };
}

/** The files of the live backend as this account sees them through the rules. */
export function liveStorage(firestore: Firestore, account: DemoAccount): FirebaseStorage {
  const { host, port, projectId } = liveAddress();
  const storage = getStorage(firestore.app, `gs://${projectId}.appspot.com`);
  connectStorageEmulator(storage, host, port, { mockUserToken: tokenOf(account) });
  return storage;
}

/** Puts a file into the live backend as the server would. */
export async function putLiveFile(path: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const { host, port, projectId } = liveAddress();
  const query = new URLSearchParams({ uploadType: 'media', name: path });
  const answer = await fetch(
    `http://${host}:${port}/upload/storage/v1/b/${projectId}.appspot.com/o?${query}`,
    {
      method: 'POST',
      headers: { 'Content-Type': contentType, Authorization: 'Bearer owner' },
      body: Buffer.from(bytes),
    },
  );
  if (!answer.ok) throw new Error(`The file could not be put up: ${await answer.text()}`);
}

/** Moves the time of the live backend, by which its rules say what day it is. */
export async function moveLiveClock(now: string): Promise<void> {
  const { host, port } = liveAddress();
  const answer = await fetch(`http://${host}:${port}/local/clock`, {
    method: 'PUT',
    body: JSON.stringify({ now }),
  });
  if (!answer.ok) throw new Error(`The clock cannot be moved: ${await answer.text()}`);
}

/** How many documents have been written since the live backend began, by whomever. */
export async function liveWrites(): Promise<number> {
  const { host, port } = liveAddress();
  const usage = await fetch(`http://${host}:${port}/emulator/v1/usage`);
  return ((await usage.json()) as { readonly writes: number }).writes;
}

/** Backend and session of the first demo account of a role, for tests that show a remote as that role sees it. */
export function liveRole(role: string) {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role && candidate.active);
  if (account === undefined) throw new Error(`There is no demo account of role ${role}.`);
  const app = getApps().find(({ name }) => name === account.uid);
  const firestore = app === undefined ? liveFirestore(account) : getFirestore(app);
  return { backend: { firestore }, session: liveSession(account) };
}

let data: DemoData | undefined;

/** What the live backend holds. */
export function liveData(): DemoData {
  data ??= buildDemoData(LIVE_TODAY);
  return data;
}

/** What the shell tells a remote about this account, in the shape of the contract's Session. */
export function liveSession({ uid, email, companyId }: DemoAccount) {
  const company = liveData().companies.find(({ id }) => id === companyId);
  return { userId: uid, email, companyId, company: company?.record.name ?? '' };
}

/** How many unread notifications the live backend holds for this account. */
export function liveUnread({ uid }: DemoAccount): number {
  return liveData().notifications.filter(({ toId, read }) => toId === uid && !read).length;
}
