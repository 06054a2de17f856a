import { type Fragment, type FragmentChange, promote, readFragment, setCanary } from '@vcms/registry';
import type { Command, CommonOptions } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { dropFiles } from './drop-files.ts';
import type { Comparison } from './health/compare-releases.ts';
import { judgeCanary, type Pair } from './health/judge-canary.ts';
import type { LookedAt } from './health/look-once.ts';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import type { Target } from './target.ts';
import type { Workbench } from './workbench.ts';
import { applyChange, placeOf } from './write-registry.ts';

export type HealthyPromotion = Extract<Command, { name: 'promote' }> & { readonly counts: string };

/**
 * Promotes a canary that real tabs speak for, gives one to nobody that they speak against, and changes nothing while too
 * little is known. Throws ReleaseFailure with code `undecided` or `worse` unless it was promoted.
 */
export async function promoteWhenHealthy(
  wish: HealthyPromotion,
  options: CommonOptions,
  target: Target,
  bench: Workbench,
): Promise<CommandResult> {
  const { pair, found } = await judgePair(wish, options, target, bench);
  if (options.dryRun) {
    const sentence = `Dry run, nothing was changed. ${sentenceFor(pair, found)}`;
    if (found.verdict === 'healthy') return { lines: [sentence], facts: { ...pair, ...found } };
    throw new ReleaseFailure(codeOf(found), sentence);
  }
  if (found.verdict === 'undecided')
    throw new ReleaseFailure(EXIT.undecided, `Nothing was changed. ${sentenceFor(pair, found)}`);
  return await carryOut(pair, found, target, bench);
}

/** The canary and what is said of it now; nothing that users get is changed. Throws ReleaseFailure where there is none to judge. */
export async function judgePair(
  { remote, counts }: Pick<HealthyPromotion, 'remote' | 'counts'>,
  options: CommonOptions,
  target: Target,
  bench: Workbench,
): Promise<{ readonly pair: Pair; readonly found: LookedAt }> {
  const { fragment } = await readFragment(placeOf(target, bench.now), remote);
  const pair = pairOf(remote, fragment);
  const [canary, control] = await Promise.all([
    bench.readHealth(counts, remote, pair.canary),
    bench.readHealth(counts, remote, pair.control),
  ]);
  return { pair, found: await judgeCanary(target, pair, { canary, control }, !options.dryRun) };
}

/** Promotes a healthy canary, or gives a worse one to nobody and throws ReleaseFailure with code `worse`. */
export async function carryOut(
  pair: Pair,
  found: Comparison,
  target: Target,
  bench: Workbench,
): Promise<CommandResult> {
  const { remote } = pair;
  const change = found.verdict === 'healthy' ? promote : stopCanary;
  const applied = await applyChange(target, remote, whilePaired(pair, change), bench.now);
  const dropped = await dropFiles(target, remote, applied);
  if (found.verdict === 'worse')
    throw new ReleaseFailure(
      EXIT.worse,
      `${sentenceFor(pair, found)} New tabs get ${pair.control} again (registry ${applied.serial}); "block ${remote} ${pair.canary}" asks open tabs for a refresh.`,
    );
  const done = `${remote} ${pair.canary} is active for new tabs (registry ${applied.serial}).`;
  return {
    lines: [done, sentenceFor(pair, found), ...applied.warnings],
    facts: { ...pair, ...found, active: pair.canary, serial: applied.serial, dropped },
  };
}

/** True while a canary goes to a share of all users. */
export function isJudgeable({ canary }: Pick<Fragment, 'canary'>): boolean {
  return canary !== null && canary.percent > 0 && canary.roles === undefined && canary.users === undefined;
}

function pairOf(remote: Pair['remote'], fragment: Fragment | undefined): Pair {
  const canary = fragment?.canary ?? null;
  if (fragment === undefined || canary === null)
    throw new ReleaseFailure(EXIT.refused, 'There is no canary to judge; start one with "canary" first.');
  // People who were picked differ from the others in more than the release.
  if (canary.roles !== undefined || canary.users !== undefined)
    throw new ReleaseFailure(
      EXIT.refused,
      `The canary of ${remote} goes to chosen roles or users, so the others are no control. Promote it without --when-healthy, or give it to a share of all.`,
    );
  return { remote, canary: canary.version, control: fragment.active };
}

/** What was judged is what is changed, or nothing is. */
function whilePaired({ canary, control }: Pair, change: (fragment: Fragment) => FragmentChange) {
  return (current: Fragment | undefined): FragmentChange =>
    current?.canary?.version === canary && current.active === control
      ? change(current)
      : {
          ok: false,
          problem: 'Somebody changed the canary meanwhile. Look at "status", then run this again.',
        };
}

function stopCanary(fragment: Fragment): FragmentChange {
  return fragment.canary === null
    ? { ok: false, problem: 'There is no canary.' }
    : setCanary(fragment, { version: fragment.canary.version, percent: 0 });
}

function codeOf({ verdict }: Comparison) {
  return verdict === 'worse' ? EXIT.worse : EXIT.undecided;
}

const WORDS = { healthy: 'is healthy', worse: 'is worse', undecided: 'is not decided yet' } as const;

export function sentenceFor({ remote, canary, control }: Pair, { verdict, sentence }: Comparison): string {
  return `${remote} ${canary} beside ${control} ${WORDS[verdict]}: ${sentence}.`;
}
