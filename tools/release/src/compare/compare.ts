import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, type Release, type RemoteName } from '@vcms/contract';
import { type Fragment, readFragment } from '@vcms/registry';
import type { Command, CommonOptions } from '../command.ts';
import type { CommandResult } from '../command-result.ts';
import { formatTable } from '../format-table.ts';
import { EXIT, ReleaseFailure } from '../release-failure.ts';
import type { Target } from '../target.ts';
import { cdnFolder } from '../upload-release.ts';
import type { Workbench } from '../workbench.ts';
import { placeOf } from '../write-registry.ts';
import { type CompareSite, readCompareSite } from './compare-accounts.ts';
import { type ComparedPage, comparedPages } from './compared-pages.ts';
import { compareLooks, type Looks, type PageComparison } from './comparison.ts';
import { comparisonPage, percentOf } from './comparison-page.ts';
import { contractDifferences } from './contract-differences.ts';
import { LOOK_SIZES, type LookSize } from './look-wish.ts';

type Wish = Extract<Command, { name: 'compare' }>;

const SIZES = Object.keys(LOOK_SIZES) as LookSize[];

interface Listed {
  readonly version: string;
  /** Folder below the remote's base, ends in a slash. */
  readonly folder: string;
  readonly release: Release;
}

/**
 * Opens every page of a remote in the live release and in another listed one, by default its canary, and writes both side
 * by side, with what they promise differently. Nothing is published and nobody is given anything. Throws ReleaseFailure with code
 * `refused` when a page works in the live release and not in the other.
 */
export async function compare(
  wish: Wish,
  options: CommonOptions,
  target: Target,
  bench: Workbench,
): Promise<CommandResult> {
  const { fragment } = await readFragment(placeOf(target, bench.now), wish.remote);
  const version = wish.version ?? fragment?.canary?.version;
  if (fragment === undefined || version === undefined)
    throw refuse(`${wish.remote} has no canary; name a listed release with --version.`);
  if (version === fragment.active) throw refuse(`${wish.remote} ${version} is the active release itself.`);
  const [live, candidate] = [
    await listed(target, wish.remote, fragment, fragment.active),
    await listed(target, wish.remote, fragment, version),
  ];
  const site = await readCompareSite(wish.accounts, options, bench.root);
  const pages = chosen(comparedPages(live.release.menu, candidate.release.menu), wish.only);
  const compared = await lookAtAll(wish.remote, { live, candidate }, pages, site, bench);
  const contract = contractDifferences(live.release, candidate.release);
  const folder = join('.local', 'compare', `${wish.remote}-${version}`);
  const facts = { remote: wish.remote, live: live.version, candidate: version, contract };
  await write(join(bench.root, folder), comparisonPage({ ...facts, pages: compared }));
  return outcomeOf(facts, compared, join(folder, 'index.html'));
}

async function listed(
  target: Target,
  remote: RemoteName,
  { releases, blocked }: Fragment,
  version: string,
): Promise<Listed> {
  const folder = releases[version]?.path;
  if (folder === undefined)
    throw refuse(`${remote} ${version} is not listed here; publish it with --hold first.`);
  if (blocked.includes(version)) throw refuse(`${remote} ${version} is blocked: it runs nowhere.`);
  const stored = await target.cdn.read(`${cdnFolder(remote, folder)}release.json`);
  const parsed = parseRelease(stored && JSON.parse(Buffer.from(stored.bytes).toString('utf8')));
  if (!parsed.ok)
    throw new ReleaseFailure(EXIT.unavailable, `The release.json of ${remote} ${version} cannot be read.`);
  return { version, folder, release: parsed.value };
}

function chosen(
  pages: readonly ComparedPage[],
  only: readonly string[] | undefined,
): readonly ComparedPage[] {
  const found = only === undefined ? pages : pages.filter(({ path }) => only.includes(path));
  if (found.length === 0) throw refuse('Neither release has a page of that path.');
  return found;
}

async function lookAtAll(
  remote: RemoteName,
  { live, candidate }: { readonly live: Listed; readonly candidate: Listed },
  pages: readonly ComparedPage[],
  { site, accounts }: CompareSite,
  bench: Workbench,
): Promise<readonly PageComparison[]> {
  const parties = [...new Set(pages.map(({ role }) => role))].map((role) => {
    const account = accounts.find((known) => known.role === role);
    if (account === undefined) throw refuse(`Nobody of role ${role} looks: name an account of it.`);
    return { account, own: pages.filter((page) => page.role === role) };
  });
  return bench.browse(async (look) => {
    const compared: PageComparison[] = [];
    for (const { account, own } of parties) {
      const by = ({ version, folder }: Listed, side: ComparedPage['side']) => {
        const there = own.filter((page) => page.side === 'both' || page.side === side);
        return look({ site, remote, version, folder, account, pages: there });
      };
      bench.progress(`Looking at ${own.length} pages of ${account.role} …`);
      // Two looks at the live release with the other between them: what moves by itself shows in the two.
      const first = await by(live, 'live');
      const other = await by(candidate, 'candidate');
      const looks: Looks = { live: first, candidate: other, again: await by(live, 'live') };
      compared.push(...compareLooks(own, looks, SIZES));
    }
    return compared;
  });
}

async function write(folder: string, { html, files }: ReturnType<typeof comparisonPage>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of files) await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, 'index.html'), html);
}

function outcomeOf(
  facts: Readonly<{ remote: RemoteName; live: string; candidate: string; contract: readonly string[] }>,
  pages: readonly PageComparison[],
  report: string,
): CommandResult {
  const changed = pages.filter(({ share }) => share > 0);
  const broken = pages.filter(({ problems }) => problems.length > 0);
  const [worst] = broken;
  if (worst !== undefined)
    throw refuse(
      `${broken.length} of ${pages.length} pages of ${facts.remote} ${facts.candidate} do not work; ${worst.page.path} of ${worst.page.role}: ${worst.problems[0]} Open ${report}.`,
    );
  const rows = changed.map(({ page, share }) => [
    page.role,
    page.path,
    page.label,
    sayShare(page.side, share),
  ]);
  const summary = `${changed.length} of ${pages.length} pages of ${facts.remote} ${facts.candidate} look other than in ${facts.live}. Open ${report}.`;
  return {
    lines: [...facts.contract, ...formatTable(rows), summary],
    facts: {
      ...facts,
      report,
      pages: pages.map(({ page, share }) => ({ ...page, share })),
    },
  };
}

function sayShare(side: ComparedPage['side'], share: number): string {
  if (side !== 'both') return side === 'live' ? 'gone' : 'new';
  return percentOf(share);
}

function refuse(sentence: string): ReleaseFailure {
  return new ReleaseFailure(EXIT.refused, sentence);
}
