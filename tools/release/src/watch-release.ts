import type { RemoteName } from '@vcms/contract';
import { type Fragment, readFragment } from '@vcms/registry';
import type { CommonOptions } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { judgeActive } from './health/judge-active.ts';
import { carryOut, isJudgeable, judgePair, sentenceFor } from './promote-when-healthy.ts';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import type { Target } from './target.ts';
import type { Workbench } from './workbench.ts';
import { placeOf } from './write-registry.ts';

interface Watch {
  readonly remote: RemoteName;
  readonly counts: string;
}

/**
 * What a timer asks of a remote: a canary for a share of all is judged as by `promote --when-healthy`, then the active release is
 * looked at beside the one before it. Ends well while nobody is needed; throws ReleaseFailure with `worse` for a canary that is
 * worse, `undecided` for one whose last look decided nothing, `activeWorse` for an active release that goes worse than the one
 * before. Nothing is rolled back: days differ, and a bad day of everything looks the same (decision 58).
 */
export async function watchRelease(
  watch: Watch,
  options: CommonOptions,
  target: Target,
  bench: Workbench,
): Promise<CommandResult> {
  const { fragment } = await readFragment(placeOf(target, bench.now), watch.remote);
  if (fragment === undefined)
    throw new ReleaseFailure(EXIT.refused, `${watch.remote} was never published here.`);
  const canary = isJudgeable(fragment) ? await watchCanary(watch, options, target, bench) : undefined;
  if (canary?.isDone === true) return canary.result;
  const active = await watchActive(watch, fragment, options, target, bench);
  return {
    lines: [...(canary?.result.lines ?? [`${watch.remote} has no canary to judge.`]), active.line],
    facts: { remote: watch.remote, canary: canary?.result.facts ?? null, active: active.facts },
  };
}

async function watchCanary(watch: Watch, options: CommonOptions, target: Target, bench: Workbench) {
  const { pair, found } = await judgePair(watch, options, target, bench);
  const sentence = sentenceFor(pair, found);
  if (found.verdict !== 'undecided' && !options.dryRun)
    return { isDone: true, result: await carryOut(pair, found, target, bench) };
  if (found.isLast === true) throw new ReleaseFailure(EXIT.undecided, `Nothing was changed. ${sentence}`);
  return { isDone: false, result: { lines: [sentence], facts: { ...pair, ...found } } };
}

async function watchActive(
  { remote, counts }: Watch,
  { active, previous }: Fragment,
  options: CommonOptions,
  target: Target,
  bench: Workbench,
) {
  if (previous === null) return { line: `No release was active before ${remote} ${active}.`, facts: null };
  const [own, others] = await Promise.all([
    bench.readHealth(counts, remote, active),
    bench.readHealth(counts, remote, previous),
  ]);
  const succession = { remote, active, before: previous };
  const found = await judgeActive(target, succession, { active: own, before: others }, !options.dryRun);
  if (found.verdict === 'worse')
    throw new ReleaseFailure(
      EXIT.activeWorse,
      `${remote} ${active}, which is active, goes worse than ${previous} did: ${found.sentence}. Nothing was changed: on other days both may fail. Look at what fails; "rollback ${remote}" goes back.`,
    );
  return {
    line: `${remote} ${active} beside ${previous} of the days before: nothing to report: ${found.sentence}.`,
    facts: { ...succession, ...found },
  };
}
