import { createValueStore, type RemoteName, type ValueStore } from '@vcms/contract';
import type { ReleaseSource } from './choose-release.ts';
import type { LoadFailure } from './load-failure.ts';

/** Where the session's remote stands (architecture 3e.2). */
type RemotePhase = 'idle' | 'choosing' | 'loading' | 'mounting' | 'ready' | 'failed';

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

/** Holds the status; equal values keep the same reference, so nobody renders for nothing. */
export function createRemoteStatusStore(): ValueStore<RemoteStatus> {
  const store = createValueStore(IDLE_STATUS);
  return {
    ...store,
    set: (next) => store.set(isSame(store.getSnapshot(), next) ? store.getSnapshot() : next),
  };
}

function isSame(a: RemoteStatus, b: RemoteStatus): boolean {
  return (Object.keys(IDLE_STATUS) as (keyof RemoteStatus)[]).every((key) => Object.is(a[key], b[key]));
}
