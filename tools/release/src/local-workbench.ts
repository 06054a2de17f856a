import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from '@vcms/contract';
import { buildRemote, localVersion } from '@vcms/federation';
import { BYTE_BUDGET } from './byte-budget.ts';
import { EXIT, ReleaseFailure, sentenceOf } from './release-failure.ts';
import type { BuildWish, Workbench } from './workbench.ts';

const run = promisify(execFile);
const OUTPUT_BYTES = 50 * 1024 * 1024;
const SHOWN_LINES = 30;

/** The real workbench: the bundler, vitest and git of this repository. */
export function createLocalWorkbench(root: string, progress: (line: string) => void): Workbench {
  return {
    root,
    now: () => new Date(),
    fetch: (input, init) => fetch(input, init),
    budget: BYTE_BUDGET,
    build: (wish) => build(root, wish),
    runContractSuite: (remote) => runContractSuite(root, remote),
    gitUserName: () => git(root, 'config', 'user.name'),
    progress,
  };
}

/** The commit's own date makes the build repeatable: an upload that was cut short finds its own bytes again. */
async function build(root: string, { remote, version, outDir }: BuildWish): Promise<void> {
  const dir = join(root, remote);
  const commit = await git(root, 'rev-parse', '--short=7', 'HEAD');
  const committedAt = await git(root, 'show', '-s', '--format=%cI', 'HEAD');
  const builtAt = committedAt === undefined ? undefined : new Date(committedAt).toISOString();
  try {
    await buildRemote({
      dir,
      remote,
      outDir,
      version: version ?? localVersion(dir),
      ...(commit === undefined ? {} : { commit }),
      ...(builtAt === undefined ? {} : { builtAt }),
    });
  } catch (error) {
    throw new ReleaseFailure(EXIT.unavailable, sentenceOf(error), { cause: error });
  }
}

async function runContractSuite(root: string, remote: RemoteName): Promise<{ ok: boolean; output: string }> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--project', 'live', '--reporter', 'dot', `${remote}/src/app.live.test.ts`];
  try {
    const { stdout } = await run(process.execPath, args, { cwd: root, maxBuffer: OUTPUT_BYTES });
    return { ok: true, output: lastLines(stdout) };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, output: lastLines(`${stdout}\n${stderr}`) };
  }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-SHOWN_LINES).join('\n');
}

async function git(root: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', args, { cwd: root });
    return stdout.trim() === '' ? undefined : stdout.trim();
  } catch {
    return undefined;
  }
}
