import type { ReadableStore, RemoteName } from '@vcms/contract';
import type { ReleaseSource } from './choose-release.ts';
import type { LoadFailure } from './load-failure.ts';

/** Where the session's remote stands (architecture 3e.2). */
export type RemotePhase = 'idle' | 'choosing' | 'loading' | 'mounting' | 'ready' | 'failed';

export interface RemoteStatus {
  readonly phase: RemotePhase;
  /** The session's remote; undefined without a session. */
  readonly remote: RemoteName | undefined;
  readonly release: string | undefined;
  readonly source: ReleaseSource | undefined;
  /** True from 4 s after the start of a load that is still going on. */
  readonly slow: boolean;
  /** Set in the phase 'failed'. */
  readonly failure: LoadFailure | undefined;
}

export const IDLE_STATUS: RemoteStatus = {
  phase: 'idle',
  remote: undefined,
  release: undefined,
  source: undefined,
  slow: false,
  failure: undefined,
};

/** A store with the one writer that holds this object; readers get it as ReadableStore. */
export interface WritableStore<T> extends ReadableStore<T> {
  set(next: T): void;
}

/** A store that tells its listeners of real changes only; a listener may unsubscribe while it is told. */
export function createStore<T>(initial: T, equal: (a: T, b: T) => boolean = Object.is): WritableStore<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    set(next) {
      if (equal(current, next)) return;
      current = next;
      for (const listener of [...listeners]) if (listeners.has(listener)) listener();
    },
  };
}

/** The status of the session's remote, read by the slot, the fallback page and telemetry. */
export function createRemoteStatusStore(): WritableStore<RemoteStatus> {
  return createStore(IDLE_STATUS, sameStatus);
}

function sameStatus(a: RemoteStatus, b: RemoteStatus): boolean {
  return (Object.keys(IDLE_STATUS) as (keyof RemoteStatus)[]).every((key) => Object.is(a[key], b[key]));
}
