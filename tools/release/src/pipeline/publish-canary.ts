import { type RunOutcome, runRelease } from '../run-release.ts';
import type { Workbench } from '../workbench.ts';
import { CANARY_PERCENT } from './workflow-file.ts';

/** What is told to both commands, and what to the first alone. */
const OWN: Readonly<Record<string, 'percent' | 'publish'>> = {
  '--percent': 'percent',
  '--version': 'publish',
  '--from': 'publish',
  '--sources': 'publish',
};

interface Told {
  readonly percent: string;
  readonly publish: readonly string[];
  readonly both: readonly string[];
}

function sorted(options: readonly string[]): Told {
  let told: Told = { percent: String(CANARY_PERCENT), publish: [], both: [] };
  for (let at = 0; at < options.length; at += 1) {
    const name = options[at] ?? '';
    const value = options[at + 1] ?? '';
    const kind = OWN[name];
    if (kind === 'percent') told = { ...told, percent: value };
    else if (kind === 'publish') told = { ...told, publish: [...told.publish, name, value] };
    else told = { ...told, both: [...told.both, name] };
    if (kind !== undefined) at += 1;
  }
  return told;
}

/**
 * Publishes a remote without giving it to anybody, then gives it to a share of the users. The contract suite runs in the first
 * part. With `--dry-run` the first part does all its checks, and that is all.
 * @param options those of `release publish`, and `--percent N`
 */
export async function publishCanary(
  remote: string,
  options: readonly string[],
  bench: Workbench,
): Promise<RunOutcome> {
  const { percent, publish, both } = sorted(options);
  const held = ['publish', remote, ...publish, '--hold', ...both];
  if (both.includes('--dry-run')) return await runRelease(held, bench);
  // The version is made of the sources, so it is asked of what was published.
  const published = await runRelease([...held, '--json'], bench);
  const facts: { readonly version: string; readonly message: string } = JSON.parse(published.stdout);
  if (published.code !== 0)
    return both.includes('--json') ? published : { ...published, stdout: '', stderr: facts.message };
  return await runRelease(
    ['canary', remote, '--version', facts.version, '--percent', percent, ...both],
    bench,
  );
}
