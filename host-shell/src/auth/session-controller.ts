import { createValueStore, type ReadableStore } from '@vcms/contract';
import type { AuthFailureKind } from '../backend/auth-failure.ts';
import type { AuthChange, AuthGateway, Identity, SignInResult } from '../backend/auth-gateway.ts';
import type { UserProfileRepository } from '../backend/user-profile-repository.ts';
import type { After } from '../backend/watch-with-retry.ts';
import type { Logger } from '../telemetry/logger.ts';
import { clearUserStorage, type TabStorage } from './clear-user-storage.ts';
import { type AccessEnd, endedAccess, inactiveCause } from './ended-access.ts';
import { createProfileFollower, type ProfileFollower } from './profile-follower.ts';
import { rememberedCompany, rememberedUser, writeSessionRecord } from './session-record.ts';
import type { SessionState, SessionUser, SignedOutReason } from './session-state.ts';
import { isSameUser, sessionUserOf } from './session-user.ts';
import { SIGN_OUT_PENDING_KEY } from './storage-keys.ts';

export type SessionSignInResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly kind: AuthFailureKind;
      /** With kind `second-factor`: takes the code of the authenticator app. */
      readonly answer?: SecondFactorAnswer | undefined;
    };

/** The second step of a sign-in whose password was right. */
export type SecondFactorAnswer = (code: string) => Promise<SessionSignInResult>;

export interface SessionControllerOptions {
  readonly gateway: AuthGateway;
  readonly profiles: UserProfileRepository;
  readonly storage: TabStorage;
  readonly after: After;
  readonly log: Logger;
  /** The service or the server ended the session: the shell runs its sign-out sequence. */
  readonly onEnded: (cause: AccessEnd) => void;
}

/** Who is signed in, as a store; the only writer of it. */
export interface SessionController {
  readonly store: ReadableStore<SessionState>;
  /** Begins to follow the sign-in service; returns the function that ends it. */
  start(): () => void;
  /** After success the store is `in` already. */
  signIn(email: string, password: string): Promise<SessionSignInResult>;
  /** The same with a Google account that the visitor chooses. */
  signInWithGoogle(): Promise<SessionSignInResult>;
  /** Ends the profile's live query; needed before the service's sign-out (architecture 3d). */
  stopListeners(): void;
  /** Marks the session as over. */
  end(reason: SignedOutReason): void;
  /** Remembers that the service still holds a session, so that the next start ends it before anything is shown. */
  markSignOutPending(): void;
}

/** What the tab knows of its session. `confirmed`: by the service, since the profile was last read. */
type Known = 'profile-unread' | 'profile-read' | 'confirmed';

/** While the service is asked, what is known may change, and the SDK may sign out. */
type Standing =
  | { readonly kind: Known }
  | { readonly kind: 'asking' | 'left-while-asking'; readonly known: Known };

export function createSessionController(options: SessionControllerOptions): SessionController {
  return new GatewaySession(options);
}

class GatewaySession implements SessionController {
  readonly store = createValueStore<SessionState>({ kind: 'checking' });
  readonly #options: SessionControllerOptions;
  readonly #profile: ProfileFollower;
  #identity: Identity | undefined;
  #standing: Standing = { kind: 'profile-unread' };

  constructor(options: SessionControllerOptions) {
    this.#options = options;
    this.#profile = createProfileFollower({
      ...options,
      onChange: () => {
        this.#know('profile-read');
        this.#publish();
      },
      onRefused: () => void this.#check(),
    });
  }

  start(): () => void {
    if (this.#isSignOutPending()) this.#finishSignOut();
    const stop = this.#options.gateway.observe((change) => this.#receive(change));
    return () => {
      stop();
      this.stopListeners();
    };
  }

  signIn(email: string, password: string): Promise<SessionSignInResult> {
    return this.#enter(() => this.#options.gateway.signIn(email, password));
  }

  signInWithGoogle(): Promise<SessionSignInResult> {
    return this.#enter(() => this.#options.gateway.signInWithGoogle());
  }

  async #enter(attempt: () => Promise<SignInResult>): Promise<SessionSignInResult> {
    const { storage, log } = this.#options;
    storage.local.removeItem(SIGN_OUT_PENDING_KEY);
    const result = await attempt();
    if (!result.ok) {
      const { answer } = result;
      if (answer !== undefined)
        return { ok: false, kind: result.kind, answer: (code) => this.#enter(() => answer(code)) };
      log.warn('session.sign-in-refused', { kind: result.kind });
      return { ok: false, kind: result.kind };
    }
    this.#receiveIdentity(result.identity);
    const { claims } = result.identity;
    return claims.active ? { ok: true } : { ok: false, kind: inactiveCause(claims) };
  }

  stopListeners(): void {
    this.#profile.stop();
    this.#identity = undefined;
  }

  end(reason: SignedOutReason): void {
    this.stopListeners();
    this.store.set({ kind: 'out', reason });
  }

  markSignOutPending(): void {
    this.#options.storage.local.setItem(SIGN_OUT_PENDING_KEY, '1');
  }

  #receive(change: AuthChange): void {
    if (change.kind === 'in') this.#receiveIdentity(change.identity);
    else if (change.kind === 'unverified') this.#receiveUnverified(change.userId, change.cause);
    // The check knows why; the SDK signs out before it says so.
    else if ('known' in this.#standing) this.#standing = { ...this.#standing, kind: 'left-while-asking' };
    else if (this.store.getSnapshot().kind === 'in') this.#options.onEnded('session-ended');
    else if (this.store.getSnapshot().kind === 'checking') this.end('none');
  }

  #receiveIdentity(next: Identity): void {
    if (this.#isSignOutPending()) return;
    if (!next.claims.active) {
      this.#options.onEnded(inactiveCause(next.claims));
      return;
    }
    if (this.#identity?.userId !== next.userId) this.#changeUser(next.userId);
    this.#identity = next;
    // Without a role or a second factor the database refuses the profile; asking would only fill the log.
    if (next.claims.secondFactor === 'missing') this.#profile.stop();
    else if (next.claims.role !== undefined) this.#profile.follow(next.userId);
    this.#publish();
  }

  /**
   * The access rules refuse a session that the server has ended. A tab that had no connection at that moment asks for its
   * profile later and is refused, so the profile never says why: the service does. A session that once read its profile,
   * was renewed by the service and is refused again is over all the same; one that never did has a role the rules do not
   * know (S65 to S68), which is no reason to end it.
   */
  async #check(): Promise<void> {
    const userId = this.#identity?.userId;
    if (userId === undefined || 'known' in this.#standing) return;
    this.#standing = { kind: 'asking', known: this.#standing.kind };
    const answer = await this.#options.gateway.checkSession();
    const { hasLeft, known } = this.#answered(answer === 'good');
    const isRefusedAgain = answer === 'good' && known === 'confirmed';
    const isOver = answer === 'disabled' || answer === 'ended' || hasLeft || isRefusedAgain;
    if (!isOver || this.#identity?.userId !== userId) return;
    this.#options.log.warn('session.refused', { answer });
    this.#options.onEnded(answer === 'disabled' ? 'disabled' : 'session-ended');
  }

  /** The service has answered: what was known until then, and whether the SDK has signed out meanwhile. */
  #answered(isGood: boolean): { readonly hasLeft: boolean; readonly known: Known } {
    const standing = this.#standing;
    const known = 'known' in standing ? standing.known : standing.kind;
    const next = isGood ? 'confirmed' : 'profile-read';
    this.#standing = { kind: known === 'profile-unread' ? known : next };
    return { hasLeft: standing.kind === 'left-while-asking', known };
  }

  #know(known: Known): void {
    this.#standing = 'known' in this.#standing ? { ...this.#standing, known } : { kind: known };
  }

  #receiveUnverified(userId: string, cause: unknown): void {
    this.#options.log.warn('session.unverified', { cause: String(cause) });
    const state = this.store.getSnapshot();
    if (state.kind === 'in' && state.user.userId === userId) return;
    const { session } = this.#options.storage;
    const user = this.#isSignOutPending() ? undefined : rememberedUser(session, userId);
    this.store.set(user === undefined ? { kind: 'out', reason: 'check-failed' } : { kind: 'in', user });
  }

  #changeUser(userId: string): void {
    const state = this.store.getSnapshot();
    if (state.kind === 'in' && state.user.userId !== userId) clearUserStorage(this.#options.storage);
    this.#know('profile-unread');
    this.stopListeners();
  }

  #publish(): void {
    if (this.#identity === undefined) return;
    const end = endedAccess(this.#identity, this.#profile.current());
    if (end !== undefined) {
      this.#options.onEnded(end);
      return;
    }
    const remembered = rememberedCompany(this.#options.storage.session, this.#identity.userId);
    const user = sessionUserOf(this.#identity, this.#profile.current(), remembered);
    const state = this.store.getSnapshot();
    if (state.kind === 'in' && isSameUser(state.user, user)) return;
    this.#record(user);
    this.store.set({ kind: 'in', user });
  }

  #record(user: SessionUser): void {
    try {
      writeSessionRecord(this.#options.storage.session, user);
    } catch (cause) {
      // A full storage costs the record, not the session.
      this.#options.log.error('session.record-failed', cause);
    }
  }

  #isSignOutPending(): boolean {
    return this.#options.storage.local.getItem(SIGN_OUT_PENDING_KEY) !== null;
  }

  #finishSignOut(): void {
    const { gateway, storage, log } = this.#options;
    this.end('signed-out');
    gateway.signOut().then(
      () => storage.local.removeItem(SIGN_OUT_PENDING_KEY),
      (cause: unknown) => log.error('session.sign-out-still-pending', cause),
    );
  }
}
