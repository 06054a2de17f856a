import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRegistry, type Registry, type ReleaseCounts } from '@vcms/contract';
import { type Listener, startCdnServer } from '@vcms/hosting';
import { createFolderStore, type ObjectStore } from '@vcms/registry';
import { BYTE_BUDGET } from './byte-budget.ts';
import { writeFixtureBuild } from './fixture-release.ts';
import { type RunOutcome, runRelease } from './run-release.ts';
import type { Workbench } from './workbench.ts';

/** A temporary folder as target, served by the real CDN server; builds are tiny and the suite's outcomes are settable. */
export interface ReleaseRig {
  readonly folder: string;
  readonly store: ObjectStore;
  readonly cdn: Listener;
  readonly bench: Workbench & {
    /** Why each run of the contract suite fails, undefined: it passes; the last one stays. */
    suite: (string | undefined)[];
    suiteRuns: number;
    /** Which sources were built and tested, when others were named. */
    readonly used: string[];
    readonly progressed: string[];
    clock: Date;
    /** What tabs told, by release. */
    health: Readonly<Record<string, ReleaseCounts>>;
  };
  /** Runs one command on the folder; the facts are the parsed JSON line. */
  run(...args: readonly string[]): Promise<RunOutcome & { facts: Record<string, unknown> }>;
  publish(version: string, ...args: readonly string[]): ReturnType<ReleaseRig['run']>;
  registry(): Promise<Registry>;
  close(): Promise<void>;
}

export async function startRig(): Promise<ReleaseRig> {
  const folder = await mkdtemp(join(tmpdir(), 'vcms-release-'));
  const target = join(folder, 'target');
  const cdn = await startCdnServer({ host: '127.0.0.1', port: 0, folder: target });
  const store = createFolderStore(target);
  const bench = createBench(folder);
  const run = async (...args: readonly string[]) => {
    const common = ['--target', `folder:${target}`, '--env', 'test', '--cdn-url', cdn.origin, '--json'];
    const outcome = await runRelease([...args, ...common], bench);
    return { ...outcome, facts: JSON.parse(outcome.stdout) as Record<string, unknown> };
  };
  return {
    folder,
    store,
    cdn,
    bench,
    run,
    publish: (version, ...args) => run('publish', 'remote-admin', '--version', version, ...args),
    async registry() {
      const stored = await store.read('registry/test.json');
      const parsed = parseRegistry(JSON.parse(Buffer.from(stored?.bytes ?? '').toString()));
      if (!parsed.ok || parsed.warnings.length > 0) throw new Error(JSON.stringify(parsed));
      return parsed.value;
    },
    async close() {
      await cdn.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function createBench(root: string): ReleaseRig['bench'] {
  const bench: ReleaseRig['bench'] = {
    root,
    suite: [undefined],
    suiteRuns: 0,
    used: [],
    progressed: [],
    clock: new Date('2026-11-21T10:00:00Z'),
    now: () => bench.clock,
    fetch: (...[input, init]: Parameters<typeof fetch>) => fetch(input, init),
    budget: BYTE_BUDGET,
    async build({ remote, version = '1.0.0', outDir, commit, builtAt, sources }) {
      if (sources !== undefined) bench.used.push(`build ${sources}`);
      const given = {
        ...(commit === undefined ? {} : { commit }),
        ...(builtAt === undefined ? {} : { builtAt }),
      };
      await writeFixtureBuild(outDir, version, given, remote);
    },
    async runContractSuite(_remote, sources) {
      if (sources !== undefined) bench.used.push(`suite ${sources}`);
      const reason = bench.suite.length > 1 ? bench.suite.shift() : bench.suite[0];
      bench.suiteRuns += 1;
      return reason === undefined ? { ok: true } : { ok: false, reason, output: 'suite' };
    },
    health: {},
    async readHealth(_counts, _remote, version) {
      const counts = bench.health[version];
      return new Map(counts === undefined ? [] : [['2026-11-21', counts]]);
    },
    browse: () => Promise.reject(new Error('Nothing is looked at in a rig.')),
    gitUserName: async () => 'Ada Lovelace',
    progress: (line) => void bench.progressed.push(line),
  };
  return bench;
}
