import type { Firestore } from 'firebase/firestore';
import { type Watcher, watchWhenLoaded } from './watch.ts';

/** Display data of a user (domain, user). Empty text where nothing is stored. */
export interface UserProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phone: string;
  readonly companyName: string;
  /** What the server decided about the account; absent where nothing is stored. */
  readonly access?: AccountAccess | undefined;
}

/** The stored rights. They are ahead of a token's claims, which live for an hour (domain section 2, user). */
interface AccountAccess {
  readonly disabled: boolean;
  readonly role: string;
  readonly companyId: string;
  /** Sessions that began before this time are over; milliseconds since 1970. */
  readonly sessionsEndedAt: number | undefined;
}

export interface UserProfileRepository {
  /** Reports the profile now and after each change; undefined when none is stored. */
  watch(userId: string, watcher: Watcher<UserProfile | undefined>): () => void;
}

/** Documents `users/{uid}`. */
export function createUserProfileRepository(load: () => Promise<Firestore>): UserProfileRepository {
  return {
    watch: (userId, watcher) =>
      watchWhenLoaded(
        async () => ({
          firestore: await load(),
          sdk: await import(/* webpackChunkName: "firestore" */ './shared-firestore.ts'),
        }),
        ({ firestore, sdk }, guarded: Watcher<UserProfile | undefined>) =>
          sdk.onSnapshot(
            sdk.doc(firestore, 'users', userId),
            { includeMetadataChanges: true },
            (snapshot) => {
              if (!snapshot.exists() && snapshot.metadata.fromCache) guarded.offline?.();
              else guarded.next(parseUserProfile(snapshot.data()));
            },
            guarded.error,
          ),
        watcher,
      ),
  };
}

/** Reads a stored profile; damaged fields become empty. */
function parseUserProfile(data: Readonly<Record<string, unknown>> | undefined): UserProfile | undefined {
  if (data === undefined) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    firstName: text(data.firstName),
    lastName: text(data.lastName),
    title: text(data.title),
    phone: text(data.phone),
    companyName: text(data.companyName),
    ...(typeof data.status === 'string' ? { access: parseAccess(data, data.status) } : {}),
  };
}

function parseAccess(data: Readonly<Record<string, unknown>>, status: string): AccountAccess {
  const { role, companyId, sessionsEndedAt } = data;
  return {
    disabled: status === 'disabled',
    role: typeof role === 'string' ? role : '',
    companyId: typeof companyId === 'string' ? companyId : '',
    sessionsEndedAt: isTimestamp(sessionsEndedAt) ? sessionsEndedAt.toMillis() : undefined,
  };
}

function isTimestamp(value: unknown): value is { toMillis(): number } {
  return (
    typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
  );
}
