import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { type FirebaseStorage, getStorage } from 'firebase/storage';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.ts';
import { buildDemoData, type DemoData } from './demo-data.ts';
import { liveAddress } from './live-address.ts';
import { LIVE_TODAY } from './live-today.ts';

export { LIVE_TODAY };

/** Firestore of the live backend (vitest project `live`) as this account sees it through the rules. */
export function liveFirestore(account: DemoAccount): Firestore {
  const { host, port, projectId } = liveAddress();
  const firestore = getFirestore(initializeApp({ projectId }, account.uid));
  // The claims are the product's own; the SDK's type knows only those of a plain token.
  const mockUserToken: object = {
    sub: account.uid,
    role: account.role,
    companyId: account.companyId,
    active: account.active,
  };
  connectFirestoreEmulator(firestore, host, port, {
    mockUserToken: mockUserToken as { sub: string },
  });
  return firestore;
}

/** What a page takes from the shell beside Firestore; the live backend runs no trusted code, so a call says that it failed. */
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

const known = new Map<string, Firestore>();

/** Backend and session of the first demo account of a role, for tests that show a remote as that role sees it. */
export function liveRole(role: string) {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role && candidate.active);
  if (account === undefined) throw new Error(`There is no demo account of role ${role}.`);
  const firestore = known.get(account.uid) ?? liveFirestore(account);
  known.set(account.uid, firestore);
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
