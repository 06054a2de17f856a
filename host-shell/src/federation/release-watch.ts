import {
  createValueStore,
  type ReadableStore,
  type RemoteLogger,
  type RemoteName,
  type Session,
} from '@vcms/contract';
import type { Clock } from './clock.ts';
import type { LoadFailureKind } from './load-failure.ts';
import { REGISTRY_REREAD_MS, REGISTRY_WATCH_MS } from './load-limits.ts';
import type { NoticeMemory } from './notice-memory.ts';
import type { PageSignals } from './page-signals.ts';
import type { RegistryClient } from './registry-client.ts';
import {
  findNewer,
  findNotice,
  type LoadedRelease,
  noticeKey,
  type ReleaseNotice,
} from './release-notice.ts';

export interface ReleaseWatchDeps {
  readonly registry: RegistryClient;
  readonly clock: Clock;
  readonly page: PageSignals;
  readonly memory: NoticeMemory;
  readonly log: RemoteLogger;
  readonly shellVersion: string;
  readonly user: () => Pick<Session, 'userId' | 'role'> | undefined;
  /** Releases of the remote that failed in this page: no reason to ask for a reload. */
  readonly failed: (remote: RemoteName) => ReadonlySet<string>;
  /** False while a form holds changes: then nothing reloads by itself. */
  readonly mayReload: () => boolean;
  /** Loads the page anew, with the pin of the session's remote forgotten. */
  readonly reload: () => void;
}

/** Keeps the registry fresh and compares it with what this page runs (architecture 3b, "Mid-session refresh"). */
export interface ReleaseWatch {
  readonly notice: ReadableStore<ReleaseNotice | undefined>;
  /** Starts to listen; returns the end. */
  start(): () => void;
  /** Names the release that is on screen; undefined when the session is over. */
  noteLoaded(loaded: LoadedRelease | undefined): void;
  /** A load failed: the registry may know better by now. */
  noteFailure(kind: LoadFailureKind): void;
  /** A part of the loaded release did not arrive: a newer release is worth a reload at once. */
  noteMissingPart(): void;
  /** Hides the notice for a day. */
  dismiss(): void;
}

const REGISTRY_KINDS: readonly LoadFailureKind[] = ['registry-unreachable', 'registry-invalid'];

export function createReleaseWatch(deps: ReleaseWatchDeps): ReleaseWatch {
  const { registry, clock, page, memory, log } = deps;
  const notice = createValueStore<ReleaseNotice | undefined>(undefined);
  let loaded: LoadedRelease | undefined;
  let isBroken = false;
  let cancelReread: (() => void) | undefined;
  let cancelWatch: (() => void) | undefined;

  function update(): void {
    const { registry: current } = registry.state.getSnapshot();
    const user = deps.user();
    if (current === undefined || user === undefined) {
      notice.set(undefined);
      return;
    }
    const supersededSince = loaded === undefined ? undefined : noteSuperseded(loaded, user);
    const next = findNotice({
      registry: current,
      shellVersion: deps.shellVersion,
      user,
      loaded,
      now: clock.now(),
      supersededSince,
      isBroken,
      failed: deps.failed,
      dismissedAt: (key) => memory.read(`dismissed.${key}`),
    });
    const before = notice.getSnapshot();
    if (next !== undefined && before !== undefined && noticeKey(next) === noticeKey(before)) return;
    if (next?.kind === 'blocked')
      log.warn('remote.blocked', { remote: next.remote, release: next.release, serial: current.serial });
    notice.set(next);
  }

  /**
   * Since when the loaded release is superseded: the registry that says so was written at that time or later, so its
   * date counts, even when this tab slept through the deploy. The first such date is kept.
   */
  function noteSuperseded(
    release: LoadedRelease,
    user: Pick<Session, 'userId' | 'role'>,
  ): number | undefined {
    const { registry: current } = registry.state.getSnapshot();
    const newer =
      current === undefined ? undefined : findNewer(current, release, user, deps.failed(release.remote));
    if (current === undefined || newer === undefined) return undefined;
    const name = `superseded.${release.remote}.${release.release}`;
    const before = memory.read(name);
    if (before !== undefined) return before;
    const generated = Date.parse(current.generatedAt);
    const since = Number.isNaN(generated) ? clock.now() : Math.min(generated, clock.now());
    memory.write(name, since);
    log.info('remote.superseded', { ...release, newer, serial: current.serial });
    return since;
  }

  function rereadWhenStale(): void {
    const { readAt } = registry.state.getSnapshot();
    const isOld = readAt !== undefined && clock.now() - readAt >= REGISTRY_WATCH_MS;
    if ((isOld || registry.isStale()) && page.isOnline()) void registry.refresh();
    update();
  }

  /** Somebody who only looks at a page must hear of a block as well; a hidden tab catches up when it is shown. */
  function keepWatching(): void {
    cancelWatch = clock.after(REGISTRY_WATCH_MS, () => {
      const isWanted = deps.user() !== undefined && cancelReread === undefined;
      if (isWanted && page.isVisible() && page.isOnline()) void registry.refresh();
      keepWatching();
    });
  }

  /** A substitute serves: ask again in a minute (architecture 3h, row 1). */
  function onRegistry(): void {
    const { registry: current, readAt } = registry.state.getSnapshot();
    if (readAt !== undefined) {
      cancelReread?.();
      cancelReread = undefined;
    } else if (current !== undefined && cancelReread === undefined) {
      cancelReread = clock.after(REGISTRY_REREAD_MS, () => {
        cancelReread = undefined;
        void registry.refresh();
      });
    }
    update();
  }

  /** Once per release: a registry that cannot be read anew must not reload the page for ever. */
  function onNavigated(): void {
    rereadWhenStale();
    const current = notice.getSnapshot();
    if (current?.kind !== 'blocked' || !deps.mayReload()) return;
    const name = `reloaded.${current.remote}.${current.release}`;
    if (memory.read(name) !== undefined) return;
    memory.write(name, clock.now());
    deps.reload();
  }

  return {
    notice,
    start() {
      keepWatching();
      const endings = [
        registry.state.subscribe(onRegistry),
        page.onVisible(rereadWhenStale),
        page.onNavigated(onNavigated),
      ];
      return () => {
        for (const end of endings) end();
        cancelReread?.();
        cancelReread = undefined;
        cancelWatch?.();
      };
    },
    noteLoaded(next) {
      if (next?.remote === loaded?.remote && next?.release === loaded?.release) return;
      loaded = next;
      isBroken = false;
      update();
    },
    noteFailure(kind) {
      if (!REGISTRY_KINDS.includes(kind) && page.isOnline()) void registry.refresh();
    },
    noteMissingPart() {
      isBroken = true;
      void registry.refresh().then(update);
    },
    dismiss() {
      const current = notice.getSnapshot();
      if (current === undefined || current.kind === 'blocked') return;
      memory.write(`dismissed.${noticeKey(current)}`, clock.now());
      isBroken = false;
      update();
    },
  };
}
