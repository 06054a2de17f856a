import { familyOf, type ReadableStore, type Session } from '@vcms/contract';
import { photoUrlOf, type SessionState } from '../auth/session-state.ts';

/** The session as remotes see it; undefined when nobody is signed in or the role has no remote. */
export function remoteSessionOf(state: SessionState): Session | undefined {
  if (state.kind !== 'in' || state.user.role === undefined) return undefined;
  const { userId, role, email, companyId, companyEmail, company } = state.user;
  const family = familyOf(role);
  if (family === null) return undefined;
  return { userId, role, family, email, companyId, companyEmail, company, photoUrl: photoUrlOf(state.user) };
}

/**
 * The same as a store without an empty state: a remote is mounted only while a session exists, and it is unmounted
 * before the session ends, so the last session stays readable until then. Throws when read before any sign-in.
 */
export function createRemoteSessionStore(session: ReadableStore<SessionState>): ReadableStore<Session> {
  let seen: SessionState | undefined;
  let current: Session | undefined;
  return {
    getSnapshot() {
      const state = session.getSnapshot();
      if (state !== seen) {
        seen = state;
        current = remoteSessionOf(state) ?? current;
      }
      if (current === undefined) throw new Error('No session: remotes are mounted for signed-in users only.');
      return current;
    },
    subscribe: (listener) => session.subscribe(listener),
  };
}
