import {
  createValueStore,
  type ReadableStore,
  type RemoteLogger,
  type RemoteName,
  type Session,
  type ValueStore,
} from '@vcms/contract';
import type { Clock } from './clock.ts';
import { type IntegrityDeps, isTampered, missingChunkUrl } from './file-integrity.ts';
import type { LoadFailureKind } from './load-failure.ts';
import { isConnectionFailure } from './load-failure-text.ts';
import { createNoticeMemory } from './notice-memory.ts';
import type { PageSignals } from './page-signals.ts';
import type { RegistryClient } from './registry-client.ts';
import type { LocatedRelease } from './release-client.ts';
import { createReleaseWatch, type ReleaseWatch } from './release-watch.ts';
import type { RemoteStatus } from './remote-status-store.ts';

export interface PageWatchDeps extends IntegrityDeps {
  readonly registry: RegistryClient;
  readonly clock: Clock;
  readonly page: PageSignals;
  readonly sessionStorage: Storage;
  readonly log: RemoteLogger;
  readonly shellVersion: string;
  readonly status: ValueStore<RemoteStatus>;
  readonly user: () => Pick<Session, 'userId' | 'role'> | undefined;
  readonly failed: (remote: RemoteName) => ReadonlySet<string>;
  readonly mayReload: () => boolean;
  readonly refreshPage: () => void;
  /** "Try again", on the user's behalf. */
  readonly retry: () => void;
}

/** What goes on around the remotes while the page is open: network, registry, missing pages. */
export interface PageWatch {
  readonly releases: Pick<ReleaseWatch, 'notice' | 'dismiss'>;
  readonly online: ReadableStore<boolean>;
  noteFailure(kind: LoadFailureKind): void;
  /** A page did not arrive; true when it did, but is not the file that was released. Never rejects. */
  noteMissingChunk(located: LocatedRelease, cause: unknown): Promise<boolean>;
  /** Starts to listen; returns the end. */
  start(): () => void;
}

export function createPageWatch(deps: PageWatchDeps): PageWatch {
  const { page, log, status } = deps;
  const memory = createNoticeMemory(deps.sessionStorage);
  const releases = createReleaseWatch({ ...deps, memory, reload: deps.refreshPage });
  const online = createValueStore(page.isOnline());

  function onConnection(): void {
    const isOnline = page.isOnline();
    if (isOnline === online.getSnapshot()) return;
    online.set(isOnline);
    log.info(isOnline ? 'online' : 'offline');
    const { failure } = status.getSnapshot();
    // What failed for want of a network goes on by itself (architecture 3h, row 30).
    if (isOnline && failure !== undefined && isConnectionFailure(failure.kind)) deps.retry();
  }

  function onStatus(): void {
    const { phase, remote, release, source } = status.getSnapshot();
    // No registry says anything about a developer's own build.
    if (remote === undefined || source === 'override') releases.noteLoaded(undefined);
    else if (phase === 'ready' && release !== undefined) releases.noteLoaded({ remote, release });
  }

  return {
    releases,
    online,
    noteFailure: releases.noteFailure,
    noteMissingChunk(located, cause) {
      releases.noteMissingPart();
      return isTampered(deps, located, missingChunkUrl(cause));
    },
    start() {
      const endings = [releases.start(), page.onConnection(onConnection), status.subscribe(onStatus)];
      return () => {
        for (const end of endings) end();
      };
    },
  };
}
