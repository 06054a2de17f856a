import {
  countsOn,
  failedOf,
  type ReleaseCounts,
  type RemoteName,
  rateOf,
  type Share,
  slowOf,
} from '@vcms/contract';
import type { Fragment } from '@vcms/registry';
import type { CountsByDay } from './read-health.ts';

/** What tabs told of one release, for people. */
export interface FigureRow {
  readonly remote: RemoteName;
  readonly version: string;
  readonly part: 'canary' | 'active' | 'previous';
  readonly sessions: number;
  readonly failed: Share;
  readonly slow: Share;
  /** Files that were not the released ones. */
  readonly integrity: number;
  /** How often it took the place of a failed release. */
  readonly standIn: number;
}

/**
 * The figures of the releases that users of a remote get: canary and active of the days on which tabs told of the canary, else
 * active and previous of all days that are kept.
 */
export async function releaseFigures(
  remote: RemoteName,
  { canary, active, previous }: Pick<Fragment, 'canary' | 'active' | 'previous'>,
  read: (version: string) => Promise<CountsByDay>,
): Promise<readonly FigureRow[]> {
  const canaryDays = canary === null ? undefined : await read(canary.version);
  const activeDays = await read(active);
  const own = (part: FigureRow['part'], version: string, days: CountsByDay) =>
    rowOf(
      { remote, version, part },
      countsOn(days, (day) => canaryDays?.has(day) ?? true),
    );
  if (canary !== null && canaryDays !== undefined)
    return [own('canary', canary.version, canaryDays), own('active', active, activeDays)];
  const first = own('active', active, activeDays);
  return previous === null ? [first] : [first, own('previous', previous, await read(previous))];
}

function rowOf(release: Pick<FigureRow, 'remote' | 'version' | 'part'>, counts: ReleaseCounts): FigureRow {
  const failed = failedOf(counts);
  return {
    ...release,
    sessions: failed.total,
    failed,
    slow: slowOf(counts),
    integrity: counts.integrity ?? 0,
    standIn: counts['stand-in'] ?? 0,
  };
}

const HEAD = ['remote', 'release', 'sessions', 'failed', 'over 4 s', 'wrong files', 'stood in'];

/** A table of the rows, its head first. */
export function figureCells(rows: readonly FigureRow[]): string[][] {
  return [
    HEAD,
    ...rows.map(({ remote, version, part, sessions, failed, slow, integrity, standIn }) => [
      remote,
      `${version} (${part})`,
      String(sessions),
      shareText(failed),
      shareText(slow),
      String(integrity),
      String(standIn),
    ]),
  ];
}

function shareText(share: Share): string {
  return `${share.events} (${(rateOf(share) * 100).toFixed(1)} %)`;
}
