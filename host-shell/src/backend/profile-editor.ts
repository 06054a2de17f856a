import {
  deleteField,
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import { asDataResult, type DataResult, dataFailure } from './data-failure.ts';
import { fieldsOf, type OwnProfile, parseOwnProfile } from './own-profile.ts';

/** Reads and writes the listed fields of the own `users/{uid}` (domain 5.2, own profile). Refusals are results. */
export interface ProfileEditor {
  read(userId: string): Promise<DataResult<OwnProfile>>;
  /** Writes the given fields and leaves the others; 'missing': no profile is stored. */
  save(userId: string, change: Partial<OwnProfile>): Promise<DataResult<void>>;
  /** Keeps the address of the picture; undefined takes it away. */
  setPhoto(userId: string, url: string | undefined): Promise<DataResult<void>>;
}

/** Two attempts: a transaction without a connection fails after about a second instead of ten. */
const ATTEMPTS = 2;

export function createProfileEditor(firestore: Firestore): ProfileEditor {
  return {
    read: (userId) => readProfile(firestore, userId),
    save: (userId, change) => write(firestore, userId, (stored) => fieldsOf(change, stored)),
    setPhoto: (userId, url) =>
      write(firestore, userId, (stored) => ({ ...fieldsOf({}, stored), photoURL: url ?? deleteField() })),
  };
}

async function readProfile(firestore: Firestore, userId: string): Promise<DataResult<OwnProfile>> {
  const result = await asDataResult(() => getDoc(doc(firestore, 'users', userId)));
  if (!result.ok) return result;
  const data = result.value.data();
  if (data !== undefined) return { ok: true, value: parseOwnProfile(data) };
  return dataFailure(result.value.metadata.fromCache ? 'unreachable' : 'missing');
}

type Fields = Readonly<Record<string, unknown>>;

/** A transaction, because a plain write without a connection never answers. */
async function write(
  firestore: Firestore,
  userId: string,
  change: (stored: Fields) => Fields,
): Promise<DataResult<void>> {
  const reference = doc(firestore, 'users', userId);
  const result = await asDataResult(() =>
    runTransaction(
      firestore,
      async (transaction) => {
        const stored = (await transaction.get(reference)).data();
        if (stored === undefined) return false;
        const stamps = { updatedAt: serverTimestamp(), updatedBy: userId };
        transaction.update(reference, { ...change(stored), ...stamps });
        return true;
      },
      { maxAttempts: ATTEMPTS },
    ),
  );
  if (!result.ok) return result;
  return result.value ? { ok: true, value: undefined } : dataFailure('missing');
}
