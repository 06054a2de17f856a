import type { ReadableStore } from '@vcms/contract';
import type { AuthFailureKind } from '../backend/auth-failure.ts';
import type { AuthChange, AuthGateway, Identity } from '../backend/auth-gateway.ts';
import type { UserProfile, UserProfileRepository } from '../backend/user-profile-repository.ts';
import { type After, watchWithRetry } from '../backend/watch-with-retry.ts';
import { createValueStore } from '../store/value-store.ts';
import type { Logger } from '../telemetry/logger.ts';
import { clearUserStorage, type TabStorage } from './clear-user-storage.ts';
import { rememberedCompany, rememberedUser, writeSessionRecord } from './session-record.ts';
import type { SessionState, SessionUser, SignedOutReason } from './session-state.ts';
import { isSameUser, sessionUserOf } from './session-user.ts';
import { SIGN_OUT_PENDING_KEY } from './storage-keys.ts';

export type SessionSignInResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly kind: AuthFailureKind };

export interface SessionControllerOptions {
  readonly gateway: AuthGateway;
  readonly profiles: UserProfileRepository;
  readonly storage: TabStorage;
  readonly after: After;
  readonly log: Logger;
  /** The service ended the session, or trusted code disabled the account: the shell runs its sign-out sequence. */
  readonly onEnded: (cause: 'session-ended' | 'disabled') => void;
}

/** Who is signed in, as a store; the only writer of it. */
export interface SessionController {
  readonly store: ReadableStore<SessionState>;
  /** Begins to follow the sign-in service; returns the function that ends it. */
  start(): () => void;
  /** After success the store is `in` already. */
  signIn(email: string, password: string): Promise<SessionSignInResult>;
  /** Ends the profile's live query; needed before the service's sign-out (architecture 3d). */
  stopListeners(): void;
  /** Marks the session as over. */
  end(reason: SignedOutReason): void;
  /** Remembers that the service still holds a session, so that the next start ends it before anything is shown. */
  markSignOutPending(): void;
}

export function createSessionController(options: SessionControllerOptions): SessionController {
  const { gateway, profiles, storage, after, log, onEnded } = options;
  const store = createValueStore<SessionState>({ kind: 'checking' });
  let identity: Identity | undefined;
  let profile: UserProfile | undefined;
  let stopProfile: (() => void) | undefined;

  const signOutPending = () => storage.local.getItem(SIGN_OUT_PENDING_KEY) !== null;

  function receive(change: AuthChange): void {
    if (change.kind === 'in') receiveIdentity(change.identity);
    else if (change.kind === 'unverified') receiveUnverified(change.userId, change.cause);
    else if (store.getSnapshot().kind === 'in') onEnded('session-ended');
    else if (store.getSnapshot().kind === 'checking') end('none');
  }

  function receiveIdentity(next: Identity): void {
    if (signOutPending()) return;
    if (!next.claims.active) {
      onEnded('disabled');
      return;
    }
    if (identity?.userId !== next.userId) changeUser(next.userId);
    // Without a role the database refuses the profile; asking would only fill the log.
    const isReadable = next.claims.role !== undefined;
    if (isReadable && stopProfile === undefined) followProfile(next.userId);
    identity = next;
    publish();
  }

  function receiveUnverified(userId: string, cause: unknown): void {
    log.warn('session.unverified', { cause: String(cause) });
    const state = store.getSnapshot();
    if (state.kind === 'in' && state.user.userId === userId) return;
    const remembered = signOutPending() ? undefined : rememberedUser(storage.session, userId);
    store.set(
      remembered === undefined ? { kind: 'out', reason: 'check-failed' } : { kind: 'in', user: remembered },
    );
  }

  function changeUser(userId: string): void {
    const state = store.getSnapshot();
    if (state.kind === 'in' && state.user.userId !== userId) clearUserStorage(storage);
    stopListeners();
  }

  function followProfile(userId: string): void {
    stopProfile = watchWithRetry<UserProfile | undefined>(
      (watcher) => profiles.watch(userId, watcher),
      after,
      {
        next(value) {
          profile = value;
          publish();
        },
        retrying: (cause) => log.warn('session.profile-failed', { cause: String(cause) }),
        gaveUp: (cause) => log.error('session.profile-unavailable', cause),
      },
    );
  }

  function publish(): void {
    if (identity === undefined) return;
    const user = sessionUserOf(identity, profile, rememberedCompany(storage.session, identity.userId));
    const state = store.getSnapshot();
    if (state.kind === 'in' && isSameUser(state.user, user)) return;
    record(user);
    store.set({ kind: 'in', user });
  }

  function record(user: SessionUser): void {
    try {
      writeSessionRecord(storage.session, user);
    } catch (cause) {
      // A full storage costs the record, not the session.
      log.error('session.record-failed', cause);
    }
  }

  function stopListeners(): void {
    stopProfile?.();
    stopProfile = undefined;
    identity = undefined;
    profile = undefined;
  }

  function end(reason: SignedOutReason): void {
    stopListeners();
    store.set({ kind: 'out', reason });
  }

  async function signIn(email: string, password: string): Promise<SessionSignInResult> {
    storage.local.removeItem(SIGN_OUT_PENDING_KEY);
    const result = await gateway.signIn(email, password);
    if (!result.ok) {
      log.warn('session.sign-in-refused', { kind: result.kind });
      return { ok: false, kind: result.kind };
    }
    receiveIdentity(result.identity);
    return result.identity.claims.active ? { ok: true } : { ok: false, kind: 'disabled' };
  }

  return {
    store,
    start: () => {
      if (signOutPending()) finishSignOut(options, () => end('signed-out'));
      const stop = gateway.observe(receive);
      return () => {
        stop();
        stopListeners();
      };
    },
    signIn,
    stopListeners,
    end,
    markSignOutPending: () => storage.local.setItem(SIGN_OUT_PENDING_KEY, '1'),
  };
}

function finishSignOut({ gateway, storage, log }: SessionControllerOptions, ended: () => void): void {
  ended();
  gateway.signOut().then(
    () => storage.local.removeItem(SIGN_OUT_PENDING_KEY),
    (cause: unknown) => log.error('session.sign-out-still-pending', cause),
  );
}
