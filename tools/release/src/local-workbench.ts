import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from '@vcms/contract';
import { buildRemote, localVersion } from '@vcms/federation';
import { BYTE_BUDGET } from './byte-budget.ts';
import { readHealth } from './health/read-health.ts';
import { EXIT, ReleaseFailure, sentenceOf } from './release-failure.ts';
import { readSuiteOutcome } from './suite-outcome.ts';
import type { BuildWish, SuiteOutcome, Workbench } from './workbench.ts';

const run = promisify(execFile);
const OUTPUT_BYTES = 50 * 1024 * 1024;

/** The real workbench: the bundler, vitest and git of this repository. */
export function createLocalWorkbench(root: string, progress: (line: string) => void): Workbench {
  return {
    root,
    now: () => new Date(),
    fetch: (input, init) => fetch(input, init),
    budget: BYTE_BUDGET,
    build: (wish) => build(root, wish),
    runContractSuite: (remote, sources) => runContractSuite(root, remote, sources),
    readHealth: (counts, remote, version) =>
      readHealth(counts, { remote, version }, { fetch, token: process.env.VCMS_COUNTS_TOKEN }),
    browse,
    gitUserName: () => git(root, 'config', 'user.name'),
    progress,
  };
}

/** Playwright is loaded by the one command that looks at pages. */
const browse: Workbench['browse'] = async (use) => {
  const { lookAtPages, startBrowser } = await import('./compare/look-at-pages.ts');
  const browser = await startBrowser().catch((error: unknown) => {
    throw new ReleaseFailure(
      EXIT.unavailable,
      'Chromium does not start. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
      { cause: error },
    );
  });
  try {
    return await use((wish) => lookAtPages(browser, wish));
  } finally {
    await browser.close();
  }
};

/** The commit's own date makes the build repeatable: an upload that was cut short finds its own bytes again. */
async function build(root: string, { remote, version, outDir, ...given }: BuildWish): Promise<void> {
  const dir = join(root, given.sources ?? remote);
  const commit = given.commit ?? (await git(root, 'rev-parse', '--short=7', 'HEAD'));
  const committedAt = await git(root, 'show', '-s', '--format=%cI', 'HEAD');
  const builtAt =
    given.builtAt ?? (committedAt === undefined ? undefined : new Date(committedAt).toISOString());
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

async function runContractSuite(
  root: string,
  remote: RemoteName,
  sources: string | undefined,
): Promise<SuiteOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'vcms-suite-'));
  const report = join(folder, 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report];
  const args = [
    vitest,
    'run',
    '--project',
    'live',
    ...reporters,
    `${sources ?? remote}/src/app.live.test.ts`,
  ];
  // vitest.config.ts adds the copy to its tests.
  const env = sources === undefined ? process.env : { ...process.env, VCMS_SOURCES: sources };
  try {
    const output = await run(process.execPath, args, { cwd: root, env, maxBuffer: OUTPUT_BYTES }).catch(
      (error: { readonly stdout?: string; readonly stderr?: string }) => error,
    );
    const text = await readFile(report, 'utf8').catch(() => undefined);
    return readSuiteOutcome(text, `${output.stdout ?? ''}\n${output.stderr ?? ''}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function git(root: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', args, { cwd: root });
    return stdout.trim() === '' ? undefined : stdout.trim();
  } catch {
    return undefined;
  }
}
