import { parseVersion, type Registry, type RemoteName, type Session, type Version } from '@vcms/contract';
import { chooseRelease } from './choose-release.ts';
import { NOTICE_DISMISSED_MS, SUPERSEDED_NOTICE_MS } from './load-limits.ts';

/** What the shell has to say about the code that this page runs (architecture 3b, "Mid-session refresh"). */
export type ReleaseNotice =
  | { readonly kind: 'blocked'; readonly remote: RemoteName; readonly release: string }
  | { readonly kind: 'shell-outdated'; readonly minShell: string }
  | {
      readonly kind: 'superseded';
      readonly remote: RemoteName;
      readonly release: string;
      readonly newer: string;
    };

/** The release that was mounted last in this page. */
export interface LoadedRelease {
  readonly remote: RemoteName;
  readonly release: string;
}

export interface NoticeInputs {
  readonly registry: Registry;
  readonly shellVersion: string;
  readonly user: Pick<Session, 'userId' | 'role'>;
  /** Undefined while no remote has been mounted. */
  readonly loaded: LoadedRelease | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** When the loaded release is known to have been superseded; ms since 1970. */
  readonly supersededSince: number | undefined;
  /** True when a part of the loaded release is missing: the newer one is then offered at once (row 21). */
  readonly isBroken: boolean;
  /** Releases of a remote that failed in this page. */
  readonly failed: (remote: RemoteName) => ReadonlySet<string>;
  /** When the user dismissed a notice with this key; ms since 1970. */
  readonly dismissedAt: (key: string) => number | undefined;
}

/** The one notice to show: a blocked release, then an old shell, then a superseded release. */
export function findNotice(inputs: NoticeInputs): ReleaseNotice | undefined {
  const { registry, loaded } = inputs;
  if (loaded !== undefined && registry.remotes[loaded.remote]?.blocked.includes(loaded.release))
    return { kind: 'blocked', ...loaded };
  const notices = [outdatedShell(inputs), supersededRelease(inputs)];
  return notices.find((notice) => notice !== undefined && !isDismissed(notice, inputs));
}

/** Names a notice for the memory of dismissed ones: another release is another notice. */
export function noticeKey(notice: ReleaseNotice): string {
  return notice.kind === 'shell-outdated'
    ? `${notice.kind}.${notice.minShell}`
    : `${notice.kind}.${notice.remote}.${notice.release}`;
}

/** The release that a new tab of this user would get instead of the loaded one; undefined: the same, or none. */
export function findNewer(
  registry: Registry,
  { remote, release }: LoadedRelease,
  user: NoticeInputs['user'],
  failed: ReadonlySet<string>,
): string | undefined {
  const entry = registry.remotes[remote];
  if (entry === undefined) return undefined;
  const choice = chooseRelease(remote, entry, user, { failed });
  return choice.kind === 'use' && choice.version !== release ? choice.version : undefined;
}

/** True when the shell is older than the registry asks for. A build of a version counts as that version. */
export function isShellTooOld(registry: Registry, shellVersion: string): boolean {
  const shell = parseVersion(shellVersion);
  const wanted = parseVersion(registry.minShell);
  return shell !== undefined && wanted !== undefined && compareCores(shell, wanted) < 0;
}

function compareCores(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

function outdatedShell({ registry, shellVersion }: NoticeInputs): ReleaseNotice | undefined {
  return isShellTooOld(registry, shellVersion)
    ? { kind: 'shell-outdated', minShell: registry.minShell }
    : undefined;
}

function supersededRelease(inputs: NoticeInputs): ReleaseNotice | undefined {
  const { registry, loaded, user, now, supersededSince, isBroken, failed } = inputs;
  if (loaded === undefined) return undefined;
  const newer = findNewer(registry, loaded, user, failed(loaded.remote));
  if (newer === undefined) return undefined;
  const isLong = supersededSince !== undefined && now - supersededSince > SUPERSEDED_NOTICE_MS;
  return isLong || isBroken ? { kind: 'superseded', ...loaded, newer } : undefined;
}

function isDismissed(notice: ReleaseNotice, { dismissedAt, now, isBroken }: NoticeInputs): boolean {
  const at = dismissedAt(noticeKey(notice));
  if (at === undefined || (isBroken && notice.kind === 'superseded')) return false;
  return now - at < NOTICE_DISMISSED_MS;
}
