import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, REMOTE_NAMES, type RemoteName } from '@vcms/contract';
import { type Fragment, laggingParts, mergeFragments, readFragment, registryName } from '@vcms/registry';
import type { CommandResult } from './command-result.ts';
import { formatTable } from './format-table.ts';
import { type FigureRow, figureCells, releaseFigures } from './health/release-figures.ts';
import type { Target } from './target.ts';
import type { Workbench } from './workbench.ts';
import { placeOf } from './write-registry.ts';

interface StatusRow {
  readonly remote: RemoteName;
  readonly version: string;
  /** Such as "3 d"; empty when it is not known. */
  readonly age: string;
  /** Who gets it, such as "95 %" or "previous". */
  readonly share: string;
  readonly by: string;
}

/**
 * Which release is given to whom, read from the teams' fragments; says when the registry does not show it yet.
 * @param counts whose tabs tell how releases go; undefined: their figures are left out
 */
export async function status(
  target: Target,
  bench: Workbench,
  counts: string | undefined,
): Promise<CommandResult> {
  const place = placeOf(target, bench.now);
  const fragments: Partial<Record<RemoteName, Fragment>> = {};
  const notes: string[] = [];
  for (const remote of REMOTE_NAMES) {
    const { fragment, problems } = await readFragment(place, remote);
    if (fragment !== undefined) fragments[remote] = fragment;
    if (fragment?.disabled) notes.push(`${remote} is switched off: ${fragment.disabled.message}`);
    notes.push(...problems.map((problem) => `${remote}: ${problem}`));
  }
  const rows = Object.entries(fragments).flatMap(([remote, fragment]) =>
    rowsOf(remote as RemoteName, fragment, bench.now()),
  );
  const serial = await servedSerial(target, fragments, notes);
  const table = rows.length === 0 ? ['Nothing is published here yet.'] : formatTable(cellsOf(rows));
  const facts = { env: target.env, serial, rows, notes };
  if (counts === undefined) return { lines: [...table, ...notes], facts };
  const figures = await figuresOf(fragments, counts, bench);
  return {
    lines: [...table, ...notes, '', 'What tabs reported:', ...formatTable(figureCells(figures))],
    facts: { ...facts, figures },
  };
}

async function figuresOf(
  fragments: Partial<Record<RemoteName, Fragment>>,
  counts: string,
  bench: Workbench,
): Promise<readonly FigureRow[]> {
  const parts = Object.entries(fragments) as [RemoteName, Fragment][];
  const found = await Promise.all(
    parts.map(([remote, fragment]) =>
      releaseFigures(remote, fragment, (version) => bench.readHealth(counts, remote, version)),
    ),
  );
  return found.flat();
}

/** One row for each listed release, the newest first. */
function rowsOf(remote: RemoteName, fragment: Fragment, now: Date): StatusRow[] {
  return Object.entries(fragment.releases)
    .map(([version, release]) => ({ version, release, at: Date.parse(release.publishedAt ?? '') }))
    .sort((a, b) => (b.at || 0) - (a.at || 0))
    .map(({ version, release, at }) => ({
      remote,
      version,
      age: Number.isNaN(at) ? '' : formatAge(now.getTime() - at),
      share: shareOf(fragment, version),
      by: release.publishedBy ?? '',
    }));
}

function shareOf(fragment: Fragment, version: string): string {
  const { canary, active, previous, blocked, disabled } = fragment;
  if (blocked.includes(version)) return 'blocked';
  if (disabled !== null && version === active) return 'off';
  const roles = canary?.roles === undefined ? '' : ` of ${canary.roles.join(', ')}`;
  const users = canary?.users === undefined ? '' : ` + ${canary.users.length} named`;
  if (canary?.version === version) return `${canary.percent} %${roles}${users} (canary)`;
  if (version === active) {
    if (canary === null) return '100 %';
    return canary.roles === undefined && canary.users === undefined
      ? `${round(100 - canary.percent)} %`
      : 'the others';
  }
  return version === previous ? 'previous' : '';
}

/** A difference of decimals such as 100 - 0.1 is not exact in binary. */
function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}

function formatAge(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

function cellsOf(rows: readonly StatusRow[]): string[][] {
  const head = ['remote', 'release', 'age', 'share', 'published by'];
  return [head, ...rows.map(({ remote, version, age, share, by }) => [remote, version, age, share, by])];
}

async function servedSerial(
  target: Target,
  fragments: Partial<Record<RemoteName, Fragment>>,
  notes: string[],
): Promise<number | null> {
  const stored = await target.registry.read(registryName(target.env));
  const parsed = stored && parseRegistry(JSON.parse(Buffer.from(stored.bytes).toString('utf8')));
  const current = parsed?.ok ? parsed.value : undefined;
  const frame = {
    env: target.env,
    ttlSeconds: current?.ttlSeconds ?? 300,
    minShell: current?.minShell ?? '0.0.0',
  };
  const remotes = { ...current?.remotes, ...fragments };
  const merged = mergeFragments({
    ...frame,
    current,
    fragments: remotes,
    generatedAt: '1970-01-01T00:00:00Z',
  });
  const isMerged = isDeepStrictEqual(merged.remotes, current?.remotes ?? {});
  const lagging = current === undefined ? [] : await laggingParts(target.registry, current);
  if (!isMerged || lagging.length > 0)
    notes.push('The registry that shells read does not show this yet; run "merge".');
  return current?.serial ?? null;
}
